import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { readSearches } from '#src/publishing/views/searches.ts'
import type { CountedSearch } from '#src/publishing/views/searches.ts'

/** Period in which searches without results are counted, days. */
export const searchDays = 30
/** Maximum rows per list. */
const maxRows = 8

export interface ContentFigures {
  /** Searches without results, most frequent first. */
  searches: CountedSearch[]
  /** Products and applications by views of the last 90 days, most viewed first. */
  viewed: { collection: 'products' | 'applications'; id: number; title: string; views: number }[]
}

/** Reads the figures for editors: searches without results and most viewed documents. */
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
