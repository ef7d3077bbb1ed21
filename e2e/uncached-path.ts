import { randomUUID } from 'node:crypto'
import { queryNames } from '../site/shared/routes/query-names.ts'
import { pathOf } from './addresses.ts'

/** The address of a page that nobody has asked for before: nothing of it is kept anywhere. */
export async function uncachedPath(): Promise<string> {
  return `${await pathOf('products')}?${new URLSearchParams({ [queryNames.search.br]: randomUUID() }).toString()}`
}
