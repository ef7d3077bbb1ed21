import type { Payload, PayloadRequest } from 'payload'

/** Request with the id of a transaction. */
export type Transaction = Pick<PayloadRequest, 'transactionID'>

/** Runs a function in a transaction, which must not be used after the function returns. */
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

/** Transaction in the form of Payload's operation arguments. */
export const within = ({ transactionID }: Transaction): { req: PayloadRequest } => ({
  req: { transactionID } as PayloadRequest,
})
