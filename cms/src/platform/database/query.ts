import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

export { sql }

export type Statement = ReturnType<typeof sql>

/**
 * Runs an SQL statement, in the transaction of `req` when it has one, so that derived data is
 * committed together with its cause.
 */
export async function rows<Row extends object = Record<string, unknown>>(
  payload: Payload,
  statement: Statement,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<Row[]> {
  const id = await req?.transactionID
  const session = id === undefined ? undefined : payload.db.sessions?.[id]?.db
  const executor = (session ?? payload.db.drizzle) as unknown as {
    execute: (statement: Statement) => Promise<{ rows: Row[] }>
  }
  return (await executor.execute(statement)).rows
}
