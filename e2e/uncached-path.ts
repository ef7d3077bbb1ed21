import { randomUUID } from 'node:crypto'
import { queryNames } from '../site/shared/routes/query-names.ts'
import { pathOf } from './addresses.ts'

/** Path of a page that was never requested and is in no cache. */
export async function uncachedPath(): Promise<string> {
  return `${await pathOf('products')}?${new URLSearchParams({ [queryNames.search.br]: randomUUID() }).toString()}`
}
