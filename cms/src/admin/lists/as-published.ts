import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import type { ListedDocument } from '#src/staff-index/list-documents.ts'
import type { ListRow } from '#src/staff-index/list-shapes.ts'
import { placeOf, readPublished } from '#src/staff-index/published-content.ts'

/** Rows without what a draft has changed, and without the work on documents. */
export async function asPublished(
  {
    payload,
    collection,
    locale,
  }: { payload: Payload; collection: IndexedCollection; locale: Locale },
  documents: readonly ListedDocument[],
  listed: readonly ListRow[],
): Promise<ListRow[]> {
  const changed = documents.filter(({ site }) => site !== 'public')
  const published = await readPublished(
    payload,
    changed.map(({ id }) => ({ collection, id })),
  )
  return listed.map((row) => {
    const shown = published.get(placeOf({ collection, id: row.id }))
    return {
      ...row,
      ...(shown === undefined
        ? {}
        : {
            title: shown.titleIn(locale) ?? row.title,
            family: shown.family,
            partNumbers: row.partNumbers === null ? null : shown.partNumbers,
            figures: '',
          }),
      languages: [],
      site: 'public',
      scheduled: null,
      share: null,
      lacks: [],
      lacking: '',
      author: '',
      changed: '',
    }
  })
}
