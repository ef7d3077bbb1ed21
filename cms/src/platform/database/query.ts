import { sql } from '@payloadcms/db-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Locale } from '@vitrine/configuration/locales'
import type { Pool } from 'pg'
import type { Payload, PayloadRequest } from 'payload'
import { runPrepared } from './prepared.ts'

export { sql }

export type Statement = ReturnType<typeof sql>

/**
 * Parameter whose value the planner does not use, so that a prepared statement gets one generic
 * plan instead of one per value. The outer cast prevents that `any` is parsed as a subquery.
 */
export function hiddenFromPlanner(value: unknown, type: 'int[]' | 'text' | 'text[]'): Statement {
  const cast = sql.raw(`::${type}`)
  return sql`(select ${sql.param(value)}${cast})${cast}`
}

/**
 * Locale as a literal of the statement, so that a prepared statement reads only that locale's
 * partition of the entries.
 */
export const localeLiteral = (locale: Locale): Statement => sql.raw(`'${locale}'`)

/** Table of a collection. */
export const tableOf = (collection: string): Statement =>
  sql`${sql.identifier(collection.replaceAll('-', '_'))}`

const dialect = new PgDialect()

/**
 * Runs an SQL statement, in the transaction of `req` if it has one, so that derived data is
 * committed together with its cause. Outside transactions, frequent statements are prepared.
 */
export async function rows<Row extends object = Record<string, unknown>>(
  payload: Payload,
  statement: Statement,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<Row[]> {
  const id = await req?.transactionID
  const session = id === undefined ? undefined : payload.db.sessions?.[id]?.db
  const executor = (session ?? payload.db.drizzle) as unknown as {
    /** Absent in a transaction, for example of a preview. */
    $client?: Pool
    execute: (statement: Statement) => Promise<{ rows: Row[] }>
  }
  if (executor.$client !== undefined)
    return runPrepared<Row>(executor.$client, dialect.sqlToQuery(statement))
  return (await executor.execute(statement)).rows
}
