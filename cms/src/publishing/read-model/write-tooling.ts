import type { Tag } from '@vitrine/contract/tags'
import type { Payload } from 'payload'
import { partNumbersIn, rowsOf } from '#src/content/tooling/declaration.ts'
import type { StoredRow } from '#src/content/tooling/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import { writeRows } from './changed-rows.ts'

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

interface ToolingRow {
  part: string
  targets: string[]
  values: StoredRow['values']
}

const toolingTable = {
  name: 'search_tooling',
  columns: { part: 'text', targets: 'text[]', values: 'jsonb' },
} as const

/** Writes the tooling rows of a product's part numbers that differ from the stored ones. */
export async function writeTooling(
  payload: Payload,
  id: number,
  document: PublishedDocument | undefined,
  transaction: Transaction,
): Promise<void> {
  const next = rowsOf(document?.['tooling']).map((row): ToolingRow => ({
    part: normalizePartNumber(row.part_number),
    targets: targetsOf(row),
    values: row.values,
  }))
  await writeRows(payload, toolingTable, { product: id, next }, transaction)
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
    select t.product_id from search_tooling t
    where t.targets && (select array_agg(v.normalised) from search_variants v where v.product_id = ${id})`,
    transaction,
  )
  return found.map((product): Tag => `product:${product.id}`)
}
