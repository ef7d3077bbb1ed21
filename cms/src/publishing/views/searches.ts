import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { searchKey } from '#src/search/words/fold.ts'

/** Maximum rows of a list, most frequent first. */
const maxRows = 50

/**
 * Thresholds of searches with few clicks: at least `times` in the period, so that a few visitors do
 * not decide, and clicks in less than `clickShare` of them.
 */
export const fewClicks = { times: 5, clickShare: 0.2 } as const

/** Search text with its figures in a period. */
export interface CountedSearch {
  locale: Locale
  /** Latest spelling of the text. */
  typed: string
  times: number
  empty: number
  clicks: number
  /** Number of results of the latest search; null if the text was only chosen from suggestions. */
  results: number | null
}

/**
 * Searches of the last `days` in all locales or one, that found nothing the last time (`empty`), or
 * whose results few visitors opened (`unclicked`). Texts with a redirect are left out.
 */
export async function readSearches(
  payload: Payload,
  list: 'empty' | 'unclicked',
  { days, locale, limit = maxRows }: { days: number; locale?: Locale; limit?: number },
): Promise<CountedSearch[]> {
  const condition =
    list === 'empty'
      ? sql`s.results = 0 and s.times > 0`
      : sql`s.results > 0 and s.times >= ${fewClicks.times} and s.clicks < s.times * ${fewClicks.clickShare}::float`
  return rows<CountedSearch>(
    payload,
    sql`
    with totals as (
      select locale, text, sum(times)::int as times, sum(empty)::int as empty, sum(clicks)::int as clicks,
        (array_agg(typed order by seen_at desc))[1] as typed,
        (array_agg(results order by seen_at desc) filter (where results is not null))[1] as results
      from searches where day > current_date - ${days}::int and ${locale === undefined ? sql`true` : sql`locale = ${locale}`}
      group by locale, text
    )
    select s.locale, s.typed, s.times, s.empty, s.clicks, s.results from totals s
    where ${condition} and not exists (
      select 1 from search_redirects r where r.deleted_at is null and r.language::text = s.locale and r.key = s.text)
    order by s.times - s.clicks desc, s.typed limit ${limit}`,
  )
}

/** Stores the number of results of a text after the staff tried it. */
export async function recordTried(
  payload: Payload,
  { locale, text, results }: { locale: Locale; text: string; results: number },
): Promise<void> {
  await rows(
    payload,
    sql`
    update searches set results = ${results} where locale = ${locale} and text = ${searchKey(text)} and day = (
      select max(day) from searches where locale = ${locale} and text = ${searchKey(text)} and results is not null)`,
  )
}

/** Titles of the catalogue and texts with results: suggested words for a synonym. */
export async function readKnownWords(payload: Payload, locale: Locale): Promise<string[]> {
  const found = await rows<{ word: string }>(
    payload,
    sql`
    (select title as word from search_entries where collection in ('categories', 'subcategories') and locale = ${locale} order by views desc, position limit 200)
    union all
    (select text from searches where locale = ${locale} and results > 0 and day > current_date - 90
      group by text having sum(clicks) > 0 order by sum(clicks) desc, text limit 100)`,
  )
  return [...new Set(found.map(({ word }) => word))]
}
