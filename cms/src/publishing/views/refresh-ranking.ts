import type { Payload } from 'payload'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/** Window of the ranking, days. */
const days = 90
/** Number of ranks that the site shows. */
const shownPlaces = 8

/** Query of the shown ranks of all locales and collections, as one text to be compared. */
const firstPlaces: Statement = sql`
  select coalesce(string_agg(line, ';' order by line), '') as places from (
    select collection || locale || ':' || string_agg(document_id::text, ',' order by place) as line from (
      select collection, locale, document_id, row_number() over (partition by collection, locale order by views desc, position, document_id) as place
      from search_entries where collection in ('products', 'applications') and views > 0
    ) ranked where place <= ${shownPlaces} group by collection, locale
  ) lines`

/**
 * Aggregates the views of the last 90 days into the read model. Only if the shown ranks change,
 * invalidates the pages that show them. Returns true if they did.
 */
export async function refreshRanking(payload: Payload): Promise<boolean> {
  const id = await payload.db.beginTransaction()
  const transaction = id === null ? {} : { transactionID: id }
  try {
    const [before] = await rows<{ places: string }>(payload, firstPlaces, transaction)
    await rows(
      payload,
      sql`
      with counted as (update search_entries e set views = coalesce(total.views, 0)
      from search_entries o left join (
        select collection, document_id, sum(count) as views from view_totals where day > current_date - ${days}::int group by collection, document_id
      ) total on total.collection = o.collection and total.document_id = o.document_id
      where o.collection in ('products', 'applications') and e.collection = o.collection and e.document_id = o.document_id and e.locale = o.locale
        and e.views <> coalesce(total.views, 0) returning 1)
      update search_state set ranking = ranking + 1 where exists (select 1 from counted)`,
      transaction,
    )
    const [after] = await rows<{ places: string }>(payload, firstPlaces, transaction)
    const moved = before?.places !== after?.places
    if (moved) await appendChange(payload, ['search'], transaction)
    if (id !== null) await payload.db.commitTransaction(id)
    return moved
  } catch (error) {
    if (id !== null) await payload.db.rollbackTransaction(id)
    throw error
  }
}
