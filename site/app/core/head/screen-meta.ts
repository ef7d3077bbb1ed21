import type { Locale } from '@vitrine/configuration/locales'
import { parseQuery } from '@vitrine/http/query-string'
import type { ScreenLoad, LoaderData } from '#app/core/api/screen-load.ts'
import { pageTexts } from '#texts/page.js'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { queryNames } from '#shared/routes/query-names.ts'
import type { RouteName } from '#shared/routes/table.ts'
import { alternatePaths } from '#shared/routes/alternate-paths.ts'
import type { Head, HeadContext, HeadElement } from './head-element.ts'
import { crawlerHead } from './crawler-head.ts'

export interface MetaArguments {
  loaderData?: unknown
  matches: ReadonlyArray<{ loaderData?: unknown; handle?: unknown } | undefined>
  location: { pathname: string }
}

/** Head of a screen, computed from its loader data. */
export interface ScreenMeta {
  (args: MetaArguments): HeadElement[]
  /** Paths of the page in all locales in which it exists, the current one included. */
  pathsByLocale: (args: MetaArguments) => Partial<Record<Locale, string>>
}

type DataOf<L> =
  L extends ScreenLoad<RouteName, infer Data>
    ? Data
    : L extends (...args: never[]) => Promise<infer Data>
      ? Data
      : never

/**
 * Creates the `meta` of a screen. SEO texts by employees take precedence over the screen's own
 * (R3).
 */
export function screenMeta<L>(
  name: RouteName,
  headOf: (data: DataOf<L>, context: HeadContext) => Head,
): ScreenMeta {
  const read = ({ loaderData, matches, location }: MetaArguments) => {
    const loaded = loaderData as LoaderData<DataOf<L>> | undefined
    const layout = matches.map((match) => match?.loaderData).find(isLayoutData)
    if (!loaded || !layout) return
    const locale = localeOfPath(location.pathname)
    return {
      loaded,
      layout,
      locale,
      head: headOf(loaded.screen, { locale, layout: layout.layout }),
    }
  }
  const meta = (args: MetaArguments): HeadElement[] => {
    const found = read(args)
    if (!found) return []
    const { loaded, layout, locale, head } = found
    const { location } = args
    const company = layout.layout.others.company_name
    // SEO texts by employees apply to the path without a query
    const seo = head.query === undefined ? loaded.seo : { title: null, description: null }
    const ownTitle = withPage(seo.title ?? head.title, head.query, locale)
    const named = ownTitle.includes(company) ? [ownTitle] : [ownTitle, company]
    // the company name of a new site is empty
    const title = named.filter(Boolean).join(' · ') || new URL(layout.origin).hostname
    const description = seo.description ?? head.description
    const absolute = (path: string) => (/^https?:/.test(path) ? path : layout.origin + path)
    const canonical = absolute((head.canonical ?? location.pathname) + (head.query ?? ''))
    const shown: HeadElement[] = [
      { title },
      ...(description === '' ? [] : [{ name: 'description', content: description }]),
      { rel: 'canonical', href: canonical },
    ]
    // crawlers load each URL from the server; after a navigation, the browser needs only these
    // elements
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
    pathsByLocale: (args: MetaArguments) => {
      const found = read(args)
      return alternatePaths(name, found?.head.alternates, found?.layout.layout.others.languages)
    },
  })
}

/** Appends the page number to the title of later pages of a list, so that titles are unique. */
function withPage(title: string, query: string | undefined, locale: Locale): string {
  const page = parseQuery(query?.slice(1) ?? '')[queryNames.page[locale]]
  return page === undefined
    ? title
    : `${title} · ${pageTexts[locale].listing.pages.page({ page: String(page) })}`
}

function isLayoutData(data: unknown): data is LayoutData {
  return typeof data === 'object' && data !== null && 'layout' in data && 'origin' in data
}
