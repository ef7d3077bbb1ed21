import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
} from 'payload'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Locale } from '@vitrine/configuration/locales'
import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { inTransaction, within } from '#src/platform/database/transaction.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { fieldsOf, readDraft, readPublished, readSeveral } from '#src/publishing/languages/store.ts'
import type { StoredAttribute } from '#src/publishing/read-model/product-facts.ts'
import { indexed, isIndexed, keysOf, storedKey } from './document-keys.ts'
import type { IndexedCollection, Named } from './document-keys.ts'
import { entryOf, idsIn } from './staff-entry.ts'
import type { StaffEntry } from './staff-entry.ts'
import { widenTitleSearch } from './widen-title-search.ts'

type Data = Record<string, unknown>
type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Documents that are read at once. */
const batch = 100

/** Row that visitors read, and latest version, of a document in all languages. */
interface Read {
  id: number
  row: Data | undefined
  draft: Data | undefined
}

/** Attributes of subcategories that have table columns, by id. */
async function readAttributes(
  { payload, transactionID }: Req,
  ids: readonly number[],
): Promise<Map<number, StoredAttribute[]>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'subcategories',
    where: { id: { in: [...new Set(ids)] } },
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { attributes: true },
    ...(transactionID === undefined ? {} : within({ transactionID })),
  })
  return new Map(
    docs.map(({ id, attributes }) => [
      Number(id),
      ((attributes ?? []) as unknown as StoredAttribute[]).filter(isColumn),
    ]),
  )
}

/** Locales in which pictures have an alternative text, by id. */
async function readAlts(req: Req, ids: readonly number[]): Promise<Map<number, Locale[]>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: number; locales: Locale[] }>(
    req.payload,
    sql`
    select _parent_id as id, array_agg(_locale::text) as locales from media_locales
    where _parent_id = any(${sql.param([...new Set(ids)])}::int[]) and btrim(coalesce(alt, '')) <> '' group by 1`,
    req,
  )
  return new Map(found.map(({ id, locales }) => [id, locales]))
}

/** Entries of documents, with what their neighbors tell. */
async function entriesOf(
  req: Req,
  collection: IndexedCollection,
  read: (Read & { draft: Data })[],
): Promise<StaffEntry[]> {
  const { pictures }: Named = indexed[collection]
  const isProduct = collection === 'products'
  const [attributes, alts] = await Promise.all([
    readAttributes(req, isProduct ? read.flatMap(({ draft }) => idsIn(draft['subcategory'])) : []),
    readAlts(
      req,
      pictures === undefined ? [] : read.flatMap(({ draft }) => idsIn(draft[pictures])),
    ),
  ])
  const fields = fieldsOf(req.payload, { collection, id: 0 })
  const isDrafted = Boolean(req.payload.collections[collection].config.versions?.drafts)
  return read.map(({ id, row, draft }) =>
    entryOf(collection, {
      id,
      row,
      draft,
      fields,
      isDrafted,
      attributes: attributes.get(idsIn(draft['subcategory'])[0] ?? 0) ?? [],
      alts,
    }),
  )
}

/**
 * Writes keys and entries of documents from their latest content, in the transaction of the cause;
 * those of a document without content are removed.
 *
 * @param author - Account that saved them; without one the last author stays.
 */
async function writeDocuments(
  req: Req,
  collection: IndexedCollection,
  read: Read[],
  author?: number,
): Promise<void> {
  const ids = sql.param(read.map(({ id }) => id))
  const present = read.filter(
    (each): each is Read & { draft: Data } =>
      each.draft !== undefined && !each.draft['deletedAt'] && !each.row?.['deletedAt'],
  )
  const keys = present.flatMap(({ id, draft }) =>
    keysOf(collection, draft).map((key) => ({ ...key, id, key: storedKey(key) })),
  )
  const column = (name: 'id' | 'kind' | 'locale' | 'key' | 'label') =>
    sql.param(keys.map((key) => key[name]))
  await rows(
    req.payload,
    sql`
    with removed as (
      delete from staff_keys where collection = ${collection} and document_id = any(${ids}::int[])
    )
    insert into staff_keys (collection, document_id, kind, locale, key, label)
    select ${collection}, id, kind, locale, key, label from unnest(
      ${column('id')}::int[], ${column('kind')}::text[], ${column('locale')}::text[], ${column('key')}::text[], ${column('label')}::text[]
    ) as given(id, kind, locale, key, label) where btrim(key) <> ''`,
    req,
  )
  await rows(
    req.payload,
    sql`
    delete from staff_entries where collection = ${collection} and document_id = any(${ids}::int[])
      and document_id <> all(${sql.param(present.map(({ id }) => id))}::int[])`,
    req,
  )
  const entries = await entriesOf(req, collection, present)
  if (entries.length === 0) return
  await rows(
    req.payload,
    sql`
    insert into staff_entries (collection, document_id, titles, sort_title, parent, family, part_numbers, pictures, figures, states, site, facts, changed_at, changed_by)
    select ${collection}, id, titles, sort_title, parent, family, part_numbers, pictures, figures, states, site, facts, changed_at, ${author ?? null}::int
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given(
      id int, titles jsonb, sort_title text, parent int, family text, part_numbers int, pictures int[], figures jsonb, states jsonb, site text, facts text[], changed_at timestamptz)
    on conflict (collection, document_id) do update set titles = excluded.titles, sort_title = excluded.sort_title, parent = excluded.parent,
      family = excluded.family, part_numbers = excluded.part_numbers, pictures = excluded.pictures, figures = excluded.figures, states = excluded.states,
      site = excluded.site, facts = excluded.facts, changed_at = excluded.changed_at, changed_by = coalesce(excluded.changed_by, staff_entries.changed_by)`,
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
    return [...read].map(([id, { row, draft }]) => ({ id, row, draft: draft ?? row }))
  }
  const { docs } = await payload.db.find<Data>({
    collection,
    pagination: false,
    limit: 0,
    where: { id: { in: [...ids] } },
  })
  return docs.map((row) => ({ id: Number(row['id']), row, draft: row }))
}

/** One document as the transaction of its cause sees it. */
async function readOne(req: Req, collection: IndexedCollection, id: number): Promise<Read> {
  const entity = { collection, id }
  const row = await readPublished(req, entity)
  const isVersioned = Boolean(req.payload.collections[collection].config.versions)
  return { id, row, draft: isVersioned ? await readDraft(req, entity) : row }
}

/** Records a document that was saved without hooks; its author is the account of `cause`. */
export const recordEntity =
  (cause: Pick<PayloadRequest, 'user'>) =>
  async (req: Req, entity: Entity): Promise<void> => {
    if ('global' in entity || !isIndexed(entity.collection)) return
    const { collection, id } = entity
    await writeDocuments(req, collection, [await readOne(req, collection, id)], staffOf(cause)?.id)
  }

/** Fields of a document on which entries of others depend, and the query of these. */
const dependents: Partial<
  Record<IndexedCollection, { field: string; of: (id: number) => Statement }>
> = {
  media: {
    field: 'alt',
    of: (id) =>
      sql`select collection, document_id as id from staff_entries where pictures @> array[${id}]::int[]`,
  },
  subcategories: {
    field: 'attributes',
    of: (id) =>
      sql`select collection, document_id as id from staff_entries where collection = 'products' and parent = ${id}`,
  },
}

/** Writes the entries of other documents that depend on a field that was changed. */
async function writeDependents(
  req: Req,
  collection: IndexedCollection,
  { doc, previousDoc }: { doc: Data; previousDoc: Data },
): Promise<void> {
  const dependency = dependents[collection]
  if (!dependency || isDeepStrictEqual(doc[dependency.field], previousDoc[dependency.field])) return
  const found = await rows<{ collection: IndexedCollection; id: number }>(
    req.payload,
    dependency.of(Number(doc['id'])),
    req,
  )
  for (const [other, documents] of Map.groupBy(found, (each) => each.collection))
    for (let from = 0; from < documents.length; from += batch) {
      const ids = documents.slice(from, from + batch).map(({ id }) => id)
      await writeDocuments(req, other, await readLatest(req.payload, other, ids))
    }
}

/** The collection with hooks that keep its documents findable and listed for the staff. */
export function recordDocuments(config: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = config
  if (!isIndexed(slug)) return config
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    await recordEntity(req)(req, { collection: slug, id: Number(doc.id) })
    await writeDependents(req, slug, { doc, previousDoc: previousDoc ?? {} })
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
    await writeDocuments(req, slug, [{ id: Number(id), row: undefined, draft: undefined }])
  }
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), widenTitleSearch(slug)],
      afterChange: [...(hooks.afterChange ?? []), afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), afterDelete],
    },
  }
}

/**
 * Records all documents when none is: of data that an earlier release wrote. Returns their number.
 */
export async function recordMissingDocuments(payload: Payload): Promise<number> {
  const [known] = await rows(payload, sql`select 1 from staff_entries limit 1`)
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
        await writeDocuments(req, collection, await readLatest(payload, collection, ids))
        count += ids.length
      }
    }
    return count
  })
}
