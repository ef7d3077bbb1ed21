import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { readContent, readSeveral } from '#src/publishing/languages/store.ts'
import { keysOf, storedKey } from './document-keys.ts'
import type { DocumentKey } from './document-keys.ts'
import type { IndexedCollection } from './document-keys.ts'
import { factsVersion, idsIn } from './facts.ts'
import { forgetExceptions } from './exceptions.ts'
import { entriesOf } from './read-entries.ts'
import type { Read, RecordedEntry, Req } from './read-entries.ts'
import type { StaffEntry } from './staff-entry.ts'

type Data = Record<string, unknown>

/** Number of documents read per query. */
const batch = 100

/** Key of a document, and which of its versions have it. */
interface RecordedKey extends DocumentKey {
  id: number
  key: string
  isLatest: boolean
  isPublic: boolean
}

/** Keys of the latest version of a document, and of what is published of it, once each. */
function keysOfVersions(
  collection: IndexedCollection,
  { id, row, draft }: Read & { draft: Data },
): RecordedKey[] {
  const isDrafted = row !== undefined && '_status' in row
  const published = !isDrafted ? draft : row['_status'] === 'published' ? row : undefined
  const keys = new Map<string, RecordedKey>()
  const add = (document: Data | undefined, version: 'isLatest' | 'isPublic'): void => {
    for (const key of document === undefined ? [] : keysOf(collection, document)) {
      const place = JSON.stringify([key.kind, key.locale, key.label])
      const known = keys.get(place)
      if (known) known[version] = true
      else
        keys.set(place, {
          ...key,
          id,
          key: storedKey(key),
          isLatest: version === 'isLatest',
          isPublic: version === 'isPublic',
        })
    }
  }
  add(draft, 'isLatest')
  add(published, 'isPublic')
  return [...keys.values()]
}

/**
 * Writes keys and entries of documents from their latest content, in the transaction of the change
 * (`req`); removes those of documents without content, which were deleted or are in the trash.
 *
 * @param author - Account that saved them; if undefined, the stored author is kept.
 */
export async function writeDocuments(
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
  const keys = present.flatMap((each) => keysOfVersions(collection, each))
  const column = (name: keyof RecordedKey) => sql.param(keys.map((key) => key[name]))
  await rows(
    req.payload,
    sql`
    with given as (
      select id, kind, coalesce(locale, '') as code, key, label, is_latest, is_public from unnest(
        ${column('id')}::int[], ${column('kind')}::text[], ${column('locale')}::text[], ${column('key')}::text[], ${column('label')}::text[],
        ${column('isLatest')}::boolean[], ${column('isPublic')}::boolean[]
      ) as given(id, kind, locale, key, label, is_latest, is_public) where btrim(key) <> ''
    ), stored as (
      select document_id as id, kind, coalesce(locale, '') as code, key, label, is_latest, is_public, ctid as place
      from staff_keys where collection = ${collection} and document_id = any(${ids}::int[])
    ), removed as (
      delete from staff_keys where ctid in (
        select place from stored where (id, kind, code, key, label, is_latest, is_public) not in (
          select id, kind, code, key, label, is_latest, is_public from given))
    )
    insert into staff_keys (collection, document_id, kind, locale, key, label, is_latest, is_public)
    select ${collection}, id, kind, nullif(code, ''), key, label, is_latest, is_public from given
    where (id, kind, code, key, label, is_latest, is_public) not in (
      select id, kind, code, key, label, is_latest, is_public from stored)`,
    req,
  )
  await rows(
    req.payload,
    sql`
    delete from staff_entries where collection = ${collection} and document_id = any(${ids}::int[])
      and document_id <> all(${sql.param(present.map(({ id }) => id))}::int[])`,
    req,
  )
  const recorded = await entriesOf(req, collection, present)
  if (collection === 'products') await writeValues(req, collection, ids, recorded)
  if (recorded.length === 0) return
  const entries = recorded.map(({ entry }) => entry)
  await rows(
    req.payload,
    sql`
    insert into staff_entries (collection, document_id, titles, sort_title, parent, family, part_numbers, pictures, figures, states, site, facts, facts_version, untooled, is_tooled, discontinued, changed_at, changed_by, exempt)
    select ${collection}, id, titles, sort_title, parent, family, part_numbers, pictures, figures, states, site, facts, ${factsVersion}::int, untooled, is_tooled, discontinued, changed_at, ${author ?? null}::int,
      array(select fact from completeness_exceptions x where x.collection = ${collection} and x.document_id = id order by fact)
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given(
      id int, titles jsonb, sort_title text, parent int, family text, part_numbers int, pictures int[], figures jsonb, states jsonb, site text, facts text[], untooled int, is_tooled boolean, discontinued int, changed_at timestamptz)
    on conflict (collection, document_id) do update set titles = excluded.titles, sort_title = excluded.sort_title, parent = excluded.parent,
      family = excluded.family, part_numbers = excluded.part_numbers, pictures = excluded.pictures, figures = excluded.figures, states = excluded.states,
      site = excluded.site, facts = excluded.facts, facts_version = excluded.facts_version, untooled = excluded.untooled, is_tooled = excluded.is_tooled,
      discontinued = excluded.discontinued, exempt = excluded.exempt, changed_at = excluded.changed_at, changed_by = coalesce(excluded.changed_by, staff_entries.changed_by)`,
    req,
  )
}

/** Writes the values of part numbers that differ from the stored ones. */
async function writeValues(
  req: Req,
  collection: IndexedCollection,
  ids: unknown,
  recorded: readonly RecordedEntry[],
): Promise<void> {
  const values = recorded.flatMap(({ entry, values: own }) =>
    own.map((value) => ({ ...value, id: entry.id })),
  )
  await rows(
    req.payload,
    sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(
        id int, key text, value text, unit text, low float8, high float8, places int[])
    ), stored as (
      select ctid as row, document_id as id, key, value, unit, low, high, places from staff_values
      where collection = ${collection} and document_id = any(${ids}::int[])
    ), removed as (
      delete from staff_values where ctid in (select row from stored s where not exists (
        select from given g where (g.id, g.key, g.value, g.unit, g.places) = (s.id, s.key, s.value, s.unit, s.places)
          and g.low is not distinct from s.low and g.high is not distinct from s.high))
    )
    insert into staff_values (collection, document_id, key, value, unit, low, high, places)
    select ${collection}, id, key, value, unit, low, high, places from given g where not exists (
      select from stored s where (g.id, g.key, g.value, g.unit, g.places) = (s.id, s.key, s.value, s.unit, s.places)
        and g.low is not distinct from s.low and g.high is not distinct from s.high)`,
    req,
  )
}

/** Entry of a document with unsaved values; undefined for a document without content. */
export async function entryWith(
  req: Req,
  collection: IndexedCollection,
  id: number,
  change: (draft: Data) => Data,
): Promise<{ entry: StaffEntry; draft: Data } | undefined> {
  const read =
    id === 0
      ? { id, row: undefined, draft: {} }
      : { id, ...(await readContent(req, { collection, id })) }
  if (read.draft === undefined) return undefined
  const draft = change(read.draft)
  const [recorded] = await entriesOf(req, collection, [{ ...read, draft }])
  return recorded === undefined ? undefined : { entry: recorded.entry, draft }
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

/** Values of a document before and after a save. */
export interface DocumentChange {
  doc: Data
  previousDoc: Data
}

/** Ids of the products in a certificate's scope, before and after a change. */
const scopeOf = ({ doc, previousDoc }: DocumentChange): number[] =>
  [doc['scope'], previousDoc['scope']].flat().flatMap((row: unknown) => {
    const product: unknown = Object(row).product
    return idsIn(typeof product === 'object' ? Object(product).id : product)
  })

/**
 * Fields on which the entries of other documents depend, and the query that selects these
 * documents.
 */
const dependents: Partial<
  Record<
    IndexedCollection,
    { fields: readonly string[]; of: (id: number, change: DocumentChange) => Statement }
  >
> = {
  media: {
    fields: ['alt'],
    of: (id) =>
      sql`select collection, document_id as id from staff_entries where pictures @> array[${id}]::int[]`,
  },
  subcategories: {
    fields: ['attributes'],
    of: (id) =>
      sql`select collection, document_id as id from staff_entries where collection = 'products' and parent = ${id}`,
  },
  files: {
    fields: ['kind'],
    of: (id) => sql`
      select 'products' as collection, parent_id as id from products_rels where path = 'documents' and files_id = ${id}
      union select 'products', v.parent_id from _products_v_rels r join _products_v v on v.id = r.parent_id
      where v.latest and v.parent_id is not null and r.path = 'version.documents' and r.files_id = ${id}`,
  },
  certificates: {
    fields: ['scope', 'deletedAt'],
    of: (_, change) =>
      sql`select 'products' as collection, document_id as id from staff_entries
        where collection = 'products' and document_id = any(${sql.param(scopeOf(change))}::int[])`,
  },
}

/** Updates the entries of other documents that depend on a changed field. */
export async function writeDependents(
  req: Req,
  collection: IndexedCollection,
  change: DocumentChange,
): Promise<void> {
  const dependency = dependents[collection]
  const { doc, previousDoc } = change
  if (!dependency?.fields.some((name) => !isDeepStrictEqual(doc[name], previousDoc[name]))) return
  const found = await rows<{ collection: IndexedCollection; id: number }>(
    req.payload,
    dependency.of(Number(doc['id']), change),
    req,
  )
  for (const [other, documents] of Map.groupBy(found, (each) => each.collection))
    for (let from = 0; from < documents.length; from += batch) {
      const ids = documents.slice(from, from + batch).map(({ id }) => id)
      await writeDocuments(req, other, await readLatest(req.payload, other, ids))
    }
}

/** Removes keys, entry and exceptions of a deleted document. */
export async function forgetDocument(
  req: Req,
  collection: IndexedCollection,
  id: number,
  document: Data,
): Promise<void> {
  await writeDocuments(req, collection, [{ id, row: undefined, draft: undefined }])
  await forgetExceptions(req, collection, id)
  if (collection === 'certificates')
    await writeDependents(req, collection, { doc: { id }, previousDoc: document })
}

/** Writes keys and entry of a document as an earlier release saved it; its stored author is kept. */
export async function recordIndexed(
  req: Req,
  collection: IndexedCollection,
  id: number,
): Promise<void> {
  const { row, draft } = await readContent(req, { collection, id })
  await writeDocuments(req, collection, [{ id, row, draft: draft ?? row }])
}
