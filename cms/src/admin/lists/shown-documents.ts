import { viewQuery } from '#src/staff-index/list-state.ts'
import type { ListData } from './list-data.ts'

/** Documents that a list shows, without its page, order and columns. */
export function shownDocuments({ state, collection }: ListData): URLSearchParams {
  const query = viewQuery({ ...state, sort: 'changed', isDescending: true })
  const selection = new URLSearchParams(query)
  if (collection !== 'products') selection.set('collection', collection)
  return selection
}
