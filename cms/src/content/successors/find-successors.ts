import type { Payload } from 'payload'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { StoredSuccessor } from '#src/content/life-cycle/stored-life.ts'

/** Published product, or a part number of one. */
export interface FoundSuccessor {
  product: number
  partNumber: string | null
}

/**
 * Finds the published product or part number of stored successors. A text is a part number,
 * otherwise a product's slug in any locale.
 */
export async function findSuccessors(
  payload: Payload,
  wanted: readonly StoredSuccessor[],
  transaction?: Transaction,
): Promise<(one: StoredSuccessor) => FoundSuccessor | undefined> {
  const texts = [...new Set(wanted.flatMap((one) => ('text' in one ? [one.text] : [])))]
  const ids = wanted.flatMap((one) => ('product' in one ? [one.product] : []))
  if (texts.length === 0 && ids.length === 0) return () => undefined
  const found = await rows<{ asked: string; product: number; printed: string | null }>(
    payload,
    sql`
    select v.normalised as asked, v.product_id as product, v.printed from search_variants v
    where v.normalised = any(${sql.param(texts.map(normalizePartNumber))}::text[])
    union all
    select distinct e.slug, e.document_id, null from search_entries e
    where e.collection = 'products' and e.slug = any(${sql.param(texts)}::text[])
    union all
    select distinct e.document_id::text, e.document_id, null from search_entries e
    where e.collection = 'products' and e.document_id = any(${sql.param(ids)}::int[])`,
    transaction,
  )
  const parts = new Map(
    found.flatMap((row) => (row.printed === null ? [] : [[row.asked, row] as const])),
  )
  const products = new Map(
    found.flatMap((row) => (row.printed === null ? [[row.asked, row] as const] : [])),
  )
  return (one) => {
    const row =
      'text' in one
        ? (parts.get(normalizePartNumber(one.text)) ?? products.get(one.text))
        : products.get(String(one.product))
    return row && { product: row.product, partNumber: row.printed }
  }
}
