import type { Locale } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { within } from '#src/platform/database/transaction.ts'
import { fieldsOf } from '#src/publishing/languages/store.ts'
import type { StoredAttribute } from '#src/publishing/read-model/product-facts.ts'
import { indexed } from './document-keys.ts'
import type { Named } from '#src/platform/collections/row.ts'
import type { IndexedCollection } from './document-keys.ts'
import { idsIn, variantsOf } from './facts.ts'
import { partValues } from './part-values.ts'
import type { PartValue } from './part-values.ts'
import { entryOf } from './staff-entry.ts'
import type { StaffEntry } from './staff-entry.ts'

type Data = Record<string, unknown>
export type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Published row and latest version of a document, in all languages. */
export interface Read {
  id: number
  row: Data | undefined
  draft: Data | undefined
}

/** Attributes of subcategories that are columns of the parts table, by id. */
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

/** Kinds of documents (`files`), by id. */
async function readKinds(req: Req, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: number; kind: string }>(
    req.payload,
    sql`select id, kind::text as kind from files where id = any(${sql.param([...new Set(ids)])}::int[]) and kind is not null`,
    req,
  )
  return new Map(found.map(({ id, kind }) => [id, kind]))
}

/** Products to which a certificate applies. */
async function readCertified(req: Req, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const found = await rows<{ id: number }>(
    req.payload,
    sql`
    select distinct s.product_id as id from certificates_scope s join certificates c on c.id = s._parent_id
    where c.deleted_at is null and s.product_id = any(${sql.param([...ids])}::int[])`,
    req,
  )
  return new Set(found.map(({ id }) => id))
}

/** Entry of a document, and the values of its part numbers. */
export interface RecordedEntry {
  entry: StaffEntry
  values: PartValue[]
}

/** Entries of documents, with the facts of the documents that they refer to. */
export async function entriesOf(
  req: Req,
  collection: IndexedCollection,
  read: (Read & { draft: Data })[],
): Promise<RecordedEntry[]> {
  const { pictures }: Named = indexed[collection]
  const isProduct = collection === 'products'
  const idsOf = (name: string): number[] => read.flatMap(({ draft }) => idsIn(draft[name]))
  // sequential: a transaction has a single connection
  const attributes = await readAttributes(req, isProduct ? idsOf('subcategory') : [])
  const alts = await readAlts(req, pictures === undefined ? [] : idsOf(pictures))
  const kinds = await readKinds(req, isProduct ? idsOf('documents') : [])
  const certified = await readCertified(req, isProduct ? read.map(({ id }) => id) : [])
  const fields = fieldsOf(req.payload, { collection, id: 0 })
  const isDrafted = Boolean(req.payload.collections[collection].config.versions?.drafts)
  return read.map(({ id, row, draft }) => {
    const own = attributes.get(idsIn(draft['subcategory'])[0] ?? 0) ?? []
    return {
      entry: entryOf(collection, {
        id,
        row,
        draft,
        fields,
        isDrafted,
        attributes: own,
        alts,
        kinds,
        isCertified: certified.has(id),
      }),
      values: isProduct ? partValues(own, variantsOf(draft['variants'])) : [],
    }
  })
}
