import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { readTotals, selectionOf, totalsOf } from './selection.ts'
import type { SelectionQuery, Totals, TotalsRow } from './selection.ts'

/** Next document of a list in the order of titles. */
export interface NextDocument {
  /** Id of the document, which is the cursor of the one after it; null if there is none. */
  id: number | null
  /** Required facts that it lacks. */
  missing: string[]
  /** Documents of the list, for its first document alone. */
  totals: Totals | undefined
}

/**
 * Next document of a query after the document `after`, in the order of titles: of each group the first one after
 * it is read. `after` need not match the query; if it is undefined, the first document is returned.
 */
export async function nextDocument(
  payload: Payload,
  query: SelectionQuery,
  after: number | undefined,
): Promise<NextDocument> {
  const { collection } = query
  const selection = await selectionOf(payload, query, true)
  const isFirst = after === undefined
  const [row] = await rows<TotalsRow & { id: number | null; missing: string[] | null }>(
    payload,
    sql`
    with ${selection.ctes}, cursor as (
      select sort_title, document_id from staff_entries where collection = ${collection} and document_id = ${after ?? 0}::int
    ), next as (
      select first.document_id, c.missing from chosen c cross join lateral (
        select e.document_id, e.sort_title from ${selection.from}
        where e.group_key = c.group_key and ${selection.ofEntries}
          and (e.sort_title, e.document_id) > (coalesce((select sort_title from cursor), ''), coalesce((select document_id from cursor), 0))
        order by e.sort_title, e.document_id limit 1
      ) first order by first.sort_title, first.document_id limit 1
    )
    select next.document_id as id, next.missing, totals.* from (select 1) one left join next on true
    cross join (${isFirst ? totalsOf(selection) : sql`select 0 as total, 0 as part_numbers, null::int as within`}) totals`,
  )
  return {
    id: row?.id ?? null,
    missing: row?.missing ?? [],
    totals: isFirst ? readTotals(selection, row) : undefined,
  }
}
