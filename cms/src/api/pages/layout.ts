import type { Answer } from '@vitrine/contract/client'
import { readRedirectTargets } from './redirects.ts'
import { idOf } from '#src/api/reading/detail.ts'
import { imageOf, readImages } from '#src/api/reading/images.ts'
import type { Images } from '#src/api/reading/images.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import type { Reading } from '#src/api/reading/reading.ts'
import { readRichTextOrNull } from '#src/api/reading/rich-text.ts'

type Layout = Answer<'layout-read'>
interface Badge {
  title?: string | null
  main_image?: number | { id: number } | null
}

const flag = (value: boolean | null | undefined): '0' | '1' => (value ? '1' : '0')
const said = (value: string | null | undefined): string => value ?? ''

const badgeOf = (images: Images) => (badge: Badge) => ({
  title: said(badge.title),
  main_image: imageOf(images, idOf(badge.main_image)),
})

/**
 * What the shell of every page needs, and the legal texts of every language: whoever shows one must
 * know which others there are.
 */
export async function readLayout(reading: Reading): Promise<Layout> {
  reading.tag('layout')
  // the footer's links lead where redirects send them
  reading.tag('redirect')
  const { payload, locale } = reading
  const read = (asked: typeof locale) =>
    payload.findGlobal({ slug: 'layout', locale: asked, depth: 0, overrideAccess: false })
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
    reading,
    badges.map((badge) => idOf(badge.main_image)),
  )
  const legal = await Promise.all(
    [portuguese, english, spanish]
      .flatMap((texts) => [texts?.privacy?.terms_of_user, texts?.privacy?.privacy_policy])
      .map((text) => readRichTextOrNull(reading, text)),
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
      address: said(layout.contact?.address),
      phone: said(layout.contact?.phone),
      contact_whatsapp: said(layout.contact?.contact_whatsapp),
    },
    cookies: {
      cookies_notification: flag(cookies?.cookies_notification),
      cookies_notification_text: said(cookies?.cookies_notification_text),
      cookies_notification_controller: flag(cookies?.cookies_notification_controller),
      cookies_notification_position: cookies?.cookies_notification_position ?? 'bottom',
      cookies_notification_version: said(cookies?.cookies_notification_version),
      cookies_complete: (cookies?.cookies_complete ?? []).map((category) => ({
        category: category.category,
        categoryLabel: said(category.categoryLabel),
        items: (category.items ?? []).map((item) => ({
          slug: item.slug,
          title: said(item.title),
          description: said(item.description),
          optional: item.optional ?? false,
          activated: item.activated ?? false,
        })),
      })),
    },
    emails: { contact: said(layout.emails?.contact), privacy: said(layout.emails?.privacy) },
    environment: { environment: layout.environment?.environment ?? 'production' },
    privacy: {
      privacy_policy_link: said(privacy?.privacy_policy_link),
      terms_of_use_link: said(privacy?.terms_of_use_link),
      terms_of_user: terms,
      terms_of_user_en: termsEn,
      terms_of_user_es: termsEs,
      privacy_policy: policy,
      privacy_policy_en: policyEn,
      privacy_policy_es: policyEs,
    },
    scripts: {
      scripts: flag(layout.scripts?.scripts),
      google_site_verification: said(layout.scripts?.google_site_verification),
      google_tag_manager: said(layout.scripts?.google_tag_manager),
      google_analytics_id: said(layout.scripts?.google_analytics_id),
    },
    social_network: {
      youtube: said(layout.social_network?.youtube),
      linkedin: said(layout.social_network?.linkedin),
      twitter: said(layout.social_network?.twitter),
      facebook: said(layout.social_network?.facebook),
      instagram: said(layout.social_network?.instagram),
    },
    others: {
      environment_under_maintenance: others?.environment_under_maintenance ? 1 : 0,
      cookies_notification_text_en: said(english?.cookies?.cookies_notification_text),
      cookies_notification_text_es: said(spanish?.cookies?.cookies_notification_text),
      company_name: said(others?.company_name),
      company_information: said(others?.company_information),
      footer_menus: (footer?.menus ?? []).map((menu) => ({
        title: said(menu.title),
        links: (menu.links ?? [])
          .map((link) => ({ label: said(link.label), url: leadsTo(said(link.url)) }))
          .filter((link) => link.label && link.url),
      })),
      rewards: (footer?.rewards ?? []).map(badgeOf(images)),
      vendor: footer?.vendor?.title
        ? {
            title: footer.vendor.title,
            url: said(footer.vendor.url),
            main_image: image(footer.vendor.main_image),
          }
        : null,
      logo: image(others?.logo),
      share_image: image(others?.share_image),
    },
    certificates: groups.map((group) => ({
      title: said(group.title),
      certificates: (group.certificates ?? []).map(badgeOf(images)),
    })),
  }
}

export const layoutHandlers = {
  'layout-read': (reading) => readLayout(reading),
} satisfies Handlers
