import type { Payload, PayloadRequest } from 'payload'
import { isPageCollection, pages } from '#src/content/page-collections.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { documentTagOf, kinds } from '#src/publishing/changes/kinds.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { recordState } from './record-state.ts'

type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Collections that a rebuild covers: synonyms and other makers, whose rows have no mark, while there
 * are entries to write; then those with pages.
 */
export const rebuiltCollections: readonly FeedCollection[] = [
  'synonyms',
  'other-makers',
  ...(Object.keys(pages) as FeedCollection[]),
]

/** Entries that an earlier release wrote without search data, or a migration marked. */
const outdated = sql`search_entries e where e.document is null`

/**
 * Condition of the documents `d` of a collection whose read model has to be written: of an earlier
 * release, or of a module that was enabled again.
 */
export function isUnwritten(collection: FeedCollection): Statement {
  if (!isPageCollection(collection)) return sql`exists (select from ${outdated})`
  if (!isOfSite(collection)) return sql`false`
  const own = sql`collection = ${collection} and document_id = d.id`
  return sql`(exists (select from ${outdated} and ${own})
    or exists (select from published_states where ${own}) and not exists (select from search_entries where ${own}))`
}

/** True if an entry has to be written again. */
export async function isReadModelOutdated(req: Partial<Req> & { payload: Payload }) {
  const found = await rows(req.payload, sql`select from ${outdated} limit 1`, req)
  return found.length > 0
}

/** Removes the spellings of words, which the entries write again. */
export async function forgetSpellings(req: Req): Promise<void> {
  if (await isReadModelOutdated(req)) await rows(req.payload, sql`delete from search_words`, req)
}

/** Writes the read model of a document from its content, and invalidates the caches of its pages. */
export async function rebuildDocument(
  { payload, ...transaction }: Req,
  collection: FeedCollection,
  id: number,
): Promise<void> {
  await recordState(payload, collection, id, { transaction, rebuild: true })
  await appendChange(payload, [documentTagOf(collection, id)], transaction)
}

/** Invalidates the caches of all lists. */
export const changeAllLists = ({ payload, ...transaction }: Req): Promise<void> =>
  appendChange(
    payload,
    Object.values(kinds).flatMap((kind) => [...kind.lists]),
    transaction,
  )
