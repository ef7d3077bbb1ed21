import { getTableColumns, getTableName } from '@payloadcms/db-postgres/drizzle'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { readOwnSchemaState } from '#src/platform/database/known-migrations.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { noteSchema } from './schema-problem.ts'

/**
 * Result of the last check. `unknown`: names of the migrations that this release does not have;
 * `lacking`: columns that the database lacked then.
 */
const last = { unknown: '', lacking: new Array<string>() }

/**
 * True if the database has migrations that this release does not have, because a newer release has
 * migrated (docs/decisions/0062): a save of this release would lose the newer one's data. Read in
 * the transaction of `req` if it has one; also sets `schemaProblem`.
 */
export async function isSchemaNewer(
  payload: Payload,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<boolean> {
  const state = await readOwnSchemaState(payload, req)
  const unknown = state.unknown.join()
  if (last.unknown !== unknown) {
    last.lacking = unknown === '' ? [] : await lackingColumns(payload)
    last.unknown = unknown
  }
  noteSchema(state, last.lacking)
  return state.unknown.length > 0
}

/** Columns of the content tables that this release reads and the database lacks. */
async function lackingColumns(payload: Payload): Promise<string[]> {
  const present = new Set(
    (
      await rows<{ name: string }>(
        payload,
        sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
      )
    ).map(({ name }) => name),
  )
  const { tables } = payload.db as unknown as { tables: Record<string, PgTable> }
  return Object.values(tables)
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
    )
    .filter((name) => !present.has(name))
}
