import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  Payload,
  PayloadRequest,
} from 'payload'
import { runningSet } from '#src/changes/cause.ts'
import type { Content } from '#src/changes/document-state.ts'
import { unrecordedCollections } from '#src/changes/personal.ts'
import { recordChanges } from '#src/changes/record-changes.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { leavesRecording } from '#src/publishing/languages/request.ts'
import { takeSaved } from '#src/publishing/languages/saved-content.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { readDraft, readPublished, readSeveral } from '#src/publishing/languages/store.ts'
import { forgetTexts, recordSavedTexts } from '#src/translation/record-saved.ts'
import { isIndexed, keysOf, storedKey } from './document-keys.ts'
import type { IndexedCollection } from './document-keys.ts'
import { factsVersion, idsIn } from './facts.ts'
import { forgetExceptions } from './exceptions.ts'
import { entriesOf } from './read-entries.ts'
import type { Read, Req } from './read-entries.ts'
import type { StaffEntry } from './staff-entry.ts'
import { widenTitleSearch } from './widen-title-search.ts'

type Data = Record<string, unknown>

/** Number of documents read per query. */
const batch = 100

/**
 * Writes keys and entries of documents from their latest content, in the transaction of the change
 * (`req`); removes those of documents without content, which were deleted or are in the trash.
 *
 * @param author - Account that saved them; if undefined, the stored author is kept.
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
    with given as (
      select id, kind, coalesce(locale, '') as code, key, label from unnest(
        ${column('id')}::int[], ${column('kind')}::text[], ${column('locale')}::text[], ${column('key')}::text[], ${column('label')}::text[]
      ) as given(id, kind, locale, key, label) where btrim(key) <> ''
    ), stored as (
      select document_id as id, kind, coalesce(locale, '') as code, key, label, ctid as place
      from staff_keys where collection = ${collection} and document_id = any(${ids}::int[])
    ), removed as (
      delete from staff_keys where ctid in (
        select place from stored where (id, kind, code, key, label) not in (select id, kind, code, key, label from given))
    )
    insert into staff_keys (collection, document_id, kind, locale, key, label)
    select ${collection}, id, kind, nullif(code, ''), key, label from given
    where (id, kind, code, key, label) not in (select id, kind, code, key, label from stored)`,
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
  const [entry] = await entriesOf(req, collection, [{ ...read, draft }])
  return entry === undefined ? undefined : { entry, draft }
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

/** Content of a document, read in the transaction of `req`. */
const readContent = async (req: Req, entity: Entity): Promise<Content> => ({
  row: await readPublished(req, entity),
  draft: await readDraft(req, entity),
})

/**
 * Records a document that was saved: in the index of the staff, its texts for the translators, and
 * its values for the history. Its author is the account of `cause`. Nothing of a trial is recorded:
 * no rule reads it.
 */
export const recordEntity =
  (cause: Pick<PayloadRequest, 'user' | 'query' | 'context' | 'headers'>) =>
  async (req: Req, entity: Entity): Promise<void> => {
    if (runningSet().isTrial) return
    const read = takeSaved(cause, entity) ?? (await readContent(req, entity))
    if ('collection' in entity && isIndexed(entity.collection))
      await writeDocuments(req, entity.collection, [{ ...read, id: entity.id }], staffOf(cause)?.id)
    await recordSavedTexts(req, entity, read, cause)
    await recordChanges(req, entity, read, cause)
  }

interface Change {
  doc: Data
  previousDoc: Data
}

/** Ids of the products in a certificate's scope, before and after a change. */
const scopeOf = ({ doc, previousDoc }: Change): number[] =>
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
    { fields: readonly string[]; of: (id: number, change: Change) => Statement }
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
async function writeDependents(
  req: Req,
  collection: IndexedCollection,
  change: Change,
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

/** Hooks of a collection that is not in the index: records only what changed. */
const recordOnlyChanges = (config: CollectionConfig): CollectionConfig => {
  const slug = config.slug as CollectionSlug
  return {
    ...config,
    hooks: {
      ...config.hooks,
      afterChange: [
        ...(config.hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          await recordEntity(req)(req, { collection: slug, id: Number(doc.id) })
          return doc
        },
      ],
      afterDelete: [
        ...(config.hooks?.afterDelete ?? []),
        async ({ id, req }) => recordDeletion(req, { collection: slug, id: Number(id) }),
      ],
    },
  }
}

const recordDeletion = (req: PayloadRequest, entity: Entity): Promise<void> =>
  recordChanges(req, entity, { row: undefined, draft: undefined }, req)

/** The global with a hook that records it. */
export const recordGlobal = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  hooks: {
    ...config.hooks,
    afterChange: [
      ...(config.hooks?.afterChange ?? []),
      async ({ doc, req }) => {
        await recordEntity(req)(req, { global: config.slug as GlobalSlug })
        return doc
      },
    ],
  },
})

/**
 * Adds hooks to a collection that keep its documents in the panel's index, for search and lists, and
 * record what changed.
 */
export function recordDocuments(config: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = config
  if (unrecordedCollections.has(slug)) return config
  if (!isIndexed(slug)) return recordOnlyChanges(config)
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    if (leavesRecording(req)) return doc
    await recordEntity(req)(req, { collection: slug, id: Number(doc.id) })
    await writeDependents(req, slug, { doc, previousDoc: previousDoc ?? {} })
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
    await writeDocuments(req, slug, [{ id: Number(id), row: undefined, draft: undefined }])
    await forgetExceptions(req, slug, Number(id))
    await forgetTexts(req, slug, Number(id))
    await recordDeletion(req, { collection: slug, id: Number(id) })
    if (slug === 'certificates') await writeDependents(req, slug, { doc: { id }, previousDoc: doc })
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

/** Writes keys and entry of a document as an earlier release saved it; its stored author is kept. */
export async function recordIndexed(
  req: Req,
  collection: IndexedCollection,
  id: number,
): Promise<void> {
  const { row, draft } = await readContent(req, { collection, id })
  await writeDocuments(req, collection, [{ id, row, draft: draft ?? row }])
}
