import type { listQuery } from '@vitrine/contract/shapes/list'
import type { UnderstoodTerm } from '@vitrine/contract/shapes/types'
import type { z } from 'zod'
import type { PageCollection } from '#src/content/page-collections.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readList, readMatches } from '#src/api/reading/list.ts'
import type { Page } from '#src/api/reading/list.ts'
import { findMatches } from './find-matches.ts'

/** Page of a collection: all entries, or those that match the query's search. */
export async function searchList(
  context: CallContext,
  collection: PageCollection,
  query: z.output<typeof listQuery>,
  options: { relevance?: 'views' | 'date'; parents?: readonly number[] } = {},
): Promise<Page & { understood: UnderstoodTerm[] | null }> {
  const { search = '' } = query
  if (search === '')
    return { ...(await readList(context, collection, query, options)), understood: null }
  const matches = await findMatches(context, search, [{ collection, parents: options.parents }])
  const page = await readMatches(context, collection, query, matches.of(collection))
  return { ...page, understood: matches.understood }
}
