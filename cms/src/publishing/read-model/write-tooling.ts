import type { Tag } from '@vitrine/contract/tags'
import type { Payload } from 'payload'
import { partNumbersIn, rowsOf } from '#src/content/tooling/declaration.ts'
import type { StoredRow } from '#src/content/tooling/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'

/**
 * Part numbers that a row may name, normalized. Includes text cells of conditions: the columns with
 * roles are declared elsewhere and may change.
 */
const targetsOf = ({ values }: StoredRow): string[] => [
  ...new Set(
    Object.values(values)
      .flatMap(partNumbersIn)
      .map(normalizePartNumber)
      .filter((number) => number !== ''),
  ),
]

/** Replaces the tooling rows of a product's part numbers. */
export async function writeTooling(
  payload: Payload,
  id: number,
  document: PublishedDocument | undefined,
  transaction: Transaction,
): Promise<void> {
  const stored = rowsOf(document?.['tooling'])
  await rows(payload, sql`delete from search_tooling where product_id = ${id}`, transaction)
  if (stored.length === 0) return
  await rows(
    payload,
    sql`
    insert into search_tooling (product_id, position, part, targets, values)
    select ${id}::int, place, part, array(select jsonb_array_elements_text(named)), said
    from unnest(${sql.param(stored.map((row) => normalizePartNumber(row.part_number)))}::text[],
      ${sql.param(stored.map((row) => JSON.stringify(targetsOf(row))))}::jsonb[],
      ${sql.param(stored.map(({ values }) => JSON.stringify(values)))}::jsonb[]) with ordinality as line(part, named, said, place)`,
    transaction,
  )
}

/**
 * Tags of the products that a product's rows name, and of products whose rows name its part
 * numbers.
 */
export async function toolingTags(
  payload: Payload,
  id: number,
  transaction: Transaction,
): Promise<Tag[]> {
  const found = await rows<{ id: number }>(
    payload,
    sql`
    select v.product_id as id from search_tooling t join search_variants v on v.normalised = any(t.targets)
    where t.product_id = ${id}
    union
    select t.product_id from search_variants v join search_tooling t on t.targets @> array[v.normalised]
    where v.product_id = ${id}`,
    transaction,
  )
  return found.map((product): Tag => `product:${product.id}`)
}
