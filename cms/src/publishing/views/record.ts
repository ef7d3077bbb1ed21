import { staffTimeZone } from '#src/platform/dates.ts'
import type { ViewsBody } from '@vitrine/contract/internal'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/**
 * Adds a batch of views to the day's totals; a repeated batch is ignored. One statement, so it is
 * atomic.
 */
export async function recordViews(payload: Payload, batch: ViewsBody): Promise<void> {
  const kinds = batch.views.map((view) => (view.kind === 'product' ? 'products' : 'applications'))
  await rows(
    payload,
    sql`
    with fresh as (insert into view_batches (id) values (${batch.batch}::uuid) on conflict do nothing returning id),
    missed as (
      insert into empty_searches (locale, text, day, count)
      select search.locale, search.text, (now() at time zone ${staffTimeZone}::text)::date, sum(search.count)
      from fresh, unnest(${sql.param(batch.searches.map((search) => search.locale))}::text[], ${sql.param(batch.searches.map((search) => search.text))}::text[], ${sql.param(batch.searches.map((search) => search.count))}::int[]) as search(locale, text, count)
      group by 1, 2, 3
      on conflict (day, locale, text) do update set count = empty_searches.count + excluded.count
    )
    insert into view_totals (collection, document_id, day, count)
    select view.collection, view.id, (now() at time zone ${staffTimeZone}::text)::date, sum(view.count)
    from fresh, unnest(${sql.param(kinds)}::text[], ${sql.param(batch.views.map((view) => view.id))}::int[], ${sql.param(batch.views.map((view) => view.count))}::int[]) as view(collection, id, count)
    where exists (select 1 from published_states state where state.collection = view.collection and state.document_id = view.id)
    group by 1, 2, 3
    on conflict (collection, document_id, day) do update set count = view_totals.count + excluded.count`,
  )
}
