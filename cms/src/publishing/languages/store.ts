import { saveVersion } from 'payload'
import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Data } from './compose.ts'

/** A document of a collection, or a global. */
export type Entity = { collection: CollectionSlug; id: number } | { global: GlobalSlug }

type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

interface StoredVersion {
  id: number
  createdAt: string
  updatedAt: string
  parent?: unknown
  version: Data
}

/** Request for database operations, which use only its transaction. */
const transactionOf = ({ transactionID }: Req): { req: PayloadRequest } => ({
  req: { transactionID } as PayloadRequest,
})

const collectionOf = (payload: Payload, slug: CollectionSlug): SanitizedCollectionConfig =>
  payload.collections[slug].config

export function globalOf(payload: Payload, slug: GlobalSlug): SanitizedGlobalConfig {
  const config = payload.globals.config.find((global) => global.slug === slug)
  if (!config) throw new Error(`no global ${slug}`)
  return config
}

/** Slug of a collection or global. */
export const slugOf = (entity: Entity): string =>
  'global' in entity ? entity.global : entity.collection

/** Id of a document; 0: a global. */
export const idOf = (entity: Entity): number => ('global' in entity ? 0 : entity.id)

/** True if a document has drafts; otherwise a save is public at once. */
export function isDrafted(payload: Payload, entity: Entity): boolean {
  const versions = versionsOf(payload, entity)
  return typeof versions === 'object' && Boolean(versions.drafts)
}

export const fieldsOf = (payload: Payload, entity: Entity): readonly FlattenedField[] =>
  'global' in entity
    ? globalOf(payload, entity.global).flattenedFields
    : collectionOf(payload, entity.collection).flattenedFields

/**
 * Row of the document in all languages, whatever its status; `publicContent` tells whether it is
 * public.
 */
export async function readPublished(req: Req, entity: Entity): Promise<Data | undefined> {
  const { db } = req.payload
  const row: unknown =
    'global' in entity
      ? await db.findGlobal({ slug: entity.global, ...transactionOf(req) })
      : await db.findOne({
          collection: entity.collection,
          where: { id: { equals: entity.id } },
          ...transactionOf(req),
        })
  return typeof row === 'object' && row !== null ? (row as Data) : undefined
}

const versionsOf = (payload: Payload, entity: Entity) =>
  'global' in entity
    ? globalOf(payload, entity.global).versions
    : collectionOf(payload, entity.collection).versions

/**
 * Latest version. With drafts Payload marks it: without the mark, PostgreSQL composes all versions of
 * the document to find it.
 */
async function latestVersion(req: Req, entity: Entity): Promise<StoredVersion | undefined> {
  const { db } = req.payload
  const shared = { limit: 1, pagination: false, sort: '-updatedAt', ...transactionOf(req) } as const
  const versions = versionsOf(req.payload, entity)
  const marked: Where[] = versions && versions.drafts ? [{ latest: { equals: true } }] : []
  const { docs } =
    'global' in entity
      ? await db.findGlobalVersions<Data>({
          global: entity.global,
          ...(marked[0] ? { where: marked[0] } : {}),
          ...shared,
        })
      : await db.findVersions<Data>({
          collection: entity.collection,
          where: { and: [{ parent: { equals: entity.id } }, ...marked] },
          ...shared,
        })
  return docs[0] as unknown as StoredVersion | undefined
}

/**
 * Latest version in all languages, or the row if there is no version: the content that the staff
 * edit.
 */
export async function readDraft(req: Req, entity: Entity): Promise<Data | undefined> {
  const latest = versionsOf(req.payload, entity) ? await latestVersion(req, entity) : undefined
  return latest?.version ?? readPublished(req, entity)
}

/** Row and latest version of a document, in all languages. */
export const readContent = async (req: Req, entity: Entity) => ({
  row: await readPublished(req, entity),
  draft: await readDraft(req, entity),
})

/** Rows and latest versions of several documents, by id, in two statements. */
export async function readSeveral(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
  transactionID?: PayloadRequest['transactionID'],
): Promise<Map<number, { row: Data; draft: Data | undefined }>> {
  const within = transactionID === undefined ? {} : transactionOf({ payload, transactionID })
  const shared = { collection, pagination: false, limit: 0, ...within } as const
  const [{ docs }, versions] = await Promise.all([
    payload.db.find<Data & { id: number }>({ ...shared, where: { id: { in: [...ids] } } }),
    payload.db.findVersions<Data>({
      ...shared,
      where: { and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }] },
    }),
  ])
  const drafts = new Map(
    (versions.docs as unknown as StoredVersion[]).map(({ parent, version }) => [
      Number(parent),
      version,
    ]),
  )
  return new Map(docs.map((row) => [Number(row.id), { row, draft: drafts.get(Number(row.id)) }]))
}

/** Stored version in all languages; undefined if it belongs to another document. */
export async function readVersion(
  req: Req,
  entity: Entity,
  version: number,
): Promise<Data | undefined> {
  const { db } = req.payload
  const where = { id: { equals: version } }
  const shared = { limit: 1, pagination: false, where, ...transactionOf(req) } as const
  const { docs } =
    'global' in entity
      ? await db.findGlobalVersions<Data>({ global: entity.global, ...shared })
      : await db.findVersions<Data>({ collection: entity.collection, ...shared })
  const [found] = docs as unknown as StoredVersion[]
  return found && ('global' in entity || Number(found.parent) === entity.id)
    ? found.version
    : undefined
}

/** Replaces the public content without running hooks; the caller records the change. */
export async function writePublished(req: Req, entity: Entity, data: Data): Promise<void> {
  const { db } = req.payload
  const shared = { returning: false, ...transactionOf(req) } as const
  if ('global' in entity) await db.updateGlobal({ slug: entity.global, data, ...shared })
  else await db.updateOne({ collection: entity.collection, id: entity.id, data, ...shared })
}

/**
 * Replaces the content of the latest version, for example after a publication was reduced to its
 * language.
 */
export async function rewriteLatest(req: Req, entity: Entity, data: Data): Promise<void> {
  const latest = await latestVersion(req, entity)
  if (!latest) return
  const { id: _id, globalType: _globalType, ...version } = data
  const versionData = {
    createdAt: latest.createdAt,
    updatedAt: latest.updatedAt,
    latest: true,
    ...('global' in entity ? {} : { parent: entity.id }),
    version,
  }
  const shared = { id: latest.id, versionData, returning: false, ...transactionOf(req) } as const
  const { db } = req.payload
  if ('global' in entity)
    await db.updateGlobalVersion({ global: entity.global, ...shared } as never)
  else await db.updateVersion({ collection: entity.collection, ...shared } as never)
}

/** Maximum versions of a document. */
const maxVersions = 50

/**
 * Deletes the versions beyond the limit, in one statement: Payload's own limit (`maxPerDoc`) composes
 * all versions of the document to find the oldest one that stays.
 */
export async function limitVersions(req: Req, entity: Entity): Promise<void> {
  if ('global' in entity) return
  const table = sql.identifier(`_${entity.collection.replaceAll('-', '_')}_v`)
  await rows(
    req.payload,
    sql`delete from ${table} where parent_id = ${entity.id} and updated_at <= (
      select updated_at from ${table} where parent_id = ${entity.id} order by updated_at desc offset ${maxVersions} limit 1)`,
    req,
  )
}

/** Saves a content in all languages as the latest version, without running hooks; returns it. */
export async function saveAsLatest(
  req: Req,
  entity: Entity,
  data: Data,
  status: 'draft' | 'published',
): Promise<Data> {
  const { globalType: _globalType, ...document } = data
  const shared = {
    docWithLocales: { ...document, _status: status } as never,
    draft: true,
    operation: 'update',
    payload: req.payload,
    ...transactionOf(req),
  } as const
  const saved: unknown =
    'global' in entity
      ? await saveVersion({ ...shared, global: globalOf(req.payload, entity.global) })
      : await saveVersion({
          ...shared,
          id: entity.id,
          collection: collectionOf(req.payload, entity.collection),
        })
  await limitVersions(req, entity)
  return saved as Data
}
