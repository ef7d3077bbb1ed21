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
 * Part numbers without a row of tooling of some products, as last saved. A key of a row is its part number and
 * the count of equal ones before.
 */
export const readUntooled = async (
  payload: Payload,
  products: readonly number[],
): Promise<UntooledPart[]> =>
  isOfSite('tooling')
    ? rows<UntooledPart>(
        payload,
        sql`
  with product as (
    select document_id as id, ${rowsOf('variants')} as parts, ${rowsOf('tooling')} as tooling
    from recorded_values where collection = 'products' and not is_trashed and document_id = any(${sql.param([...products])}::int[])
  ), tooled as (
    select id, left(key, length(key) - position(' ' in reverse(key))) as number
    from product, json_array_elements_text(tooling) key
  )
  select p.id, p.number as "partNumber" from (
    select id, left(key, length(key) - position(' ' in reverse(key))) as number
    from product, json_array_elements_text(parts) key
  ) p
  where not exists (select from tooled t where t.id = p.id and (t.number = p.number or t.number = ''))`,
      )
    : []
