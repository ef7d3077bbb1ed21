import type { Payload } from 'payload'
import { rows, sql, tableOf } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Collections with an idempotency key. */
type Keyed = 'messages' | 'candidates' | 'data-requests'

/** Receipt that was stored with an idempotency key; undefined if the key is new. */
export async function receiptOfKey(
  payload: Payload,
  collection: Keyed,
  key: string,
  transaction?: Transaction,
): Promise<string | undefined> {
  const [row] = await rows<{ receipt: string }>(
    payload,
    sql`select receipt from ${tableOf(collection)} where key = ${key}`,
    transaction,
  )
  return row?.receipt
}

/**
 * Stores a lead at most once per idempotency key, in one transaction: concurrent repeats wait for
 * the first one and return its receipt.
 */
export async function withIdempotencyKey(
  payload: Payload,
  collection: Keyed,
  key: string,
  store: (transaction: Transaction) => Promise<string>,
): Promise<string> {
  return inTransaction(payload, async (transaction) => {
    await rows(
      payload,
      sql`select pg_advisory_xact_lock(hashtextextended(${`${collection} ${key}`}, 0))`,
      transaction,
    )
    return (await receiptOfKey(payload, collection, key, transaction)) ?? store(transaction)
  })
}
