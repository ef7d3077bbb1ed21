import { localeCodes } from '@vitrine/configuration/locales'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { sql } from '#src/platform/database/query.ts'
import {
  forgetTexts,
  hasRecordedTexts,
  recordFormerTexts,
  recordSavedTexts,
} from '#src/translation/record-saved.ts'
import type { Recorder } from './recorder.ts'

/** Texts of each language, and what they were translated from. */
export const texts: Recorder = {
  name: 'texts',
  save: async ({ req, entity, cause, content }) =>
    recordSavedTexts(req, entity, await content(), cause),
  remove: async ({ req, entity }) => {
    if (hasRecordedTexts(req.payload, entity)) await forgetTexts(req, entity.collection, entity.id)
  },
  basis: localeCodes.toSorted().join(),
  places: (payload) =>
    localeCodes.length === 1
      ? []
      : [
          ...payload.config.collections
            .map(({ slug }) => slug as CollectionSlug)
            .filter((collection) => hasRecordedTexts(payload, { collection, id: 0 }))
            .map((collection) => ({
              collection,
              // a document of which a language of the site is not recorded
              missing: sql`exists (select from unnest(${sql.param([...localeCodes])}::text[]) as code where not exists (
                select from translations t where t.collection = ${collection} and t.document_id = d.id and code in (t.locale, t.source_locale)))`,
            })),
          ...payload.config.globals
            .map(({ slug }) => ({ global: slug as GlobalSlug }))
            .filter((global) => hasRecordedTexts(payload, global)),
        ],
  recordFormer: recordFormerTexts,
}
