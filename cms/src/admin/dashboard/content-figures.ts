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
}

/** Figures for editors: searches without results, most viewed documents. */
export async function readContentFigures(
  payload: Payload,
  locale: Locale,
): Promise<ContentFigures> {
  const [searches, viewed] = await Promise.all([
    readSearches(payload, 'empty', { days: searchDays, limit: maxRows }),
    rows<ContentFigures['viewed'][number]>(
      payload,
      sql`
      select collection, document_id as id, title, views::int from search_entries
      where collection in ('products', 'applications') and locale = ${locale} and views > 0 order by views desc, title limit ${maxRows}`,
    ),
  ])
  return { searches, viewed }
}
