import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import {
  anyValue,
  ownAuthor,
  parseListState,
  today,
  viewQuery,
} from '#src/staff-index/list-state.ts'
import type { Staff } from '#src/platform/access/access.ts'
import { isPublicUpload } from '#src/content/media/upload-digests.ts'
import type { BuiltInView } from './list-data.ts'
import type { ListShape } from './list-shape.ts'

/**
 * Built-in views of a list; views whose columns the collection does not have are left out. What a translator has to
 * check is in the translator's own language, if there is one.
 */
export function builtInViews(
  collection: IndexedCollection,
  { columns }: ListShape,
  { role, locales }: Staff,
): BuiltInView[] {
  const isDrafted = columns.includes('languages')
  const [own, ...others] = role === 'translator' ? locales : []
  const ownLanguage = own === undefined || others.length > 0 ? '' : `&language=${own}`
  const views: [key: BuiltInView['key'], query: string, isUseful: boolean][] = [
    ['all', '', true],
    ['incomplete', `missing=${anyValue}`, columns.includes('complete')],
    ['languages', 'state=absent', isDrafted],
    ['toCheck', `state=outdated,review${ownLanguage}`, isDrafted],
    ['changedToday', `since=${today}`, columns.includes('changed')],
    ['drafts', `site=draft,changed&author=${ownAuthor}`, isDrafted],
    ['scheduled', 'scheduled=yes', isDrafted],
    ['unused', 'unused=yes', isPublicUpload(collection)],
    ['equal', 'equal=yes', isPublicUpload(collection)],
  ]
  return views.flatMap(([key, query, isUseful]) =>
    isUseful ? [{ key, query: viewQuery(parseListState(new URLSearchParams(query))) }] : [],
  )
}
