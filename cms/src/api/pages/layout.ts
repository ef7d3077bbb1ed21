import type { Answer } from '@vitrine/contract/client'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { inOtherLocales } from '@vitrine/contract/shapes/locale-fields'
import type { RichText } from '@vitrine/contract/shapes/types'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { certificatePath, readBadgeRecords } from './badge-records.ts'
import { layoutTexts } from '#texts/layout.js'
import { readContentScreens } from './content-screens.ts'
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
  record?: number | { id: number } | null
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
  const layouts = Object.fromEntries(
    await Promise.all(
      localeCodes.map(async (code) => [code, code === locale ? layout : await read(code)]),
    ),
  ) as Record<Locale, typeof layout>
  const { cookies, footer, others, privacy } = layout
  context.tag('appearance')
  const { name } = await readAppearance(payload)
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
  const records = await readBadgeRecords(
    context,
    groups.flatMap((group) => (group.certificates ?? []).map(({ record }) => idOf(record) ?? 0)),
  )
  const legalTexts = Object.fromEntries(
    await Promise.all(
      localeCodes.map(async (code) => [
        code,
        {
          terms: await readRichTextOrNull(context, layouts[code].privacy?.terms_of_user),
          policy: await readRichTextOrNull(context, layouts[code].privacy?.privacy_policy),
        },
      ]),
    ),
  ) as Record<Locale, { terms: RichText | null; policy: RichText | null }>
  const image = (value: number | { id: number } | null | undefined) => imageOf(images, idOf(value))
  return {
    contact: {
      address: orEmpty(layout.contact?.address),
      phone: orEmpty(layout.contact?.phone),
      contact_whatsapp: orEmpty(layout.contact?.contact_whatsapp),
    },
    cookies: {
      // a notice without words asks nothing
      cookies_notification: asFlag(
        cookies?.cookies_notification && Boolean(cookies.cookies_notification_text?.trim()),
      ),
      cookies_notification_text: orEmpty(cookies?.cookies_notification_text),
      cookies_notification_controller: asFlag(
        cookies?.cookies_notification_controller &&
          Boolean(cookies.cookies_notification_text?.trim()),
      ),
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
      terms_of_user: legalTexts[defaultLocale].terms,
      ...inOtherLocales('terms_of_user', (code) => legalTexts[code].terms),
      privacy_policy: legalTexts[defaultLocale].policy,
      ...inOtherLocales('privacy_policy', (code) => legalTexts[code].policy),
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
      ...inOtherLocales('cookies_notification_text', (code) =>
        orEmpty(layouts[code].cookies?.cookies_notification_text),
      ),
      company_name: name,
      company_information: orEmpty(others?.company_information),
      languages: await readNamedLocales(payload, locale),
      screens: await readContentScreens(context),
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
      certificates: (group.certificates ?? []).map((badge) => {
        const { id, expired } = records.get(idOf(badge.record) ?? 0) ?? {}
        const { title, main_image: picture } = badgeOf(images)(badge)
        return {
          title: expired ? layoutTexts[locale].expired({ title }) : title,
          main_image: picture,
          url: id === undefined ? null : certificatePath(id, locale),
        }
      }),
    })),
  }
}

export const layoutHandlers = {
  'layout-read': (context) => readLayout(context),
  'appearance-read': (context) => {
    context.tag('appearance')
    return readAppearance(context.payload)
  },
} satisfies Handlers
