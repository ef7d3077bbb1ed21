import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { pathMatcher } from '@vitrine/http/path-pattern'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import type { Payload } from 'payload'
import type { PageCollection } from '#src/content/page-collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { routeParams, screens } from './alternates.ts'
import { entryColumns, entryParents } from './entries.ts'
import type { EntryRow } from './entries.ts'

/** Finds collection and locale of a document's page by its path, normalized by `addressPath`. */
const documentAt = pathMatcher(
  localeCodes.flatMap((locale) =>
    (Object.keys(screens) as PageCollection[]).map((collection) => {
      const path = screenPaths[locale][screens[collection]]
      return [locales[locale].prefix + path, { collection, locale }] as const
    }),
  ),
)

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
