import { countedSearch } from '@vitrine/contract/counted-search'
import type { ViewsBody } from '@vitrine/contract/internal'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { searchKey } from '#src/search/words/fold.ts'

/** Maximum texts stored per day; more are assumed to be an attack and dropped. */
const maxTextsPerDay = 5000

/** Today in the time zone of the staff. */
const today = sql`(now() at time zone ${staffTimeZone}::text)::date`

/**
 * Adds a batch of views, searches and visits to the day's totals; a repeated batch is ignored. One
 * statement, so it is atomic. Also drops texts that may name a person.
 */
export async function recordViews(payload: Payload, batch: ViewsBody): Promise<void> {
  const kinds = batch.views.map((view) => (view.kind === 'product' ? 'products' : 'applications'))
  const searches = batch.searches.flatMap(({ text, ...search }) => {
    const typed = countedSearch(text)
    const key = typed === undefined ? '' : searchKey(typed)
    return typed === undefined || key === '' ? [] : [{ ...search, typed, key }]
  })
  const column = <Value>(read: (search: (typeof searches)[number]) => Value) =>
    sql.param(searches.map(read))
  await rows(
    payload,
    sql`
    with fresh as (insert into view_batches (id) values (${batch.batch}::uuid) on conflict do nothing returning id),
    made as (
      select search.locale, search.text, max(search.typed) as typed, sum(search.times) as times, sum(search.empty) as empty,
        sum(search.clicks) as clicks, max(search.results) as results
      from fresh, unnest(${column(({ locale }) => locale)}::text[], ${column(({ key }) => key)}::text[], ${column(({ typed }) => typed)}::text[],
        ${column(({ times }) => times)}::int[], ${column(({ empty }) => empty)}::int[], ${column(({ clicks }) => clicks)}::int[],
        ${column(({ results }) => results)}::int[]) as search(locale, text, typed, times, empty, clicks, results)
      group by 1, 2
    ),
    searched as (
      insert into searches (day, locale, text, typed, times, empty, clicks, results, seen_at)
      select ${today}, made.locale, made.text, made.typed, made.times, made.empty, made.clicks, made.results, now() from made
      where exists (select 1 from searches s where s.day = ${today} and s.locale = made.locale and s.text = made.text)
        or (select count(*) from searches s where s.day = ${today}) < ${maxTextsPerDay}
      on conflict (day, locale, text) do update set typed = excluded.typed, times = searches.times + excluded.times,
        empty = searches.empty + excluded.empty, clicks = searches.clicks + excluded.clicks,
        results = coalesce(excluded.results, searches.results), seen_at = excluded.seen_at
    )
    , visited as (
      insert into visits (day, screen, visits, ttfb_ms, ttfb_count, lcp_ms, lcp_count)
      select ${today}, given.* from fresh, jsonb_to_recordset(${JSON.stringify(batch.visits)}::jsonb) as given(
        screen text, visits bigint, ttfb_ms bigint, ttfb_count bigint, lcp_ms bigint, lcp_count bigint)
      on conflict (day, screen) do update set visits = visits.visits + excluded.visits,
        ttfb_ms = visits.ttfb_ms + excluded.ttfb_ms, ttfb_count = visits.ttfb_count + excluded.ttfb_count,
        lcp_ms = visits.lcp_ms + excluded.lcp_ms, lcp_count = visits.lcp_count + excluded.lcp_count
    )
    insert into view_totals (collection, document_id, day, count)
    select view.collection, view.id, ${today}, sum(view.count)
    from fresh, unnest(${sql.param(kinds)}::text[], ${sql.param(batch.views.map((view) => view.id))}::int[], ${sql.param(batch.views.map((view) => view.count))}::int[]) as view(collection, id, count)
    where exists (select 1 from published_states state where state.collection = view.collection and state.document_id = view.id)
    group by 1, 2, 3
    on conflict (collection, document_id, day) do update set count = view_totals.count + excluded.count`,
  )
}
