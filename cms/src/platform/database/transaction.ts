import type { Payload, PayloadRequest } from 'payload'

/** What of a request ties statements to a transaction. */
export type Transaction = Pick<PayloadRequest, 'transactionID'>

/** Runs all of it or none. What is done with the transaction must not outlive it. */
export async function inTransaction<T>(
  payload: Payload,
  run: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('the database gives no transactions')
  try {
    const result = await run({ transactionID })
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

/** The transaction as Payload's own operations take it. */
export const within = ({ transactionID }: Transaction): { req: PayloadRequest } => ({
  req: { transactionID } as PayloadRequest,
})
