import type { Locale } from '@vitrine/contract/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/** Over how many days searches in vain are counted, and how many lines a list has. */
export const searchDays = 30
const lines = 8

export interface ContentFigures {
  /** What visitors looked for and the catalogue does not have, most often first. */
  searches: { text: string; locale: Locale; count: number }[]
  /** Products and applications by views of the last 90 days. */
  viewed: { collection: 'products' | 'applications'; id: number; title: string; views: number }[]
  /** What is published in Portuguese and in another language not, by collection. */
  untranslated: { collection: string; locale: Locale; count: number }[]
}

/** What whoever fills the catalogue should know of its visitors, and what is left to write. */
export async function readContentFigures(
  payload: Payload,
  locale: Locale,
): Promise<ContentFigures> {
  const [searches, viewed, untranslated] = await Promise.all([
    rows<ContentFigures['searches'][number]>(
      payload,
      sql`
      select text, locale, sum(count)::int as count from empty_searches where day > current_date - ${searchDays}::int
      group by 1, 2 order by 3 desc, 1 limit ${lines}`,
    ),
    rows<ContentFigures['viewed'][number]>(
      payload,
      sql`
      select collection, document_id as id, title, views::int from search_entries
      where collection in ('products', 'applications') and locale = ${locale} and views > 0 order by views desc, title limit ${lines}`,
    ),
    rows<ContentFigures['untranslated'][number]>(
      payload,
      sql`
      select written.collection, other.locale, count(*)::int as count
      from search_entries written cross join (values ('en'), ('es')) as other(locale)
      where written.locale = 'br' and not exists (
        select 1 from search_entries e where e.collection = written.collection and e.document_id = written.document_id and e.locale = other.locale)
      group by 1, 2 order by 1, 2`,
    ),
  ])
  return { searches, viewed, untranslated }
}
