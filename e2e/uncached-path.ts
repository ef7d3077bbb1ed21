import { randomUUID } from 'node:crypto'
import { queryNames } from '../site/shared/routes/query-names.ts'
import { pathOf } from './addresses.ts'

/** Path of a page that is in no cache, since it was never requested. */
export async function uncachedPath(): Promise<string> {
  return `${await pathOf('products')}?${new URLSearchParams({ [queryNames.search.br]: randomUUID() }).toString()}`
}
