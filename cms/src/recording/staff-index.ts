import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { indexed, isIndexed } from '#src/staff-index/document-keys.ts'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import { factsVersion } from '#src/staff-index/facts.ts'
import {
  forgetDocument,
  recordIndexed,
  writeDependents,
  writeDocuments,
} from '#src/staff-index/record-documents.ts'
import type { Recorder } from './recorder.ts'

/** Index of the staff: lists, completeness, finding. */
export const staffIndex: Recorder = {
  name: 'staff-index',
  save: async ({ req, entity, cause, content, change }) => {
    if ('global' in entity || !isIndexed(entity.collection)) return
    const read = [{ ...(await content()), id: entity.id }]
    await writeDocuments(req, entity.collection, read, staffOf(cause)?.id)
    if (change) await writeDependents(req, entity.collection, change)
  },
  remove: async ({ req, entity: { collection, id }, document }) => {
    if (isIndexed(collection)) await forgetDocument(req, collection, id, document)
  },
  basis: String(factsVersion),
  // saved by an earlier release beside this one
  isDue: async (payload) => {
    const found = await rows(
      payload,
      sql`select from staff_groups where facts_version < ${factsVersion}::int group by group_key having sum(documents) > 0 limit 1`,
    )
    return found.length > 0
  },
  places: () =>
    (Object.keys(indexed) as IndexedCollection[]).map((collection) => ({
      collection,
      // those in the trash have no entry
      missing: sql`to_jsonb(d)->>'deleted_at' is null and not exists (select from staff_entries e
        where e.collection = ${collection} and e.document_id = d.id and e.facts_version >= ${factsVersion}::int)`,
    })),
  recordFormer: async (req, entity) => {
    if ('collection' in entity)
      await recordIndexed(req, entity.collection as IndexedCollection, entity.id)
  },
}
