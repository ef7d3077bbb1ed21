import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { ColumnFilter, SheetFilters } from '#src/admin/grid/core/filter.ts'
import { parseListState, viewQuery } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import { allQuery } from './choice-address.ts'

/** Parameters of a list that a grid does not have. */
const pages: ReadonlySet<string> = new Set(['page', 'size', 'show', 'view'])

/** Parameters of the view; the others select the documents. */
const own = {
  filters: 'filters',
  hidden: 'hide',
  asked: 'with',
  languages: 'texts',
  group: 'group',
} as const

/** What the address of a grid says beside the selection of documents. */
export interface GridView {
  filters: SheetFilters
  /** Keys of hidden columns; undefined: those of the account's preference. */
  hidden: string[] | undefined
  /** Keys of columns that are shown although no row fills them. */
  asked: string[] | undefined
  /** Languages of the texts; undefined: the one of the content. */
  languages: Locale[] | undefined
  isGrouped: boolean
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

function filterOf(value: unknown): ColumnFilter | undefined {
  const given: Record<string, unknown> = Object(value)
  if (given['kind'] === 'values' && isTexts(given['texts']))
    return { kind: 'values', texts: given['texts'] }
  if (given['kind'] === 'contains' && typeof given['text'] === 'string')
    return { kind: 'contains', text: given['text'] }
  if (given['kind'] !== 'between') return undefined
  const bound = (name: string): number | undefined =>
    typeof given[name] === 'number' ? given[name] : undefined
  return { kind: 'between', from: bound('from'), to: bound('to') }
}

/** Filters of a parameter; what is not one counts as absent. */
function filtersIn(text: string | null): SheetFilters {
  try {
    const given: { columns?: unknown; text?: unknown } = Object(JSON.parse(text ?? '{}'))
    const columns = Object.entries(Object(given.columns) as Record<string, unknown>).flatMap(
      ([key, value]): [string, ColumnFilter][] => {
        const filter = filterOf(value)
        return filter ? [[key, filter]] : []
      },
    )
    const words = typeof given.text === 'string' && given.text !== '' ? given.text : undefined
    return { columns: Object.fromEntries(columns), ...(words === undefined ? {} : { text: words }) }
  } catch {
    return { columns: {} }
  }
}

const listIn = (text: string | null): string[] | undefined => text?.split(',').filter(Boolean)

export const viewIn = (parameters: URLSearchParams): GridView => ({
  filters: filtersIn(parameters.get(own.filters)),
  hidden: listIn(parameters.get(own.hidden)),
  asked: listIn(parameters.get(own.asked)),
  languages: listIn(parameters.get(own.languages))?.filter(isLocale),
  isGrouped: parameters.get(own.group) !== 'none',
})

/** Parameters that select the documents. */
export function selectionIn(parameters: URLSearchParams): URLSearchParams {
  const selection = new URLSearchParams(parameters)
  for (const name of Object.values(own)) selection.delete(name)
  return selection
}

/**
 * Selection with other filters; its ids, work view and kind of rows stay. Without any parameter it is that of all
 * part numbers: the address alone opens the page of choice.
 */
export function filteredBy(selection: URLSearchParams, state: ListState): URLSearchParams {
  const filtered = new URLSearchParams(viewQuery(state))
  const former = new URLSearchParams(viewQuery(parseListState(selection)))
  for (const [name, value] of selection)
    if (!former.has(name) && !filtered.has(name) && !pages.has(name)) filtered.append(name, value)
  return filtered.size === 0 ? new URLSearchParams(allQuery) : filtered
}

/** Parameters of a view of a selection. */
export function addressOf(
  selection: URLSearchParams,
  { filters, hidden, asked, languages, isGrouped }: GridView,
): URLSearchParams {
  const parameters = new URLSearchParams(selection)
  const { columns, text } = filters
  if (Object.keys(columns).length > 0 || text !== undefined)
    parameters.set(
      own.filters,
      JSON.stringify({ columns, ...(text === undefined ? {} : { text }) }),
    )
  if (hidden) parameters.set(own.hidden, hidden.join(','))
  if (asked) parameters.set(own.asked, asked.join(','))
  if (languages) parameters.set(own.languages, languages.join(','))
  if (!isGrouped) parameters.set(own.group, 'none')
  return parameters
}
