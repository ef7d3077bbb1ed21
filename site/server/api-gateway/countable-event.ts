import { countedSearch } from '@vitrine/contract/counted-search'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { parseQuery, valuesOf } from '@vitrine/http/query-string'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { queryNames } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import type { CacheableRead } from './api-cache.ts'

/** Normalized search text with its locale. */
export interface CountedText {
  locale: Locale
  text: string
}

/**
 * Event of the statistics: a view of a product or application; a view of another document or of a
 * download, which counts only as the click of a search; a search with its number of results. `led`:
 * the search redirects to a page. `numbers`: searches for other makers' numbers, several per page.
 */
export type CountableEvent =
  | { kind: 'product' | 'application'; id: number }
  | { kind: 'document' }
  | ({ kind: 'search'; results: number; led: boolean } & CountedText)
  | { kind: 'numbers'; searches: (CountedText & { results: number })[] }

/** Query parameters that narrow or reorder an earlier search, whose repetition is not counted. */
const narrowing = ['category', 'subcategory', 'filter', 'kind', 'orderBy', 'order']

const viewed: Partial<Record<CacheableRead['name'], 'product' | 'application' | 'document'>> = {
  'product-read': 'product',
  'application-read': 'application',
  'publication-read': 'document',
  'post-read': 'document',
  'solution-read': 'document',
  'product-category-read': 'document',
}

/** Result lists of the search answer. */
const kinds = ['products', 'applications', 'publications', 'news', 'documents']

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

const totalOf = (list: unknown): number => Number(Object(Object(list).meta).total ?? 0)

/** Event to count for an API answer with status 200; undefined if none is counted. */
export function countableEventIn(read: CacheableRead, json: unknown): CountableEvent | undefined {
  const kind = viewed[read.name]
  if (kind) return kind === 'document' ? { kind } : { kind, id: Number(Object(json).id) }
  if (read.name === 'cross-references-read') return countableNumbers(read, json)
  if (read.name !== 'products-list' && read.name !== 'search-read') return undefined
  if (narrowing.some((name) => name in read.query)) return undefined
  if ((valuesOf(read.query, 'page')[0] ?? '1') !== '1') return undefined
  const text = countedSearch(valuesOf(read.query, 'search')[0] ?? '')
  if (text === undefined) return undefined
  const led = read.name === 'search-read' && typeof Object(json).redirect === 'string'
  const results =
    read.name === 'search-read'
      ? kinds.reduce(
          (sum, name) => sum + totalOf(Object(json)[name]),
          (led ? 1 : 0) + lengthOf(Object(json).equivalents) + lengthOf(Object(json).makers),
        )
      : totalOf(json)
  return { kind: 'search', locale: read.locale, text, results, led }
}

/** Searches for the numbers in the query of the cross-references page. */
function countableNumbers({ locale }: CacheableRead, json: unknown): CountableEvent | undefined {
  const lines: unknown = Object(json).lines
  const searches = (Array.isArray(lines) ? lines : []).flatMap((line: unknown) => {
    const { text: typed, references, own } = Object(line) as Record<string, unknown>
    const text = countedSearch(typeof typed === 'string' ? typed : '')
    return text === undefined
      ? []
      : [{ locale, text, results: lengthOf(references) + (own ? 1 : 0) }]
  })
  return searches.length === 0 ? undefined : { kind: 'numbers', searches }
}

/** Name of the search parameter by path, for pages whose searches are counted. */
const textNames = new Map(
  localeCodes.flatMap((locale) => [
    [routePath('search', locale), queryNames.q[locale]],
    [routePath('products', locale), queryNames.search[locale]],
  ]),
)

/**
 * Search of the page from which the visitor comes (`Referer`, this origin only). Navigations and
 * calls of the browser both send `Referer`, with and without JavaScript, so that URLs of cached
 * pages need no search parameter.
 */
export function searchBehind(referer: string | undefined, origin: string): CountedText | undefined {
  if (referer === undefined || !referer.startsWith(`${origin}/`)) return undefined
  const [path = '', query = ''] = referer.slice(origin.length).split(/\?(.*)/s, 2)
  const name = textNames.get(path)
  if (name === undefined) return undefined
  const text = countedSearch(valuesOf(parseQuery(query), name)[0] ?? '')
  return text === undefined ? undefined : { locale: localeOfPath(path), text }
}
