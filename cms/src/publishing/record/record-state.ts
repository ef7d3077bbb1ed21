import type { Tag } from '@vitrine/contract/tags'
import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { requireAlternatives } from '#src/publishing/read-model/require-alternatives.ts'
import type { Cause } from '#src/publishing/read-model/require-alternatives.ts'
import { startOf, writeWaiting } from '#src/publishing/read-model/waiting-entries.ts'
import { entriesNow, entriesOf, writeEntries } from '#src/publishing/read-model/write-entries.ts'
import { referenceTags, writeReferences } from '#src/publishing/read-model/write-references.ts'
import { writeSynonyms } from '#src/publishing/read-model/write-synonyms.ts'
import { predecessorTags } from '#src/publishing/read-model/write-product-facts.ts'
import { toolingTags } from '#src/publishing/read-model/write-tooling.ts'
import { isFirstOrLast } from './first-or-last.ts'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import { appendChange, lockFeed } from '#src/publishing/changes/feed.ts'
import { documentTagOf, kinds, shownOnTags } from '#src/publishing/changes/kinds.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'

interface Options {
  transaction: Cause
  deleted?: boolean
  /** Rewrites the read model even without a change, and appends no change. */
  rebuild?: boolean
  /** Rewrites it without a change of the document, because its date has come. */
  isDue?: boolean
}

/**
 * Compares the published state of a document with the last recorded one, and on a difference writes
 * the read model and a change. The cause (save, scheduled job, unpublishing, restored version) is
 * irrelevant; a saved draft does not change the published state.
 */
export async function recordState(
  payload: Payload,
  collection: FeedCollection,
  id: number,
  options: Options,
): Promise<void> {
  const { transaction } = options
  const document = options.deleted
    ? undefined
    : await publishedDocument(payload, collection, id, transaction)
  const [recorded] = await rows<{ updated_at: string; tags: Tag[] }>(
    payload,
    sql`
    select updated_at, tags from published_states where collection = ${collection} and document_id = ${id}`,
    transaction,
  )
  if (!document && !recorded) return
  const isForced = options.rebuild === true || options.isDue === true
  if (document && recorded && recorded.updated_at === document.updatedAt && !isForced) return
  await lockFeed(payload, transaction)
  const written = entriesOf(collection, document)
  if (document)
    await requireAlternatives(payload, collection, document, [...written.keys()], transaction)
  const entries = entriesNow(collection, document, written, new Date())
  const waiting =
    document && entries !== written
      ? { entries: written, startsAt: startOf(collection, document) }
      : undefined
  await writeWaiting(payload, collection, id, waiting, transaction)
  const changesLinks = await isFirstOrLast(payload, collection, id, document, entries, transaction)
  await writeEntries(payload, collection, id, document, entries, transaction)
  if (collection === 'other-makers') await writeReferences(payload, id, document, transaction)
  if (collection === 'synonyms') await writeSynonyms(payload, id, document, transaction)
  // the search reads both again by this number (`api/indexes/entry-indexes.ts`)
  if (collection === 'search-redirects')
    await rows(payload, sql`update search_state set synonyms = synonyms + 1`, transaction)
  if (collection === 'subcategories' && document && !options.rebuild)
    await rewriteProductsOf(payload, id, transaction)
  const tags: Tag[] = document
    ? [
        documentTagOf(collection, id),
        ...kinds[collection].lists,
        ...shownOnTags(collection, document),
        ...(collection === 'products'
          ? [
              ...(await toolingTags(payload, id, transaction)),
              ...(await predecessorTags(payload, id, transaction)),
            ]
          : []),
        ...(collection === 'other-makers' ? await referenceTags(payload, id, transaction) : []),
      ]
    : []
  if (document) {
    await rows(
      payload,
      sql`
      insert into published_states (collection, document_id, updated_at, tags) values (${collection}, ${id}, ${document.updatedAt}, ${sql.param(tags)}::text[])
      on conflict (collection, document_id) do update set updated_at = excluded.updated_at, tags = excluded.tags`,
      transaction,
    )
  } else {
    await rows(
      payload,
      sql`delete from published_states where collection = ${collection} and document_id = ${id}`,
      transaction,
    )
  }
  if (!options.rebuild)
    await appendChange(
      payload,
      [...tags, ...(recorded?.tags ?? []), ...(changesLinks ? (['layout'] as const) : [])],
      transaction,
    )
}

/** Published state of a document in all locales; undefined for a draft. */
async function publishedDocument(
  payload: Payload,
  collection: FeedCollection,
  id: number,
  transaction: Options['transaction'],
): Promise<PublishedDocument | undefined> {
  const document: unknown = await payload.findByID({
    collection,
    id,
    locale: 'all',
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req: { transactionID: transaction.transactionID } as PayloadRequest,
  })
  if (typeof document !== 'object' || document === null) return undefined
  const found = document as PublishedDocument & { _status?: string }
  return found._status === undefined || found._status === 'published' ? found : undefined
}

/**
 * Rewrites the summaries and filter values of a subcategory's products; the subcategory's own
 * change invalidates the caches.
 */
async function rewriteProductsOf(
  payload: Payload,
  subcategory: number,
  transaction: Options['transaction'],
): Promise<void> {
  const products = await rows<{ id: number }>(
    payload,
    sql`
    select distinct document_id as id from search_entries where collection = 'products' and parent_id = ${subcategory}`,
    transaction,
  )
  for (const { id } of products)
    await recordState(payload, 'products', id, { transaction, rebuild: true })
}
