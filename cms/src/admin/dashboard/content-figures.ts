import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { readSearches } from '#src/publishing/views/searches.ts'
import type { CountedSearch } from '#src/publishing/views/searches.ts'

/** Window of the count of searches without results, days; and rows per list. */
export const searchDays = 30
const maxRows = 8

export interface ContentFigures {
  /** Searches without results, most frequent first. */
  searches: CountedSearch[]
  /** Products and applications by views of the last 90 days, most viewed first. */
  viewed: { collection: 'products' | 'applications'; id: number; title: string; views: number }[]
  /**
   * Number of documents published in the default locale and missing in another locale, by
   * collection.
   */
  untranslated: { collection: string; locale: Locale; count: number }[]
}

/** Figures for editors: searches without results, most viewed documents, missing translations. */
export async function readContentFigures(
  payload: Payload,
  locale: Locale,
): Promise<ContentFigures> {
  const [searches, viewed, untranslated] = await Promise.all([
    readSearches(payload, 'empty', { days: searchDays, limit: maxRows }),
    rows<ContentFigures['viewed'][number]>(
      payload,
      sql`
      select collection, document_id as id, title, views::int from search_entries
      where collection in ('products', 'applications') and locale = ${locale} and views > 0 order by views desc, title limit ${maxRows}`,
    ),
    rows<ContentFigures['untranslated'][number]>(
      payload,
      sql`
      select written.collection, other.locale, count(*)::int as count
      from search_entries written cross join unnest(${sql.param(localeCodes)}::text[]) as other(locale)
      where written.locale = ${defaultLocale} and not exists (
        select 1 from search_entries e where e.collection = written.collection and e.document_id = written.document_id and e.locale = other.locale)
      group by 1, 2 order by 1, 2`,
    ),
  ])
  return { searches, viewed, untranslated }
}
