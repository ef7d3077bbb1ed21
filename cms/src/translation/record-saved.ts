import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { SavedContent } from '#src/publishing/languages/saved-content.ts'
import { fieldsOf, idOf, isDrafted, readContent, slugOf } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { documentTagOf } from '#src/publishing/changes/kinds.ts'
import { isPageCollection } from '#src/content/page-collections.ts'
import { keepsTranslations, keepsTranslationsHeader } from './keeps-translations.ts'
import { recordTranslations } from './record-translations.ts'
import type { Cause, Recordable } from './record-translations.ts'
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
  return {
    collection: slugOf(entity),
    id: idOf(entity),
    fields,
    isDrafted: isDrafted(payload, entity),
  }
}

/** Records the texts of a saved document, with the author and the declaration of its cause. */
export async function recordSavedTexts(
  req: Req,
  entity: Entity,
  content: SavedContent,
  cause?: Saving,
): Promise<void> {
  const recordable = recordableOf(req.payload, entity)
  if (!recordable) return
  const isAffected = await recordTranslations(req, recordable, content, {
    author: cause && staffOf(cause)?.id,
    isInsignificant: cause !== undefined && isInsignificant(cause),
    translated: cause?.context?.[translatedFrom] as Cause['translated'],
  })
  await endPublishedReviews(req, recordable.collection, recordable.id)
  // a page shows which of its safety texts are outdated, whatever was published
  if ('collection' in entity && isPageCollection(entity.collection) && isAffected)
    await appendChange(req.payload, [documentTagOf(entity.collection, entity.id)], req)
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

/** Versions of a document in all languages, the oldest first. */
async function readFormer(req: Req, entity: Entity): Promise<Data[]> {
  const { payload } = req
  const all = {
    pagination: false,
    limit: 0,
    sort: 'updatedAt',
    req: { transactionID: req.transactionID } as PayloadRequest,
  } as const
  if ('collection' in entity && !payload.collections[entity.collection].config.versions) return []
  const { docs } =
    'global' in entity
      ? await payload.db.findGlobalVersions<Data>({ global: entity.global, ...all })
      : await payload.db.findVersions<Data>({
          collection: entity.collection,
          where: { parent: { equals: entity.id } },
          ...all,
        })
  return (docs as unknown as { version: Data }[]).map(({ version }) => version)
}

/** True if a collection or global has texts, which are recorded. */
export const hasRecordedTexts = (payload: Payload, entity: Entity): boolean =>
  recordableOf(payload, entity) !== undefined

/**
 * Records the texts of a document that an earlier release, or one without a language of the site, has
 * written: which source each was translated from is read from its versions.
 */
export async function recordFormerTexts(req: Req, entity: Entity): Promise<void> {
  const recordable = recordableOf(req.payload, entity)
  if (!recordable) return
  await recordTranslations(req, recordable, {
    ...(await readContent(req, entity)),
    former: await readFormer(req, entity),
  })
}
