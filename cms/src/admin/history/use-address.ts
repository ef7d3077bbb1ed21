import { useSearchParams } from 'next/navigation'
import { historyPath, merged, readQuery } from './history-query.ts'
import type { Filters, HistoryQuery } from './history-query.ts'

export interface Address {
  query: HistoryQuery
  hrefOf: (change: Partial<HistoryQuery>) => string
  open: (change: Partial<HistoryQuery>, mode?: 'push' | 'replace') => void
  /** Changes filters; an empty value removes one. */
  filter: (change: Filters, mode?: 'push' | 'replace') => void
}

/** State of the page in its address, which changes without a request of the page. */
export function useAddress(): Address {
  const query = readQuery(useSearchParams())
  const hrefOf = (change: Partial<HistoryQuery>): string => historyPath({ ...query, ...change })
  const open: Address['open'] = (change, mode = 'push') =>
    window.history[`${mode}State`](null, '', hrefOf(change))
  return {
    query,
    hrefOf,
    open,
    filter: (change, mode) => open({ filters: merged(query.filters, change), set: null }, mode),
  }
}
