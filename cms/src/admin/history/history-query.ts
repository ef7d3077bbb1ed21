import { panelBase } from '@vitrine/contract/panel'
import { historyFilters } from '#src/changes/history-answer.ts'
import type { HistoryFilter } from '#src/changes/history-answer.ts'
import { historyView } from '#src/platform/change-addresses.ts'

export const historyTabs = ['changes', 'events', 'sessions'] as const
export type HistoryTab = (typeof historyTabs)[number]

/** Filters of an address; the position in the list is not part of it. */
export type AddressFilter = Exclude<HistoryFilter, 'before'>
export type Filters = Partial<Record<AddressFilter, string>>

/** State of the page, as its address holds it. */
export interface HistoryQuery {
  tab: HistoryTab
  filters: Filters
  /** Id of the open change set. */
  set: string | null
}

const addressFilters = historyFilters.filter((name): name is AddressFilter => name !== 'before')

/** Maximum length of a filter's value, characters. */
const maxLength = 200

const setPattern = /^[0-9a-f-]{36}$/

/** Reads the state of the page from its address; unknown values are ignored. */
export function readQuery(params: URLSearchParams): HistoryQuery {
  const filters: Filters = {}
  for (const name of addressFilters) {
    const value = params.get(name)?.trim().slice(0, maxLength) ?? ''
    if (value !== '') filters[name] = value
  }
  const set = params.get('set') ?? ''
  return {
    tab: historyTabs.find((tab) => tab === params.get('tab')) ?? 'changes',
    filters,
    set: setPattern.test(set) ? set : null,
  }
}

/** Query string of a state, without default values. */
export function queryText({ tab, filters, set }: HistoryQuery): string {
  const params = new URLSearchParams({
    ...(tab === 'changes' ? {} : { tab }),
    ...filters,
    ...(set === null ? {} : { set }),
  })
  return params.size === 0 ? '' : `?${params}`
}

/** Address of the history in a state. */
export const historyPath = (query: Partial<HistoryQuery>): string =>
  panelBase + historyView + queryText({ tab: 'changes', filters: {}, set: null, ...query })

/** Filters without those that are empty. */
export const merged = (filters: Filters, change: Filters): Filters =>
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, value]) => value !== ''))
