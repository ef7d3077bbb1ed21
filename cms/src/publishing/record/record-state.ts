import type { Tag } from '@vitrine/contract/tags'
import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { requireAlternatives } from '#src/publishing/read-model/require-alternatives.ts'
import type { Cause } from '#src/publishing/read-model/require-alternatives.ts'
import { projectionOf, writeReadModel } from '#src/publishing/read-model/projections.ts'
import { entriesNow, entriesOf } from '#src/publishing/read-model/write-entries.ts'
import type { Publication } from '#src/publishing/read-model/write-entries.ts'
import { isPageCollection } from '#src/content/page-collections.ts'
import { changesLinks } from './linked-screens.ts'
import {
  refuseTakenSlug,
  startOf,
  writeWaiting,
} from '#src/publishing/read-model/waiting-entries.ts'
import type { SavedContent } from '#src/publishing/languages/saved-content.ts'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import { appendChange, lockFeed } from '#src/publishing/changes/feed.ts'
import { documentTagOf, kinds, shownOnTags } from '#src/publishing/changes/kinds.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'

interface Options {
  transaction: Cause
  /** Content of the document, if the save has read it. */
  saved?: SavedContent | undefined
  deleted?: boolean
  /** Rewrites the read model even if nothing changed, without appending a change. */
  rebuild?: boolean
  /** True to write the entries of an unchanged document because its start date has come. */
  isDue?: boolean
}

/** Tags of the pages and lists that show a published document. */
const tagsOf = async (
  { payload, collection, id, transaction }: Publication,
  document: PublishedDocument,
): Promise<Tag[]> => [
  documentTagOf(collection, id),
  ...kinds[collection].lists,
  ...shownOnTags(collection, document),
  ...((await projectionOf(collection).tags?.(payload, id, transaction)) ?? []),
]

/** Keeps the time and the tags of a published document; forgets those of another one. */
const storeState = (
  { payload, collection, id, document, transaction }: Publication,
  tags: Tag[],
): Promise<unknown> =>
  rows(
    payload,
    document
      ? sql`
      insert into published_states (collection, document_id, updated_at, tags) values (${collection}, ${id}, ${document.updatedAt}, ${sql.param(tags)}::text[])
      on conflict (collection, document_id) do update set updated_at = excluded.updated_at, tags = excluded.tags`
      : sql`delete from published_states where collection = ${collection} and document_id = ${id}`,
    transaction,
  )

/**
 * Rewrites summaries and filter values of the products of a document; the document's own change
 * invalidates the caches.
 */
async function recordProducts({
  payload,
  collection,
  id,
  transaction,
}: Publication): Promise<void> {
  const products = await projectionOf(collection).products?.(payload, id, transaction)
  for (const product of products ?? [])
    await recordState(payload, 'products', product, { transaction, rebuild: true })
}

/**
 * Compares the published state of a document with the last recorded one; if they differ, writes the
 * read model and appends a change. Independent of the cause (save, scheduled job, removal, restored
 * version). Saving a draft does not change the published state.
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
    : await publishedDocument(payload, collection, id, options)
  const [recorded] = await rows<{ updated_at: string; tags: Tag[] }>(
    payload,
    sql`
    select updated_at, tags from published_states where collection = ${collection} and document_id = ${id}`,
    transaction,
  )
  if (!document && !recorded) return
  const isForced = options.rebuild === true || options.isDue === true
  if (document && recorded?.updated_at === document.updatedAt && !isForced) return
  await lockFeed(payload, transaction)
  const written = entriesOf(collection, document)
  if (document)
    await requireAlternatives(
      payload,
      { collection, document, locales: [...written.keys()] },
      transaction,
    )
  const entries = entriesNow(collection, document, written, new Date())
  const waiting =
    document && entries !== written
      ? { entries: written, startsAt: startOf(collection, document) }
      : undefined
  await writeWaiting(payload, { collection, id }, waiting, transaction)
  const publication = { payload, collection, id, document, entries, transaction }
  const areLinksChanged = await changesLinks(publication)
  await writeReadModel(publication)
  if (document && !options.rebuild) await recordProducts(publication)
  const tags = document ? await tagsOf(publication, document) : []
  await storeState(publication, tags)
  if (!options.rebuild)
    await appendChange(
      payload,
      [...tags, ...(recorded?.tags ?? []), ...(areLinksChanged ? (['layout'] as const) : [])],
      transaction,
    )
}

/**
 * Throws the ValidationErrors of `recordState` without recording anything: pictures without
 * alternative texts, slugs of other documents.
 */
export async function refuseUnpublishable(
  payload: Payload,
  collection: FeedCollection,
  id: number,
  { transaction, saved }: Pick<Options, 'transaction' | 'saved'>,
): Promise<void> {
  const document = await publishedDocument(payload, collection, id, { transaction, saved })
  if (!document || !isPageCollection(collection)) return
  const written = entriesOf(collection, document)
  const locales = [...written.keys()]
  await requireAlternatives(payload, { collection, document, locales }, transaction)
  for (const [locale, entry] of written)
    await refuseTakenSlug(payload, { collection, id, locale, entry }, transaction)
}

/** Published state of a document in all locales; undefined if it is a draft or missing. */
async function publishedDocument(
  payload: Payload,
  collection: FeedCollection,
  id: number,
  { transaction, saved }: Pick<Options, 'transaction' | 'saved'>,
): Promise<PublishedDocument | undefined> {
  const document: unknown =
    saved?.row ??
    (await payload.findByID({
      collection,
      id,
      locale: 'all',
      depth: 0,
      draft: false,
      disableErrors: true,
      overrideAccess: true,
      req: { transactionID: transaction.transactionID } as PayloadRequest,
    }))
  if (typeof document !== 'object' || document === null) return undefined
  const found = document as PublishedDocument & { _status?: string; deletedAt?: string | null }
  if (found.deletedAt) return undefined
  return found._status === undefined || found._status === 'published' ? found : undefined
}
