import type { listQuery } from '@vitrine/contract/shapes/list'
import type { z } from 'zod'
import { rows, sql } from '#src/database/query.ts'
import type { PageCollection } from '#src/read-model/entry.ts'
import { normalisePartNumber } from '#src/variants/part-number.ts'
import { entryColumns, entryParents, tagEntry } from './entries.ts'
import type { EntryRow } from './entries.ts'
import type { Reading } from './reading.ts'

type Query = z.output<typeof listQuery>
type Condition = ReturnType<typeof sql>

export interface Page {
  found: EntryRow[]
  meta: { page: number; perPage: number; total: number; lastPage: number }
}

/** Relevance when nothing is searched for: what is read most, or what is newest. */
const quiet = {
  views: { desc: sql`e.views desc, e.position, e.sort_title, e.document_id`, asc: sql`e.views, e.position desc, e.sort_title desc, e.document_id desc` },
  date: { desc: sql`e.published_at desc nulls last, e.document_id desc`, asc: sql`e.published_at nulls first, e.document_id` },
} as const
const byTitle = { asc: sql`e.sort_title, e.document_id`, desc: sql`e.sort_title desc, e.document_id desc` }
const byHit = {
  desc: sql`hit.part nulls last, hit.score desc, e.views desc, e.sort_title, e.document_id`,
  asc: sql`hit.part desc nulls first, hit.score, e.views, e.sort_title desc, e.document_id desc`,
}

/** What answers a search: part numbers (exact first, then those that begin so), then words of the locale. */
function hits(collection: PageCollection, locale: string, search: string): Condition {
  const number = collection === 'products' ? normalisePartNumber(search) : ''
  const parts = number.length < 2 ? sql`select null::int as id, null::int as part, null::text as printed where false` : sql`
    select product_id as id, min((normalised <> ${number})::int) as part, (array_agg(printed order by normalised <> ${number}, position))[1] as printed
    from search_part_numbers where normalised like ${`${number}%`} group by product_id`
  return sql`
    with parts as (${parts}),
    worded as (
      select w.document_id as id, ts_rank(w.words, asked) as score from search_entries w, search_query(${locale}, ${search}) asked
      where w.collection = ${collection} and w.locale = ${locale} and w.words @@ asked
    ),
    hit as (select coalesce(parts.id, worded.id) as id, parts.part, parts.printed, coalesce(worded.score, 0) as score from parts full join worded on worded.id = parts.id)`
}

/** Titles that are nearly what was typed; asked only when nothing fits, and never for what reads like a part number. */
const nearly = (collection: PageCollection, locale: string, search: string): Condition => sql`
    with hit as (
      select document_id as id, null::int as part, null::text as printed, word_similarity(fold(${search}), sort_title) as score from search_entries
      where collection = ${collection} and locale = ${locale} and word_similarity(fold(${search}), sort_title) > 0.45
    )`

/** A page of a collection in the locale: one statement for the rows and the total. */
export async function readList(reading: Reading, collection: PageCollection, query: Query, options: { relevance?: 'views' | 'date'; conditions?: Condition[] } = {}): Promise<Page> {
  const { locale, payload } = reading
  const search = query.search ?? ''
  const order = query.order ?? (query.orderBy === 'title' ? 'asc' : 'desc')
  const where = [sql`e.collection = ${collection} and e.locale = ${locale}`, ...(options.conditions ?? [])]
  const page = (source: Condition | undefined) => {
    const by = query.orderBy === 'title' ? byTitle[order] : source ? byHit[order] : quiet[options.relevance ?? 'views'][order]
    const from = source ? sql`search_entries e join hit on hit.id = e.document_id` : sql`search_entries e`
    return rows<EntryRow & { total: number }>(payload, sql`
      ${source ?? sql``}
      select total.total, page.* from (select count(*)::int as total from ${from} where ${sql.join(where, sql` and `)}) total
      left join lateral (
        select ${entryColumns}, ${source ? sql`e.printed` : sql`null::text`} as matched
        from (select picked.*, row_number() over () as place from (
          select e.*${source ? sql`, hit.printed` : sql``} from ${from} where ${sql.join(where, sql` and `)} order by ${by}
          limit ${query.perPage} offset ${(query.page - 1) * query.perPage}) picked) e
        ${entryParents(collection)} order by e.place
      ) page on true`)
  }
  let answer = await page(search === '' ? undefined : hits(collection, locale, search))
  if (search !== '' && (answer[0]?.total ?? 0) === 0 && !/\d/.test(search)) answer = await page(nearly(collection, locale, search))
  const total = answer[0]?.total ?? 0
  const found = answer.filter((row) => row.id !== null)
  for (const row of found) tagEntry(reading, collection, row)
  return { found, meta: { page: query.page, perPage: query.perPage, total, lastPage: Math.max(1, Math.ceil(total / query.perPage)) } }
}
