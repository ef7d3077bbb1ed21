import { sql } from '@payloadcms/db-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Locale } from '@vitrine/configuration/locales'
import type { Pool } from 'pg'
import type { Payload, PayloadRequest } from 'payload'
import { runPrepared } from './prepared.ts'

export { sql }

export type Statement = ReturnType<typeof sql>

/**
 * A parameter that the planner does not look into: a prepared statement is then planned once and not
 * for each value. The outer cast keeps `any` from reading it as a subquery.
 */
export function hiddenFromPlanner(value: unknown, type: 'int[]' | 'text' | 'text[]'): Statement {
  const cast = sql.raw(`::${type}`)
  return sql`(select ${sql.param(value)}${cast})${cast}`
}

/**
 * A locale as a part of the statement: the entries of each locale are a partition, which a prepared
 * statement then names.
 */
export const localeLiteral = (locale: Locale): Statement => sql.raw(`'${locale}'`)

const dialect = new PgDialect()

/**
 * Runs an SQL statement, in the transaction of `req` when it has one, so that derived data is
 * committed together with its cause. Outside of transactions frequent statements are prepared.
 */
export async function rows<Row extends object = Record<string, unknown>>(
  payload: Payload,
  statement: Statement,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<Row[]> {
  const id = await req?.transactionID
  const session = id === undefined ? undefined : payload.db.sessions?.[id]?.db
  const executor = (session ?? payload.db.drizzle) as unknown as {
    /** Absent in a transaction, such as that of a preview. */
    $client?: Pool
    execute: (statement: Statement) => Promise<{ rows: Row[] }>
  }
  if (executor.$client !== undefined)
    return runPrepared<Row>(executor.$client, dialect.sqlToQuery(statement))
  return (await executor.execute(statement)).rows
}
