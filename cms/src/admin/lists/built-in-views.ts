import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import { anyValue, ownAuthor, parseListState, viewQuery } from '#src/staff-index/list-state.ts'
import { isPublicUpload } from '#src/content/media/upload-digests.ts'
import type { BuiltInView } from './list-data.ts'
import type { ListShape } from './list-shape.ts'

/** Built-in views of a list; views whose columns the collection does not have are left out. */
export function builtInViews(collection: IndexedCollection, { columns }: ListShape): BuiltInView[] {
  const isDrafted = columns.includes('languages')
  const views: [key: BuiltInView['key'], query: string, isUseful: boolean][] = [
    ['all', '', true],
    ['incomplete', `missing=${anyValue}`, columns.includes('complete')],
    ['languages', 'state=absent', isDrafted],
    ['drafts', `site=draft,changed&author=${ownAuthor}`, isDrafted],
    ['scheduled', 'scheduled=yes', isDrafted],
    ['unused', 'unused=yes', isPublicUpload(collection)],
    ['equal', 'equal=yes', isPublicUpload(collection)],
  ]
  return views.flatMap(([key, query, isUseful]) =>
    isUseful ? [{ key, query: viewQuery(parseListState(new URLSearchParams(query))) }] : [],
  )
}
