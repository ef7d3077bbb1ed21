import { localeCodes } from '@vitrine/configuration/locales'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { fieldsOf, globalOf, readDraft, readPublished } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { documentTagOf } from '#src/publishing/changes/kinds.ts'
import { isPageCollection } from '#src/content/page-collections.ts'
import { keepsTranslations, keepsTranslationsHeader } from './keeps-translations.ts'
import { recordTranslations } from './record-translations.ts'
import type { Cause, Recordable, SavedContent } from './record-translations.ts'
import { endPublishedReviews } from './reviews.ts'
import { textFieldsOf } from './text-places.ts'

type Data = Record<string, unknown>
type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Key of `req.context`: language and sources of a translation (`Cause.translated`). */
export const translatedFrom = 'translatedFrom'

/** Request that saved a document. */
type Saving = Pick<PayloadRequest, 'user' | 'query' | 'context' | 'headers'>

const isInsignificant = ({ query, context, headers }: Partial<Saving>): boolean =>
  query?.[keepsTranslations] === 'true' ||
  context?.[keepsTranslations] === true ||
  headers?.get(keepsTranslationsHeader) === 'true'

/** Texts of a collection or global; undefined if it has none. */
function recordableOf(payload: Payload, entity: Entity): Recordable | undefined {
  const fields = fieldsOf(payload, entity)
  if (textFieldsOf(fields).length === 0) return undefined
  const { versions } =
    'global' in entity
      ? globalOf(payload, entity.global)
      : payload.collections[entity.collection].config
  return {
    collection: 'global' in entity ? entity.global : entity.collection,
    fields,
    isDrafted: typeof versions === 'object' && Boolean(versions.drafts),
  }
}

/** Records the texts of a saved document, with the author and the declaration of its cause. */
export async function recordSavedTexts(
  req: Req,
  entity: Entity,
  content: Omit<SavedContent, 'id'>,
  cause?: Saving,
): Promise<void> {
  const recordable = recordableOf(req.payload, entity)
  if (!recordable) return
  const id = 'global' in entity ? 0 : entity.id
  const affected = await recordTranslations(req, recordable, [{ id, ...content }], {
    author: cause && staffOf(cause)?.id,
    isInsignificant: cause !== undefined && isInsignificant(cause),
    translated: cause?.context?.[translatedFrom] as Cause['translated'],
  })
  await endPublishedReviews(req, recordable.collection, id)
  // a page shows which of its safety texts are outdated, whatever was published
  if ('collection' in entity && isPageCollection(entity.collection) && affected.size > 0)
    await appendChange(req.payload, [documentTagOf(entity.collection, id)], req)
}

/** Removes everything that is recorded of the texts of a deleted document. */
export async function forgetTexts(req: Req, collection: CollectionSlug, id: number): Promise<void> {
  for (const table of [
    sql`translations`,
    sql`translation_bases`,
    sql`translation_reviews`,
    sql`translation_comments`,
    sql`translation_notices`,
    sql`translation_proposals`,
  ])
    await rows(
      req.payload,
      sql`delete from ${table} where collection = ${collection} and document_id = ${id}`,
      req,
    )
}

async function readGlobal(req: Req, global: GlobalSlug): Promise<Omit<SavedContent, 'id'>> {
  return { row: await readPublished(req, { global }), draft: await readDraft(req, { global }) }
}

/** Documents whose versions are read at once. */
const batch = 20

/** Versions of documents in all languages, by id, the oldest first. */
async function readFormer(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<number, Data[]>> {
  if (!payload.collections[collection].config.versions) return new Map()
  const { docs } = await payload.db.findVersions<Data>({
    collection,
    pagination: false,
    limit: 0,
    sort: 'updatedAt',
    where: { parent: { in: [...ids] } },
  })
  const versions = docs as unknown as { parent: unknown; version: Data }[]
  return new Map(
    [...Map.groupBy(versions, ({ parent }) => Number(parent))].map(([id, each]) => [
      id,
      each.map(({ version }) => version),
    ]),
  )
}

async function recordCollection(payload: Payload, collection: CollectionSlug): Promise<void> {
  const recordable = recordableOf(payload, { collection, id: 0 })
  if (!recordable) return
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    draft: false,
    select: {},
  })
  const ids = docs.map(({ id }) => Number(id))
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch)
    const former = await readFormer(payload, collection, some)
    await inTransaction(payload, async (transaction) => {
      const req = { payload, ...transaction }
      const documents = []
      for (const id of some) {
        const row = await readPublished(req, { collection, id })
        const draft = await readDraft(req, { collection, id })
        documents.push({ id, row, draft, former: former.get(id) ?? [] })
      }
      await recordTranslations(req, recordable, documents)
    })
  }
}

/** Records the texts of a global from its versions, the oldest first. */
async function recordGlobal(payload: Payload, slug: GlobalSlug): Promise<void> {
  const recordable = recordableOf(payload, { global: slug })
  if (!recordable) return
  const { docs } = await payload.db.findGlobalVersions<Data>({
    global: slug,
    pagination: false,
    limit: 0,
    sort: 'updatedAt',
  })
  const former = (docs as unknown as { version: Data }[]).map(({ version }) => version)
  await inTransaction(payload, async (transaction) => {
    const req = { payload, ...transaction }
    const content = await readGlobal(req, slug)
    await recordTranslations(req, recordable, [{ id: 0, former, ...content }])
  })
}

/** Languages of the site of which no text is recorded. */
async function unrecordedLanguages(payload: Payload): Promise<string[]> {
  const known = await rows<{ locale: string }>(
    payload,
    sql`select distinct locale from translations union select distinct source_locale from translations`,
  )
  return localeCodes.filter((code) => !known.some(({ locale }) => locale === code))
}

/**
 * Records the texts of all documents that an earlier release, or one without a language of the site,
 * has written: which source each was translated from is read from their versions. Does nothing if
 * all languages are recorded.
 */
export async function recordMissingTexts(payload: Payload): Promise<boolean> {
  if (localeCodes.length === 1 || (await unrecordedLanguages(payload)).length === 0) return false
  for (const { slug } of payload.config.collections)
    await recordCollection(payload, slug as CollectionSlug)
  for (const { slug } of payload.config.globals) await recordGlobal(payload, slug as GlobalSlug)
  return true
}
