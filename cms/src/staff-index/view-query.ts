import { isStorable } from '@vitrine/contract/storable-text'
import { parseListState, today, viewQuery } from './list-state.ts'

/** Parameters of a grid beside those of a list: what a view that is saved in a grid shows. */
const gridParameters = ['what', 'filters', 'hide', 'with', 'texts', 'group'] as const

/** Maximum length of a parameter of a grid, characters. */
const maxParameter = 1500

/** Query string in canonical form, so that views can be compared. */
export function knownQuery(query: string): string {
  const given = new URLSearchParams(query)
  const list = viewQuery(parseListState(given))
  const grid = new URLSearchParams(
    gridParameters.flatMap((name) => {
      const value = given.get(name) ?? ''
      return value !== '' && value.length <= maxParameter && isStorable(value)
        ? [[name, value]]
        : []
    }),
  )
  if (grid.size === 0) return list
  return `${list === '' ? '?' : `${list}&`}${grid}`
}

/** True for the view of a grid, which a list cannot show. */
export const isOfGrid = ({ query }: { query: string }): boolean => {
  const given = new URLSearchParams(query)
  return gridParameters.some((name) => given.has(name))
}

const all = parseListState(new URLSearchParams())

/** Views that every grid of products has: all rows, those to check, those of products that changed today. */
export const gridViews = {
  all: '',
  toCheck: viewQuery({ ...all, states: ['outdated', 'review'] }),
  changedToday: viewQuery({ ...all, since: today }),
  fields: '?what=fields',
} as const
export const gridViewQueries: readonly string[] = Object.values(gridViews)

/** False for a view whose columns filter rows in the browser. */
export const isCountable = (query: string): boolean => !new URLSearchParams(query).has('filters')

/** True if the rows of a view in a grid are part numbers, not documents. */
export const rowsAreParts = (collection: string, query: string): boolean =>
  collection === 'products' && new URLSearchParams(query).get('what') !== 'fields'
