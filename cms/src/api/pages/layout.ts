import type { Answer } from '@vitrine/contract/client'
import { readRedirectTargets } from './redirects.ts'
import { idOf } from '#src/api/reading/detail.ts'
import { imageOf, readImages } from '#src/api/reading/images.ts'
import type { Images } from '#src/api/reading/images.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readRichTextOrNull } from '#src/api/reading/rich-text.ts'

type Layout = Answer<'layout-read'>
interface Badge {
  title?: string | null
  main_image?: number | { id: number } | null
}

const asFlag = (value: boolean | null | undefined): '0' | '1' => (value ? '1' : '0')
const orEmpty = (value: string | null | undefined): string => value ?? ''

const badgeOf = (images: Images) => (badge: Badge) => ({
  title: orEmpty(badge.title),
  main_image: imageOf(images, idOf(badge.main_image)),
})

/**
 * Layout of every page, and the legal texts of all locales, which are the alternates of one
 * another.
 */
export async function readLayout(context: CallContext): Promise<Layout> {
  context.tag('layout')
  // footer links are resolved through redirects
  context.tag('redirect')
  const { payload, locale } = context
  const read = (requestedLocale: typeof locale) =>
    payload.findGlobal({ slug: 'layout', locale: requestedLocale, depth: 0, overrideAccess: false })
  const layout = await read(locale)
  const [portuguese, english, spanish] = await Promise.all(
    (['br', 'en', 'es'] as const).map((code) => (code === locale ? layout : read(code))),
  )
  const { cookies, footer, others, privacy } = layout
  const leadsTo = await readRedirectTargets(payload)
  const groups = layout.certificates?.groups ?? []
  const badges: Badge[] = [
    ...groups.flatMap((group) => group.certificates ?? []),
    ...(footer?.rewards ?? []),
    footer?.vendor ?? {},
    { main_image: others?.logo ?? null },
    { main_image: others?.share_image ?? null },
  ]
  const images = await readImages(
    context,
    badges.map((badge) => idOf(badge.main_image)),
  )
  const legal = await Promise.all(
    [portuguese, english, spanish]
      .flatMap((texts) => [texts?.privacy?.terms_of_user, texts?.privacy?.privacy_policy])
      .map((text) => readRichTextOrNull(context, text)),
  )
  const [
    terms = null,
    policy = null,
    termsEn = null,
    policyEn = null,
    termsEs = null,
    policyEs = null,
  ] = legal
  const image = (value: number | { id: number } | null | undefined) => imageOf(images, idOf(value))
  return {
    contact: {
      address: orEmpty(layout.contact?.address),
      phone: orEmpty(layout.contact?.phone),
      contact_whatsapp: orEmpty(layout.contact?.contact_whatsapp),
    },
    cookies: {
      cookies_notification: asFlag(cookies?.cookies_notification),
      cookies_notification_text: orEmpty(cookies?.cookies_notification_text),
      cookies_notification_controller: asFlag(cookies?.cookies_notification_controller),
      cookies_notification_position: cookies?.cookies_notification_position ?? 'bottom',
      cookies_notification_version: orEmpty(cookies?.cookies_notification_version),
      cookies_complete: (cookies?.cookies_complete ?? []).map((category) => ({
        category: category.category,
        categoryLabel: orEmpty(category.categoryLabel),
        items: (category.items ?? []).map((item) => ({
          slug: item.slug,
          title: orEmpty(item.title),
          description: orEmpty(item.description),
          optional: item.optional ?? false,
          activated: item.activated ?? false,
        })),
      })),
    },
    emails: { contact: orEmpty(layout.emails?.contact), privacy: orEmpty(layout.emails?.privacy) },
    environment: { environment: layout.environment?.environment ?? 'production' },
    privacy: {
      privacy_policy_link: orEmpty(privacy?.privacy_policy_link),
      terms_of_use_link: orEmpty(privacy?.terms_of_use_link),
      terms_of_user: terms,
      terms_of_user_en: termsEn,
      terms_of_user_es: termsEs,
      privacy_policy: policy,
      privacy_policy_en: policyEn,
      privacy_policy_es: policyEs,
    },
    scripts: {
      scripts: asFlag(layout.scripts?.scripts),
      google_site_verification: orEmpty(layout.scripts?.google_site_verification),
      google_tag_manager: orEmpty(layout.scripts?.google_tag_manager),
      google_analytics_id: orEmpty(layout.scripts?.google_analytics_id),
    },
    social_network: {
      youtube: orEmpty(layout.social_network?.youtube),
      linkedin: orEmpty(layout.social_network?.linkedin),
      twitter: orEmpty(layout.social_network?.twitter),
      facebook: orEmpty(layout.social_network?.facebook),
      instagram: orEmpty(layout.social_network?.instagram),
    },
    others: {
      environment_under_maintenance: others?.environment_under_maintenance ? 1 : 0,
      cookies_notification_text_en: orEmpty(english?.cookies?.cookies_notification_text),
      cookies_notification_text_es: orEmpty(spanish?.cookies?.cookies_notification_text),
      company_name: orEmpty(others?.company_name),
      company_information: orEmpty(others?.company_information),
      footer_menus: (footer?.menus ?? []).map((menu) => ({
        title: orEmpty(menu.title),
        links: (menu.links ?? [])
          .map((link) => ({ label: orEmpty(link.label), url: leadsTo(orEmpty(link.url)) }))
          .filter((link) => link.label && link.url),
      })),
      rewards: (footer?.rewards ?? []).map(badgeOf(images)),
      vendor: footer?.vendor?.title
        ? {
            title: footer.vendor.title,
            url: orEmpty(footer.vendor.url),
            main_image: image(footer.vendor.main_image),
          }
        : null,
      logo: image(others?.logo),
      share_image: image(others?.share_image),
    },
    certificates: groups.map((group) => ({
      title: orEmpty(group.title),
      certificates: (group.certificates ?? []).map(badgeOf(images)),
    })),
  }
}

export const layoutHandlers = {
  'layout-read': (context) => readLayout(context),
} satisfies Handlers
