import type { CollectionSlug, GlobalSlug } from 'payload'
import { sql } from '#src/platform/database/query.ts'
import { isOurs } from '#src/publishing/demonstration/plan.ts'
import { unrecordedCollections } from './history/personal.ts'
import { recordChanges, recordFormerState } from './history/record-changes.ts'
import type { Recorder } from './recorder.ts'

/** Values of all documents, from which the history tells their next change, and what changed. */
export const history: Recorder = {
  name: 'values',
  save: async ({ req, entity, cause, content }) =>
    recordChanges(req, entity, await content(), cause),
  remove: ({ req, entity }) =>
    recordChanges(req, entity, { row: undefined, draft: undefined }, req),
  basis: '1',
  places: (payload) => [
    ...payload.config.collections
      .filter((config) => isOurs(config) && !unrecordedCollections.has(config.slug))
      .map(({ slug }) => ({
        collection: slug as CollectionSlug,
        missing: sql`not exists (select from recorded_values v where v.collection = ${slug} and v.document_id = d.id)`,
      })),
    ...payload.config.globals.filter(isOurs).map(({ slug }) => ({ global: slug as GlobalSlug })),
  ],
  recordFormer: recordFormerState,
}
