import type { Payload } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/** Part number without a row of tooling. */
interface UntooledPart {
  /** Id of its product. */
  id: number
  partNumber: string
}

/** Keys of the rows of a field; a draft may hold anything. */
const rowsOf = (field: string): Statement => {
  const stored = sql`draft->${sql.raw(`'${field}'`)}->'rows'`
  return sql`case when json_typeof(${stored}) = 'array' then ${stored} else '[]'::json end`
}

/**
 * Part numbers without a row of tooling, of subcategories in which some product has tooling, as
 * last saved. A key of a row is its part number and the count of equal ones before.
 */
const untooled: Statement = sql`
  with product as (
    select document_id as id, draft->>'subcategory' as subcategory,
      ${rowsOf('variants')} as parts, ${rowsOf('tooling')} as tooling
    from recorded_values where collection = 'products' and not is_trashed
  ), tooled as (
    select id, left(key, length(key) - position(' ' in reverse(key))) as number
    from product, json_array_elements_text(tooling) key
  )
  select p.id, p.number as "partNumber" from (
    select id, subcategory, left(key, length(key) - position(' ' in reverse(key))) as number
    from product, json_array_elements_text(parts) key
  ) p
  where p.subcategory in (select subcategory from product where json_array_length(tooling) > 0)
    and not exists (select from tooled t where t.id = p.id and (t.number = p.number or t.number = ''))`

export const readUntooled = async (payload: Payload): Promise<UntooledPart[]> =>
  isOfSite('tooling') ? rows<UntooledPart>(payload, untooled) : []

/** Number of part numbers without a row of tooling. */
export async function countUntooled(payload: Payload): Promise<number> {
  if (!isOfSite('tooling')) return 0
  const [found] = await rows<{ count: number }>(
    payload,
    sql`select count(*)::int as count from (${untooled}) untooled`,
  )
  return found?.count ?? 0
}
