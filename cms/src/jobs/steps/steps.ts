import { localeCodes } from '@vitrine/configuration/locales'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { recordFormerState } from '#src/changes/record-missing.ts'
import { unrecordedCollections } from '#src/changes/personal.ts'
import { pages } from '#src/content/page-collections.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import type { StepName } from '#src/platform/database/background-steps.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { isOurs } from '#src/publishing/demonstration/plan.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import {
  changeAllLists,
  forgetSpellings,
  isReadModelOutdated,
  isUnwritten,
  rebuildDocument,
  rebuiltCollections,
} from '#src/publishing/record/rebuild.ts'
import { indexed } from '#src/staff-index/document-keys.ts'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import { factsVersion } from '#src/staff-index/facts.ts'
import { recordIndexed } from '#src/staff-index/record-documents.ts'
import { hasRecordedTexts, recordFormerTexts } from '#src/translation/record-saved.ts'
import type { BackgroundStep } from './background-step.ts'

/** Entries of pages, search, filters and tables: what visitors read. */
const readModel: BackgroundStep = {
  name: 'read-model',
  basis: Object.keys(pages).filter(isOfSite).join(),
  isDue: (payload) => isReadModelOutdated({ payload }),
  places: () =>
    rebuiltCollections.map((collection) => ({ collection, missing: isUnwritten(collection) })),
  begin: forgetSpellings,
  record: async (req, entity) => {
    if ('collection' in entity)
      await rebuildDocument(req, entity.collection as FeedCollection, entity.id)
  },
  finish: changeAllLists,
}

/** Index of the staff: lists, completeness, finding. */
const staffIndex: BackgroundStep = {
  name: 'staff-index',
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
  record: async (req, entity) => {
    if ('collection' in entity)
      await recordIndexed(req, entity.collection as IndexedCollection, entity.id)
  },
}

/** Texts of each language: what they were translated from. */
const texts: BackgroundStep = {
  name: 'texts',
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
  record: recordFormerTexts,
}

/** Values of all documents, from which the history tells their next change. */
const values: BackgroundStep = {
  name: 'values',
  basis: '1',
  places: (payload) => [
    ...payload.config.collections
      .filter((config) => isOurs(config) && !unrecordedCollections.has(config.slug))
      .map(({ slug }) => ({
        collection: slug as CollectionSlug,
        missing: sql`not exists (select from recorded_values v where v.collection = ${slug} and v.document_id = d.id)`,
      })),
    ...payload.config.globals.map(({ slug }) => ({ global: slug as GlobalSlug })),
  ],
  record: recordFormerState,
}

export const backgroundSteps: Record<StepName, BackgroundStep> = {
  'read-model': readModel,
  'staff-index': staffIndex,
  texts,
  values,
}
