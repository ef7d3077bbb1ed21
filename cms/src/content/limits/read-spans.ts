import type { Payload, PayloadRequest } from 'payload'
import type { Span } from './doubts.ts'
import { rows, sql } from '#src/platform/database/query.ts'

interface FoundSpan extends Span {
  subcategory: number
  key: string
}

const listOf = (value: 'p.variants' | 'e.value') =>
  sql.raw(
    `jsonb_array_elements(case when jsonb_typeof(${value}) = 'array' then ${value} else '[]'::jsonb end)`,
  )

/**
 * Smallest and largest value of attributes in subcategories, with the number of their values; of
 * ranges both bounds. Products in the trash do not count.
 *
 * @param except - Product that does not count.
 */
export async function readSpans(
  req: { payload: Payload } & Partial<Pick<PayloadRequest, 'transactionID'>>,
  subcategories: readonly number[],
  keys: readonly string[],
  except = 0,
): Promise<Map<number, Map<string, Span>>> {
  const found =
    subcategories.length === 0 || keys.length === 0
      ? []
      : await rows<FoundSpan>(
          req.payload,
          sql`
          select p.subcategory_id as subcategory, e.key, count(*)::int, min(n.number)::float8, max(n.number)::float8
          from products p
          cross join lateral ${listOf('p.variants')} part
          cross join lateral jsonb_each(case when jsonb_typeof(part -> 'values') = 'object' then part -> 'values' else '{}'::jsonb end) e
          cross join lateral (
            select (e.value #>> '{}')::numeric as number where jsonb_typeof(e.value) = 'number'
            union all
            select (bound #>> '{}')::numeric from ${listOf('e.value')} bound where jsonb_typeof(bound) = 'number'
          ) n
          where p.subcategory_id = any(${sql.param([...subcategories])}::int[]) and p.deleted_at is null and p.id <> ${except}
            and e.key = any(${sql.param([...keys])}::text[])
          group by 1, 2`,
          req.transactionID === undefined ? undefined : { transactionID: req.transactionID },
        )
  const bySubcategory = Map.groupBy(found, ({ subcategory }) => subcategory)
  return new Map(
    [...bySubcategory].map(([id, spans]) => [
      id,
      new Map(spans.map(({ key, count, min, max }) => [key, { count, min, max }])),
    ]),
  )
}
