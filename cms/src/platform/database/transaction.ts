import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from './query.ts'

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

/** Ends a transaction whose writes are not kept. */
class RollBack<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('rolled back on purpose')
    this.result = result
  }
}

/** Result of a function whose writes are rolled back. */
export async function inRolledBackTransaction<T>(
  payload: Payload,
  run: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(payload, async (transaction) => {
      throw new RollBack(await run(transaction))
    })
  } catch (error) {
    if (error instanceof RollBack) return error.result as T
    throw error
  }
}

/** Transaction in the form of Payload's operation arguments. */
export const within = ({ transactionID }: Transaction): { req: PayloadRequest } => ({
  req: { transactionID } as PayloadRequest,
})

/** Sessions of Payload's database adapter by transaction id. */
interface Session {
  db: unknown
  resolve: () => Promise<void>
  reject: () => Promise<void>
}

let savepoints = 0

/**
 * Runs a function in a part of a transaction that is rolled back alone when the function throws.
 * Payload's operations roll back the transaction of their request when they fail; here this is the
 * part.
 */
export async function inSavepoint<T>(
  payload: Payload,
  outer: Transaction,
  run: (part: Transaction) => Promise<T>,
): Promise<T> {
  const sessions = payload.db.sessions as Record<string, Session>
  const session = sessions[String(await outer.transactionID)]
  if (!session) throw new Error('a savepoint needs a transaction')
  savepoints += 1
  const name = sql.raw(`part_${savepoints}`)
  const id = crypto.randomUUID()
  let isOpen = true
  const rollBack = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await rows(payload, sql`rollback to savepoint ${name}`, outer)
  }
  await rows(payload, sql`savepoint ${name}`, outer)
  sessions[id] = { db: session.db, resolve: async () => {}, reject: rollBack }
  try {
    const result = await run({ transactionID: id })
    if (!isOpen) throw new Error('the part was rolled back by one of its operations')
    await rows(payload, sql`release savepoint ${name}`, outer)
    return result
  } catch (error) {
    await rollBack()
    throw error
  } finally {
    delete sessions[id]
  }
}
