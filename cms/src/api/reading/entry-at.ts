import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import type { PageCollection } from '#src/content/page-collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { documentAt, routeParams } from '#src/publishing/pages/document-routes.ts'
import { entryColumns, entryParents } from './entries.ts'
import type { EntryRow } from './entries.ts'

/** Published document at a path that `addressPath` normalized; undefined if there is none. */
export async function readEntryAt(
  payload: Payload,
  path: string,
): Promise<{ collection: PageCollection; locale: Locale; row: EntryRow } | undefined> {
  const matched = documentAt(path)
  if (!matched) return undefined
  const { collection, locale } = matched.value
  const slugs = Object.values(matched.params)
  const found = await rows<EntryRow>(
    payload,
    sql`
    select ${entryColumns} from search_entries e ${entryParents(collection)}
    where e.collection = ${collection} and e.locale = ${locale} and e.slug = ${slugs.at(-1) ?? ''}`,
  )
  const row = found.find(
    (entry) => Object.values(routeParams(collection, entry)).join('/') === slugs.join('/'),
  )
  return row && { collection, locale, row }
}
