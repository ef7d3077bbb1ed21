import type { Locale } from '@vitrine/contract/locales'
import type { Input } from '@vitrine/contract/client'
import { filterPattern, listLimits } from '@vitrine/contract/list-limits'
import type { PageQuery } from '#app/core/api/screen-load.ts'
import { writeQuery } from '#shared/routes/query-names.ts'

/** The choices of order (spec §2): relevance greater or lesser, alphabetical A–Z or Z–A. */
export const sorts = {
  relevance: { orderBy: 'relevance', order: 'desc' },
  'relevance-asc': { orderBy: 'relevance', order: 'asc' },
  title: { orderBy: 'title', order: 'asc' },
  'title-desc': { orderBy: 'title', order: 'desc' },
} as const

export type SortName = keyof typeof sorts

export const sortNames = Object.keys(sorts) as SortName[]

/** What a visitor asked of a list, as its address says it. */
export interface ListQuery {
  search: string
  page: number
  sort: SortName
  view: 'grid' | 'list'
  filter: string[]
}

/**
 * Reads the query leniently: what makes no sense falls to its default, since addresses are typed
 * and shared.
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
    filter: (query.filter ?? []).filter(isFilter).slice(0, listLimits.filters),
  }
}

/** Whether the API takes a filter; U+FFFD stands for what could not be read. */
function isFilter(value: string): boolean {
  return value.length <= listLimits.filter && filterPattern.test(value) && !value.includes('\ufffd')
}

/** The same as the API takes it. */
export function apiListQuery(list: ListQuery): Input<'products-list'>['query'] & object {
  return {
    ...(list.search === '' ? {} : { search: list.search }),
    ...(list.page === 1 ? {} : { page: list.page }),
    ...(list.sort === 'relevance' ? {} : sorts[list.sort]),
    ...(list.filter.length === 0 ? {} : { filter: list.filter }),
  }
}

/**
 * The address of the list with some of it changed; whatever changes but the page starts again at
 * the first.
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

/** The query as it stands in an address, defaults left out. */
export function writeListQuery(list: ListQuery, locale: Locale): string {
  return writeQuery(
    {
      search: list.search,
      ...pageAndSort(list),
      filter: list.filter,
      view: list.view === 'grid' ? undefined : list.view,
    },
    locale,
  )
}

/** Page and order as an address has them, defaults left out. */
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
 * What a form must carry along so that submitting it keeps the rest: pairs under the locale's
 * names.
 */
export function hiddenFields(
  list: ListQuery,
  left: readonly ('search' | 'filter')[],
  locale: Locale,
): { name: string; value: string }[] {
  const kept = {
    ...list,
    page: 1,
    ...(left.includes('search') ? { search: '' } : {}),
    ...(left.includes('filter') ? { filter: [] } : {}),
  }
  return [...new URLSearchParams(writeListQuery(kept, locale))].map(([name, value]) => ({
    name,
    value,
  }))
}
