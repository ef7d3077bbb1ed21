import type { Payload } from 'payload'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { ErpDistributors } from './answer.ts'

/** Last valid ERP response for a product; `age` in seconds. */
export interface CachedAnswer {
  distributors: ErpDistributors
  age: number
}

/** Cache tag of responses that contain the ERP's data about a product. */
export const erpTag = (product: number) => `distributor:erp-${product}` as const

/**
 * Reads the last valid response, and records the time of use, because only responses in use are
 * refreshed.
 */
export async function readCachedAnswer(
  payload: Payload,
  product: number,
): Promise<CachedAnswer | undefined> {
  const [row] = await rows<{ answer: ErpDistributors | null; age: number | null }>(
    payload,
    sql`
    insert into erp_answers (product_id, asked_at) values (${product}, now())
    on conflict (product_id) do update set asked_at = now()
    returning answer, extract(epoch from now() - answered_at)::float8 as age`,
  )
  return row?.answer ? { distributors: row.answer, age: row.age ?? Infinity } : undefined
}

/** Caches a valid response; a changed one is appended to the change feed. */
export async function cacheAnswer(
  payload: Payload,
  product: number,
  distributors: ErpDistributors,
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const text = JSON.stringify(distributors)
    const [before] = await rows<{ same: boolean }>(
      payload,
      sql`
      select coalesce(answer = ${text}::jsonb, false) as same from erp_answers where product_id = ${product} for update`,
      transaction,
    )
    await rows(
      payload,
      sql`
      insert into erp_answers (product_id, asked_at, answer, answered_at) values (${product}, now(), ${text}::jsonb, now())
      on conflict (product_id) do update set answer = excluded.answer, answered_at = now()`,
      transaction,
    )
    if (!before?.same) await appendChange(payload, [erpTag(product)], transaction)
  })
}
