import type { Locale } from '@vitrine/configuration/locales'
import type { Input } from '@vitrine/contract/client'
import { filterPattern, listLimits } from '@vitrine/contract/list-limits'
import { valuesOf } from '@vitrine/http/query-string'
import type { PageQuery } from '#app/core/api/screen-load.ts'
import { localQuery, writeQuery } from '#shared/routes/query-names.ts'

/** Sort orders (R2): relevance descending or ascending, title A–Z or Z–A. */
export const sorts = {
  relevance: { orderBy: 'relevance', order: 'desc' },
  'relevance-asc': { orderBy: 'relevance', order: 'asc' },
  title: { orderBy: 'title', order: 'asc' },
  'title-desc': { orderBy: 'title', order: 'desc' },
} as const

export type SortName = keyof typeof sorts

export const sortNames = Object.keys(sorts) as SortName[]

/** Query of a list, parsed from the URL. */
export interface ListQuery {
  search: string
  page: number
  sort: SortName
  view: 'grid' | 'list'
  filter: string[]
}

/**
 * Parses the query; invalid values fall back to their defaults, since visitors type and share URLs.
 */
export function readListQuery(query: PageQuery): ListQuery {
  const page = Number(query.page?.[0])
  const orderBy = query.orderBy?.[0] === 'title' ? 'title' : 'relevance'
  const order = query.order?.[0] ?? (orderBy === 'title' ? 'asc' : 'desc')
  const sort =
    sortNames.find((name) => sorts[name].orderBy === orderBy && sorts[name].order === order) ??
    orderBy
  return {
    search: (query.search?.[0] ?? '').trim().slice(0, listLimits.search),
    page: Number.isInteger(page) && page >= 1 && page <= listLimits.page ? page : 1,
    sort,
    view: query.view?.[0] === 'list' ? 'list' : 'grid',
    filter: readFilters(query.filter),
  }
}

/** Filters that the API accepts, each once. */
export function readFilters(values: readonly string[] = []): string[] {
  return [...new Set(values)].filter(isFilter).slice(0, listLimits.filters)
}

/** True if the API accepts a filter value. U+FFFD marks characters that could not be decoded. */
function isFilter(value: string): boolean {
  return value.length <= listLimits.filter && filterPattern.test(value) && !value.includes('\ufffd')
}

/** Converts the query to the API's input. */
export function apiListQuery(list: ListQuery): Input<'products-list'>['query'] & object {
  return {
    ...(list.search === '' ? {} : { search: list.search }),
    ...(list.page === 1 ? {} : { page: list.page }),
    ...(list.sort === 'relevance' ? {} : sorts[list.sort]),
    ...(list.filter.length === 0 ? {} : { filter: list.filter }),
  }
}

/**
 * Path of the list with some parameters changed; any change except of the page or the view resets
 * the
 * page to 1.
 */
export function listPath(
  path: string,
  list: ListQuery,
  change: Partial<ListQuery>,
  locale: Locale,
): string {
  const next = { ...list, ...('page' in change || 'view' in change ? {} : { page: 1 }), ...change }
  return path + writeListQuery(next, locale)
}

const valuesOfList = (list: ListQuery) => ({
  search: list.search,
  ...pageAndSort(list),
  filter: list.filter,
  view: list.view === 'grid' ? undefined : list.view,
})

/** Query string without default values. */
export function writeListQuery(list: ListQuery, locale: Locale): string {
  return writeQuery(valuesOfList(list), locale)
}

/**
 * Query of a further page of the unfiltered list, which is its canonical form; undefined for the
 * first page.
 */
export function writePageQuery(page: number, locale: Locale): string | undefined {
  const list: ListQuery = { search: '', page, sort: 'relevance', view: 'grid', filter: [] }
  return page > 1 ? writeListQuery(list, locale) : undefined
}

/** Page and order as query parameters, without default values. */
export function pageAndSort({ page, sort }: Pick<ListQuery, 'page' | 'sort'>): {
  page: string | undefined
  orderBy: string | undefined
  order: string | undefined
} {
  const { orderBy, order } = sorts[sort]
  return {
    page: page === 1 ? undefined : String(page),
    orderBy: sort === 'relevance' ? undefined : orderBy,
    order: sort === 'relevance' || sort === 'title' ? undefined : order,
  }
}

/**
 * Hidden fields with the rest of the query except the page number, under the locale's names, so
 * that
 * submitting a form does not drop it.
 */
export function hiddenFields(
  list: ListQuery,
  omitted: readonly ('search' | 'filter')[],
  locale: Locale,
): { name: string; value: string }[] {
  const query = {
    ...list,
    page: 1,
    ...(omitted.includes('search') ? { search: '' } : {}),
    ...(omitted.includes('filter') ? { filter: [] } : {}),
  }
  const local = localQuery(valuesOfList(query), locale)
  return Object.keys(local).flatMap((name) =>
    valuesOf(local, name).map((value) => ({ name, value })),
  )
}
