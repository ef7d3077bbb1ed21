import type { Locale } from '@vitrine/contract/locales'
import type { Alternates, Image } from '@vitrine/contract/shapes/types'
import type { Load, Loaded } from '#app/api/load.ts'
import type { Messages } from '#app/i18n/messages.ts'
import { messagesOf } from '#app/i18n/messages-of-matches.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import { queryNames } from '#app/routes/query-names.ts'
import type { RouteName } from '#app/routes/table.ts'
import { alternatePaths } from './alternate-links.ts'
import { crawlerHead } from './crawler-head.ts'

/** What a page says of itself to search engines and to whoever shares it. */
export interface Head {
  title: string
  description: string
  /**
   * The locales in which the page exists, with its parameters there; without parameters it exists
   * in all.
   */
  alternates?: Alternates | undefined
  /** The canonical query, as it stands in the address: `?pagina=2`. */
  query?: string | undefined
  image?: Image | null | undefined
  /**
   * JSON-LD, equal to what is visible; `false` in the browser, which carries no code for it. `url`
   * makes an address of ours absolute.
   */
  jsonLd?: ((url: (path: string) => string) => object[]) | false | undefined
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
export interface ScreenMeta {
  (given: MetaArguments): HeadElement[]
  /** The paths of the page in the locales in which it exists, its own included. */
  counterparts: (given: MetaArguments) => Partial<Record<Locale, string>>
}

type DataOf<L> =
  L extends Load<RouteName, infer Data>
    ? Data
    : L extends (...given: never[]) => Promise<infer Data>
      ? Data
      : never

/**
 * The `meta` of a screen: its own head, under the staff's SEO texts where they gave some (spec §3
 * SEO data).
 */
export function screenMeta<L>(
  name: RouteName,
  headOf: (data: DataOf<L>, context: HeadContext) => Head,
): ScreenMeta {
  const read = ({ loaderData, matches, location }: MetaArguments) => {
    const loaded = loaderData as Loaded<DataOf<L>> | undefined
    const layout = matches.map((match) => match?.loaderData).find(isLayoutData)
    const messages = messagesOf(matches)
    if (!loaded || !layout || !messages) return
    const locale = localeOfPath(location.pathname)
    return {
      loaded,
      layout,
      messages,
      locale,
      head: headOf(loaded.screen, { locale, messages, layout: layout.layout }),
    }
  }
  const meta = (given: MetaArguments): HeadElement[] => {
    const found = read(given)
    if (!found) return []
    const { loaded, layout, messages, locale, head } = found
    const { location } = given
    const company = layout.layout.others.company_name
    // the staff's texts are about the path; with a query it says something of its own
    const seo = head.query === undefined ? loaded.seo : { title: null, description: null }
    const ownTitle = withPage(seo.title ?? head.title, head.query, locale, messages)
    const title = ownTitle.includes(company) ? ownTitle : `${ownTitle} · ${company}`
    const description = seo.description ?? head.description
    const absolute = (path: string) => (/^https?:/.test(path) ? path : layout.origin + path)
    const canonical = absolute(location.pathname + (head.query ?? ''))
    const shown: HeadElement[] = [
      { title },
      ...(description === '' ? [] : [{ name: 'description', content: description }]),
      { rel: 'canonical', href: canonical },
    ]
    // who reads the rest fetches the page's address; a browser that goes on within the page has no
    // use for it
    if (!import.meta.env.SSR) return shown
    return [
      ...shown,
      ...crawlerHead({
        name,
        locale,
        head,
        layout: layout.layout,
        title,
        description,
        canonical,
        absolute,
        path: location.pathname,
      }),
    ]
  }
  return Object.assign(meta, {
    counterparts: (given: MetaArguments) => alternatePaths(name, read(given)?.head.alternates),
  })
}

/** Pages of a list say which they are, so that no two have the same title. */
function withPage(
  title: string,
  query: string | undefined,
  locale: Locale,
  messages: Messages,
): string {
  const page = new URLSearchParams(query).get(queryNames.page[locale])
  return page === null ? title : `${title} · ${messages.listing.pages.page(Number(page))}`
}

function isLayoutData(data: unknown): data is LayoutData {
  return typeof data === 'object' && data !== null && 'layout' in data && 'origin' in data
}
