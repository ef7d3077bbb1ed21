import type { PastChange } from '#src/content/limits/past-changes.ts'
import type { PastSheets } from '#src/panel-calls/limits.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Payload } from 'payload'

/** Months of the spreadsheets that are read. */
const months = 12

/** Changed values that are read at most, the latest first. */
const maxChanges = 20_000

type Found = PastChange & { title: string | null; at: Date | string; document: number }

/**
 * Values that spreadsheets changed in products of a subcategory: in the last twelve months, and since the
 * attributes have their present keys, types and units, in which older values would be misread.
 */
export async function readPast(payload: Payload, subcategory: number): Promise<PastSheets> {
  const found = await rows<Found>(
    payload,
    sql`
    with since as (
      select greatest(now() - make_interval(months => ${months}::int), max(d.at)) as at
      from changed_documents d join value_changes v on v.changed_document = d.id
      where d.collection = 'subcategories' and d.document_id = ${subcategory}
        and v.field in ('attributes/key', 'attributes/type', 'attributes/unit', 'attributes/decimals') and v.before is not null
    ), changed as (
      select distinct on (d.change_set, v.document_id, v.path) v.*, s.title as set_title
      from change_sets s join changed_documents d on d.change_set = s.id and d.collection = 'products'
      join value_changes v on v.changed_document = d.id
      where s.kind = 'spreadsheet' and s.at > (select at from since)
        and d.document_id in (select id from products where subcategory_id = ${subcategory} and deleted_at is null)
        and v.part_number is not null and split_part(v.field, '/', 1) = 'variants' and v.what in ('value', 'row')
      order by d.change_set, v.document_id, v.path, v.state = 'public'
    )
    select change_set as set, set_title as title, at, document_id as document, part_number as code, cell.key, cell.before, cell.after
    from changed, lateral (
      select split_part(field, '/', 2) as key, before, after where what = 'value'
      union all
      select key, null::json, value from json_each(case when what = 'row' and json_typeof(after) = 'object' then after->'row' end)
    ) cell
    order by at desc, code, key limit ${maxChanges}::int`,
  )
  const sets = new Map(
    found.map(({ set, title, at }) => [set, { id: set, title, at: new Date(at).toISOString() }]),
  )
  return {
    sheets: [...sets.values()],
    changes: found.map(({ set, code, key, before, after }) => ({ set, code, key, before, after })),
  }
}
