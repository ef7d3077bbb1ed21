import { z } from 'zod'
import { image } from '../shapes/image.ts'
import { endpoint } from '../endpoint.ts'
import { richText } from '../shapes/rich-text.ts'

const flag = z.enum(['0', '1'])
const link = z.strictObject({ label: z.string(), url: z.string() })

/**
 * A choice in the consent panel (spec §3 Item). `activated` is the default until the visitor
 * chooses.
 */
export const cookieItem = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  optional: z.boolean(),
  activated: z.boolean(),
})

const certificate = z.strictObject({ title: z.string(), main_image: image.nullable() })

/** What the shell of every page needs (spec §3 Layout data). Texts come in the locale asked for. */
export const layoutRead = endpoint({
  summary: 'What the shell of every page needs: contact, consent, certificates, links, flags.',
  answer: z.strictObject({
    contact: z.strictObject({
      address: z.string(),
      phone: z.string(),
      contact_whatsapp: z.string(),
    }),
    cookies: z.strictObject({
      cookies_notification: flag,
      cookies_notification_text: z.string(),
      cookies_notification_controller: flag,
      cookies_notification_position: z.enum(['center', 'left', 'right', 'top', 'bottom']),
      cookies_notification_version: z.string(),
      cookies_complete: z.array(
        z.strictObject({
          category: z.string(),
          categoryLabel: z.string(),
          items: z.array(cookieItem),
        }),
      ),
    }),
    /** Addresses that the site may print; where the staff's mail goes is not among them. */
    emails: z.strictObject({ contact: z.string(), privacy: z.string() }),
    environment: z.strictObject({ environment: z.enum(['homolog', 'production']) }),
    privacy: z.strictObject({
      privacy_policy_link: z.string(),
      terms_of_use_link: z.string(),
      terms_of_user: richText.nullable(),
      terms_of_user_en: richText.nullable(),
      terms_of_user_es: richText.nullable(),
      privacy_policy: richText.nullable(),
      privacy_policy_en: richText.nullable(),
      privacy_policy_es: richText.nullable(),
    }),
    scripts: z.strictObject({
      scripts: flag,
      google_site_verification: z.string(),
      google_tag_manager: z.string(),
      google_analytics_id: z.string(),
    }),
    /** Full addresses; an empty one is not filled. */
    social_network: z.strictObject({
      youtube: z.string(),
      linkedin: z.string(),
      twitter: z.string(),
      facebook: z.string(),
      instagram: z.string(),
    }),
    others: z.strictObject({
      /** 1: every page answers with the maintenance page (spec §4). */
      environment_under_maintenance: z.union([z.literal(0), z.literal(1)]),
      cookies_notification_text_en: z.string(),
      cookies_notification_text_es: z.string(),
      company_name: z.string(),
      company_information: z.string(),
      /** Two lists of links for the footer. */
      footer_menus: z.array(z.strictObject({ title: z.string(), links: z.array(link) })),
      /** Reward badges (spec §2 Footer: four to a row). */
      rewards: z.array(certificate),
      vendor: z
        .strictObject({ title: z.string(), url: z.string(), main_image: image.nullable() })
        .nullable(),
      logo: image.nullable(),
      share_image: image.nullable(),
    }),
    certificates: z.array(
      z.strictObject({ title: z.string(), certificates: z.array(certificate) }),
    ),
  }),
})
