import type { MetaDescriptor } from 'react-router'
import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { Alternates, Image } from '@vitrine/contract/shapes/types'
import type { Load, Loaded } from '#app/api/load.ts'
import type { Messages } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import type { RouteName } from '#app/routes/table.ts'
import { alternateLinks } from './alternate-links.ts'

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
}

interface MetaArguments {
  loaderData?: unknown
  matches: ReadonlyArray<{ loaderData?: unknown; handle?: unknown } | undefined>
  location: { pathname: string }
}

type DataOf<L> = L extends Load<RouteName, infer Data> ? Data : L extends (...given: never[]) => Promise<infer Data> ? Data : never

/** The `meta` of a screen: its own head, under the staff's SEO texts where they gave some (spec §3 SEO data). */
export function screenMeta<L>(name: RouteName, headOf: (data: DataOf<L>, context: HeadContext) => Head) {
  return ({ loaderData, matches, location }: MetaArguments): MetaDescriptor[] => {
    const loaded = loaderData as Loaded<DataOf<L>> | undefined
    const layout = matches.map((match) => match?.loaderData).find(isLayoutData)
    const messages = matches.map((match) => match?.handle).find(hasMessages)?.messages
    if (!loaded || !layout || !messages) return []
    const locale = localeOfPath(location.pathname)
    const head = headOf(loaded.screen, { locale, messages })
    const company = layout.layout.others.company_name
    const ownTitle = loaded.seo.title ?? head.title
    const title = ownTitle.includes(company) ? ownTitle : `${ownTitle} · ${company}`
    const description = loaded.seo.description ?? head.description
    const absolute = (path: string) => (/^https?:/.test(path) ? path : layout.origin + path)
    const canonical = absolute(location.pathname + (head.query ?? ''))
    const image = head.image ?? layout.layout.others.share_image
    const indexed = layout.layout.environment.environment === 'production' && head.noIndex !== true
    return [
      { title },
      ...(description === '' ? [] : [{ name: 'description', content: description }, { property: 'og:description', content: description }]),
      { name: 'robots', content: indexed ? 'index, follow' : 'noindex, nofollow' },
      { tagName: 'link', rel: 'canonical', href: canonical },
      ...alternateLinks(name, head.alternates, head.query === undefined, absolute),
      { property: 'og:title', content: title },
      { property: 'og:url', content: canonical },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: company },
      { property: 'og:locale', content: locales[locale].tag.replace('-', '_') },
      ...(image ? [{ property: 'og:image', content: absolute(image.url) }] : []),
      ...(head.jsonLd?.(absolute) ?? []).map((json) => ({ 'script:ld+json': json as Record<string, string> })),
    ]
  }
}

function isLayoutData(data: unknown): data is LayoutData {
  return typeof data === 'object' && data !== null && 'layout' in data && 'origin' in data
}

function hasMessages(handle: unknown): handle is { messages: Messages } {
  return typeof handle === 'object' && handle !== null && 'messages' in handle
}
