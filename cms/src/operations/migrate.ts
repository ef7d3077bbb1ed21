import { join } from 'node:path'
import type { Migration } from 'payload'
import { Pool } from 'pg'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { loggableText } from '@vitrine/logging/loggable'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { addEnumValues } from '#src/platform/database/enum-values.ts'
import type { EnumType } from '#src/platform/database/enum-values.ts'
import { indexForeignKeys } from '#src/platform/database/foreign-key-indexes.ts'
import { oldestPostgres } from '#src/platform/database/requirements.ts'
import { prepareSearchLanguages } from '#src/platform/database/search-languages.ts'
import { knownMigrations, readSchemaState } from '#src/platform/database/known-migrations.ts'
import { findDemonstration } from '#src/platform/database/find-demonstration.ts'
import { buildHash, isPrepared, markPrepared } from '#src/platform/database/prepared-database.ts'
import { readEnvironment } from '#src/platform/environment-schema.ts'

/**
 * Runs pending migrations, each in a transaction, one process at a time. Exit codes: 0 done, 1
 * failed (nothing changed, or the failed migration was rolled back).
 */

/** Ends the process with a message and exit code 1. */
function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/**
 * Migration whose failure ends the process with the migration's name, and thereby its connection
 * and transaction. Payload would print the statement with its values.
 */
const namedInFailure = (migration: Migration): Migration => ({
  ...migration,
  up: async (args) => {
    try {
      await migration.up(args)
    } catch (error) {
      refuse(
        `The migration ${migration.name} failed: ${messageOf(error)}\nThe migrations before it are done, nothing of it was kept. Mend the cause and run the same command again: it goes on from there.`,
      )
    }
  },
})

/** Message of the database without the values of the statement. */
function messageOf(error: unknown): string {
  const { cause, message } = Object(error)
  return cause instanceof Error ? cause.message : loggableText(String(message))
}

async function migrate(): Promise<void> {
  const environment = readEnvironment()
  const pool = new Pool({
    connectionString: environment.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: 5000,
  })
  const connection = await pool
    .connect()
    .catch((error: Error) =>
      refuse(
        `The database cannot be reached (${error.message || 'no answer'}): check DATABASE_URL, and that PostgreSQL runs.`,
      ),
    )
  const { rows } = await connection.query<{ number: string }>(
    "select current_setting('server_version_num') as number",
  )
  if (Number(rows[0]?.number) < oldestPostgres)
    refuse('This PostgreSQL is older than version 15: give a newer one in DATABASE_URL.')
  const demonstration =
    environment.VITRINE_MODE === 'production' ? await findDemonstration(connection) : []
  if (demonstration.length > 0) refuse(demonstration.join('\n'))
  await connection.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
  const known = knownMigrations(join(import.meta.dirname, '../migrations'))
  const { isRestoring, unknown } = await readSchemaState(connection, known)
  if (isRestoring) refuse('The database holds an unfinished restore: run the same restore again.')
  if (unknown.length > 0) {
    process.stdout.write('The schema is newer than this release: nothing was changed.\n')
    process.exit(0)
  }
  // imported here, because Payload takes a second to start
  const build =
    environment.NODE_ENV === 'production'
      ? buildHash(join(import.meta.dirname, '../..'))
      : undefined
  if (await isPrepared(connection, known, build)) {
    process.stdout.write('The database is up to date.\n')
    process.exit(0)
  }
  const { getPayload, readMigrationFiles } = await import('payload')
  const { databaseOptions } = await import('#src/platform/database/options.ts')
  // no time limit, because creating an index on a large table takes long
  Object.assign(databaseOptions.pool, {
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  const { default: config } = await import('#src/payload.config.ts')
  const { followModules } = await import('#src/publishing/record/follow-modules.ts')
  const { makeFirstAdministrator } = await import('#src/people/staff/first-administrator.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'error'
  // enum values are added before and after the migrations: a migration may use a value of an
  // existing type, and may create types with the values of its time
  const types = Object.values(payload.db.enums as Record<string, EnumType>)
  await addEnumValues(connection, types)
  const migrations = await readMigrationFiles({ payload })
  await payload.db.migrate({ migrations: migrations.map(namedInFailure) })
  await addEnumValues(connection, types)
  await prepareSearchLanguages(
    connection,
    localeCodes.map((code) => ({ code, ...locales[code] })),
  )
  await indexForeignKeys(connection)
  await followModules(payload)
  const { recordMissingDocuments } = await import('#src/staff-index/record-documents.ts')
  await recordMissingDocuments(payload)
  const { recordMissingTexts } = await import('#src/translation/record-saved.ts')
  await recordMissingTexts(payload)
  const { recordMissingValues } = await import('#src/changes/record-missing.ts')
  await recordMissingValues(payload)
  const { rebuildOutdated } = await import('#src/publishing/record/rebuild.ts')
  const rebuilt = await rebuildOutdated(payload)
  if (rebuilt > 0) process.stdout.write(`The read model was rebuilt from ${rebuilt} documents.\n`)
  if (await makeFirstAdministrator(payload, environment))
    process.stdout.write(`The first account was made: ${environment.ADMIN_EMAIL}.\n`)
  await markPrepared(connection, build)
  await connection.query('select pg_advisory_unlock($1)', [advisoryLocks.migrations])
  process.stdout.write('The database is up to date.\n')
  process.exit(0)
}

await migrate().catch((error: unknown) => refuse(messageOf(error)))
