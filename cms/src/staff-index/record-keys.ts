import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
} from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { readDraft, readPublished, readSeveral } from '#src/publishing/languages/store.ts'
import { indexed, isIndexed, keysOf, storedKey } from './document-keys.ts'
import type { IndexedCollection } from './document-keys.ts'

/** Documents that are read at once. */
const batch = 100

type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

interface Read {
  id: number
  /** Latest content in all languages; undefined once it is deleted. */
  document: Record<string, unknown> | undefined
}

/** Replaces the keys of documents by those of their latest content, in the transaction of the cause. */
async function writeKeys(req: Req, collection: IndexedCollection, read: Read[]): Promise<void> {
  const keys = read.flatMap(({ id, document }) =>
    document === undefined || document['deletedAt']
      ? []
      : keysOf(collection, document).map((key) => ({ ...key, id, key: storedKey(key) })),
  )
  await rows(
    req.payload,
    sql`
    delete from staff_keys
    where collection = ${collection} and document_id = any(${sql.param(read.map(({ id }) => id))}::int[])`,
    req,
  )
  if (keys.length === 0) return
  const column = (name: 'id' | 'kind' | 'locale' | 'key' | 'label') =>
    sql.param(keys.map((key) => key[name]))
  await rows(
    req.payload,
    sql`
    insert into staff_keys (collection, document_id, kind, locale, key, label)
    select ${collection}, id, kind, locale, key, label from unnest(
      ${column('id')}::int[], ${column('kind')}::text[], ${column('locale')}::text[], ${column('key')}::text[], ${column('label')}::text[]
    ) as given(id, kind, locale, key, label) where btrim(key) <> ''`,
    req,
  )
}

/** Latest contents of several documents in all languages. */
async function readLatest(
  payload: Payload,
  collection: IndexedCollection,
  ids: readonly number[],
): Promise<Read[]> {
  if (payload.collections[collection].config.versions) {
    const read = await readSeveral(payload, collection, ids)
    return [...read].map(([id, { row, draft }]) => ({ id, document: draft ?? row }))
  }
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection,
    pagination: false,
    limit: 0,
    where: { id: { in: [...ids] } },
  })
  return docs.map((document) => ({ id: Number(document['id']), document }))
}

/** The collection with hooks that keep its documents' keys. */
export function keepKeys(config: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = config
  if (!isIndexed(slug)) return config
  const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
    const id = Number(doc.id)
    const entity = { collection: slug, id }
    const document = config.versions
      ? await readDraft(req, entity)
      : await readPublished(req, entity)
    await writeKeys(req, slug, [{ id, document }])
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
    await writeKeys(req, slug, [{ id: Number(id), document: undefined }])
  }
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), afterDelete],
    },
  }
}

/**
 * Writes the keys of all documents when there are none: of data of an earlier release, and after a
 * restore. Returns the number of documents.
 */
export async function recordMissingKeys(payload: Payload): Promise<number> {
  const [known] = await rows(payload, sql`select 1 from staff_keys limit 1`)
  if (known !== undefined) return 0
  return inTransaction(payload, async (transaction) => {
    const req = { payload, ...transaction }
    let count = 0
    for (const collection of Object.keys(indexed) as IndexedCollection[]) {
      const { docs } = await payload.find({
        collection,
        pagination: false,
        depth: 0,
        draft: false,
        select: {},
        trash: true,
      })
      for (let from = 0; from < docs.length; from += batch) {
        const ids = docs.slice(from, from + batch).map(({ id }) => Number(id))
        await writeKeys(req, collection, await readLatest(payload, collection, ids))
        count += ids.length
      }
    }
    return count
  })
}
