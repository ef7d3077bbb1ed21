import type { Answer } from '@vitrine/contract/client'
import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { inOtherLocales } from '@vitrine/contract/shapes/locale-fields'
import type { RichText } from '@vitrine/contract/shapes/types'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { certificatePath, readBadgeRecords } from './badge-records.ts'
import { layoutTexts } from '#texts/layout.js'
import { readContentScreens } from './content-screens.ts'
import { openDataOf } from './open-data.ts'
import { readMenus } from './menus.ts'
import type { Surroundings } from './menus.ts'
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

type StoredLayout = Awaited<ReturnType<typeof readLayoutIn>>
type LegalTexts = Record<Locale, { terms: RichText | null; policy: RichText | null }>

const readLayoutIn = ({ payload }: CallContext, locale: Locale) =>
  payload.findGlobal({ slug: 'layout', locale, depth: 0, overrideAccess: false })

/** Layout global in each locale. */
async function readLayouts(context: CallContext): Promise<Record<Locale, StoredLayout>> {
  const entries = await Promise.all(
    localeCodes.map(async (locale) => [locale, await readLayoutIn(context, locale)]),
  )
  return Object.fromEntries(entries) as Record<Locale, StoredLayout>
}

/** Terms of use and privacy policy in each locale. */
async function readLegalTexts(
  context: CallContext,
  layouts: Record<Locale, StoredLayout>,
): Promise<LegalTexts> {
  const entries = await Promise.all(
    localeCodes.map(async (locale) => [
      locale,
      {
        terms: await readRichTextOrNull(context, layouts[locale].privacy?.terms_of_user),
        policy: await readRichTextOrNull(context, layouts[locale].privacy?.privacy_policy),
      },
    ]),
  )
  return Object.fromEntries(entries) as LegalTexts
}

/** Images of the certificates, rewards, vendor, logo and share image. */
function readLayoutImages(context: CallContext, layout: StoredLayout): Promise<Images> {
  const { certificates, footer, others } = layout
  const badges: Badge[] = [
    ...(certificates?.groups ?? []).flatMap((group) => group.certificates ?? []),
    ...(footer?.rewards ?? []),
    footer?.vendor ?? {},
    { main_image: others?.logo ?? null },
    { main_image: others?.share_image ?? null },
  ]
  return readImages(
    context,
    badges.map((badge) => idOf(badge.main_image)),
  )
}

/** Cookie notice and its categories; a notice without text is switched off. */
function cookiesOf({ cookies }: StoredLayout): Layout['cookies'] {
  const hasText = Boolean(cookies?.cookies_notification_text?.trim())
  return {
    cookies_notification: asFlag(cookies?.cookies_notification && hasText),
    cookies_notification_text: orEmpty(cookies?.cookies_notification_text),
    cookies_notification_controller: asFlag(cookies?.cookies_notification_controller && hasText),
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
  }
}

/** Links and texts of the legal pages; the texts in every locale. */
const privacyOf = ({ privacy }: StoredLayout, texts: LegalTexts): Layout['privacy'] => ({
  privacy_policy_link: orEmpty(privacy?.privacy_policy_link),
  terms_of_use_link: orEmpty(privacy?.terms_of_use_link),
  terms_of_user: texts[defaultLocale].terms,
  ...inOtherLocales('terms_of_user', (code) => texts[code].terms),
  privacy_policy: texts[defaultLocale].policy,
  ...inOtherLocales('privacy_policy', (code) => texts[code].policy),
})

/** Addresses of the legal pages in the locale; undefined without a text. */
function legalAddresses(
  locale: Locale,
  { privacy }: StoredLayout,
  texts: LegalTexts,
): Record<'privacy-policy' | 'terms-of-use', string | undefined> {
  const pathOf = (screen: 'privacy-policy' | 'terms-of-use') =>
    `${locales[locale].prefix}${screenPaths[locale][screen]}`
  return {
    'privacy-policy':
      privacy?.privacy_policy_link || (texts[locale].policy ? pathOf('privacy-policy') : undefined),
    'terms-of-use':
      privacy?.terms_of_use_link || (texts[locale].terms ? pathOf('terms-of-use') : undefined),
  }
}

/** What the menus need of the rest of the layout. */
export async function readSurroundings(context: CallContext): Promise<Surroundings> {
  const layouts = await readLayouts(context)
  return {
    screens: await readContentScreens(context),
    legal: legalAddresses(
      context.locale,
      layouts[context.locale],
      await readLegalTexts(context, layouts),
    ),
  }
}

/** Company, footer, languages and screens with content. */
async function readOthers(
  context: CallContext,
  layouts: Record<Locale, StoredLayout>,
  {
    images,
    screens,
    footer_menus,
  }: Pick<Layout['others'], 'screens' | 'footer_menus'> & {
    images: Images
  },
): Promise<Layout['others']> {
  const { payload, locale } = context
  const { footer, others } = layouts[locale]
  const { name } = await readAppearance(payload)
  const image = (value: number | { id: number } | null | undefined) => imageOf(images, idOf(value))
  return {
    environment_under_maintenance: others?.environment_under_maintenance ? 1 : 0,
    ...inOtherLocales('cookies_notification_text', (code) =>
      orEmpty(layouts[code].cookies?.cookies_notification_text),
    ),
    company_name: name,
    company_information: orEmpty(others?.company_information),
    languages: await readNamedLocales(payload, locale),
    screens,
    footer_menus,
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
  }
}

/**
 * Groups of certificate badges. The title of an expired certificate says so; a published one has a
 * link.
 */
async function readCertificateGroups(
  context: CallContext,
  { certificates }: StoredLayout,
  images: Images,
): Promise<Layout['certificates']> {
  const { locale } = context
  const groups = certificates?.groups ?? []
  const records = await readBadgeRecords(
    context,
    groups.flatMap((group) => (group.certificates ?? []).map(({ record }) => idOf(record) ?? 0)),
  )
  return groups.map((group) => ({
    title: orEmpty(group.title),
    certificates: (group.certificates ?? []).map((badge) => {
      const { id, expired } = records.get(idOf(badge.record) ?? 0) ?? {}
      const { title, main_image } = badgeOf(images)(badge)
      return {
        title: expired ? layoutTexts[locale].expired({ title }) : title,
        main_image,
        url: id === undefined ? null : certificatePath(id, locale),
      }
    }),
  }))
}

/**
 * Data of every page: contact, cookie notice, legal texts, scripts, menus, social networks, footer
 * and certificates.
 */
export async function readLayout(context: CallContext): Promise<Layout> {
  // `redirect`: addresses in menus are resolved through redirects
  context.tag('layout', 'redirect', 'appearance')
  const layouts = await readLayouts(context)
  const layout = layouts[context.locale]
  const images = await readLayoutImages(context, layout)
  const legalTexts = await readLegalTexts(context, layouts)
  const screens = await readContentScreens(context)
  const menus = await readMenus(context, {
    screens,
    legal: legalAddresses(context.locale, layout, legalTexts),
  })
  return {
    contact: {
      address: orEmpty(layout.contact?.address),
      phone: orEmpty(layout.contact?.phone),
      contact_whatsapp: orEmpty(layout.contact?.contact_whatsapp),
    },
    cookies: cookiesOf(layout),
    emails: {
      contact: orEmpty(layout.emails?.contact),
      privacy: orEmpty(layout.emails?.privacy),
    },
    open_data: openDataOf(layout),
    environment: { environment: layout.environment?.environment ?? 'production' },
    privacy: privacyOf(layout, legalTexts),
    scripts: {
      scripts: asFlag(layout.scripts?.scripts),
      google_site_verification: orEmpty(layout.scripts?.google_site_verification),
      google_tag_manager: orEmpty(layout.scripts?.google_tag_manager),
      google_analytics_id: orEmpty(layout.scripts?.google_analytics_id),
    },
    social_network: menus.networks,
    navigation: menus.navigation,
    others: await readOthers(context, layouts, { images, screens, footer_menus: menus.footer }),
    certificates: await readCertificateGroups(context, layout, images),
  }
}

export const layoutHandlers = {
  'layout-read': (context) => readLayout(context),
  'appearance-read': (context) => {
    context.tag('appearance')
    return readAppearance(context.payload)
  },
} satisfies Handlers
