import { localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { Alternates, Image } from '@vitrine/contract/shapes/types'
import type { Load, Loaded } from '#app/api/load.ts'
import type { Messages } from '#app/i18n/messages.ts'
import { messagesOf } from '#app/i18n/messages-of-matches.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import { queryNames } from '#app/routes/query-names.ts'
import { isIndexed } from '#app/routes/table.ts'
import type { RouteName } from '#app/routes/table.ts'
import { alternateLinks, alternatePaths } from './alternate-links.ts'
import { shareImagePath, shareImageSize } from './share-image.ts'

/** What a page says of itself to search engines and to whoever shares it. */
export interface Head {
  title: string
  description: string
  /** The locales in which the page exists, with its parameters there; without parameters it exists in all. */
  alternates?: Alternates | undefined
  /** The canonical query, as it stands in the address: `?pagina=2`. */
  query?: string | undefined
  image?: Image | null | undefined
  /** JSON-LD, equal to what is visible. `url` makes an address of ours absolute. */
  jsonLd?: ((url: (path: string) => string) => object[]) | undefined
  /** For pages that search engines should leave out. */
  noIndex?: boolean | undefined
}

export interface HeadContext {
  locale: Locale
  messages: Messages
  layout: LayoutData['layout']
}

/** An element of the head; `json` is JSON-LD. */
export type HeadElement =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; hrefLang?: string }
  | { json: object }

export interface MetaArguments {
  loaderData?: unknown
  matches: ReadonlyArray<{ loaderData?: unknown; handle?: unknown } | undefined>
  location: { pathname: string }
}

/** What a screen says of itself, once its data are there. */
export type ScreenMeta = (given: MetaArguments) => HeadElement[]

type DataOf<L> = L extends Load<RouteName, infer Data> ? Data : L extends (...given: never[]) => Promise<infer Data> ? Data : never

/** The `meta` of a screen: its own head, under the staff's SEO texts where they gave some (spec §3 SEO data). */
export function screenMeta<L>(name: RouteName, headOf: (data: DataOf<L>, context: HeadContext) => Head): ScreenMeta {
  return ({ loaderData, matches, location }) => {
    const loaded = loaderData as Loaded<DataOf<L>> | undefined
    const layout = matches.map((match) => match?.loaderData).find(isLayoutData)
    const messages = messagesOf(matches)
    if (!loaded || !layout || !messages) return []
    const locale = localeOfPath(location.pathname)
    const head = headOf(loaded.screen, { locale, messages, layout: layout.layout })
    const company = layout.layout.others.company_name
    // the staff's texts are about the path; with a query it says something of its own
    const seo = head.query === undefined ? loaded.seo : { title: null, description: null }
    const ownTitle = withPage(seo.title ?? head.title, head.query, locale, messages)
    const title = ownTitle.includes(company) ? ownTitle : `${ownTitle} · ${company}`
    const description = seo.description ?? head.description
    const absolute = (path: string) => (/^https?:/.test(path) ? path : layout.origin + path)
    const canonical = absolute(location.pathname + (head.query ?? ''))
    const image = head.image ?? layout.layout.others.share_image
    const indexed = layout.layout.environment.environment === 'production' && head.noIndex !== true && isIndexed(name, locale)
    const counterparts = alternatePaths(name, head.alternates)
    const whole = head.query === undefined && counterparts[locale] !== undefined
    const share = absolute(shareImagePath(location.pathname))
    return [
      { title },
      ...(description === '' ? [] : [{ name: 'description', content: description }, { property: 'og:description', content: description }]),
      { name: 'robots', content: indexed ? 'index, follow' : 'noindex, nofollow' },
      { rel: 'canonical', href: canonical },
      ...alternateLinks(name, head.alternates, whole, absolute),
      { property: 'og:title', content: title },
      { property: 'og:url', content: canonical },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: company },
      { property: 'og:locale', content: openGraphLocale(locale) },
      ...localeCodes.filter((code) => code !== locale && whole && counterparts[code] !== undefined).map((code) => ({ property: 'og:locale:alternate', content: openGraphLocale(code) })),
      { property: 'og:image', content: share },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: String(shareImageSize.width) },
      { property: 'og:image:height', content: String(shareImageSize.height) },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      ...(description === '' ? [] : [{ name: 'twitter:description', content: description }]),
      { name: 'twitter:image', content: share },
      // the page's own picture, which the one that is made for sharing shows (site/server/share-image)
      ...(image ? [{ rel: 'image_src', href: image.url }] : []),
      ...(head.jsonLd?.(absolute) ?? []).map((json) => ({ json })),
    ]
  }
}

/** Pages of a list say which they are, so that no two have the same title. */
function withPage(title: string, query: string | undefined, locale: Locale, messages: Messages): string {
  const page = new URLSearchParams(query).get(queryNames.page[locale])
  return page === null ? title : `${title} · ${messages.listing.pages.page(Number(page))}`
}

function openGraphLocale(locale: Locale): string {
  return locales[locale].tag.replace('-', '_')
}

function isLayoutData(data: unknown): data is LayoutData {
  return typeof data === 'object' && data !== null && 'layout' in data && 'origin' in data
}
