import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Migration, Payload } from 'payload'
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
import { areStepsFinished, readSteps } from '#src/platform/database/background-steps.ts'
import type { StepProgress } from '#src/platform/database/background-steps.ts'
import { readEnvironment } from '#src/platform/environment-schema.ts'

/**
 * `migrate [--schema]`: runs pending migrations, each in a transaction, one process at a time, and
 * then the background steps (`jobs/steps`), which record what earlier releases did not. With
 * `--schema` the steps are left to the cms after a moment: the programs can start. Exit codes: 0 done, 1
 * failed (nothing changed, the failed migration was rolled back, or documents could not be recorded).
 */

/** Time that the steps get with `--schema`, ms: enough for a new or a small database. */
const schemaGraceMs = 2000
/** Interval of the progress messages, ms. */
const progressMs = 10_000
/** Time until the next look at steps at which another process works, ms. */
const lockedMs = 250

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

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Progress of the steps that are not finished. */
const unfinished = (steps: readonly StepProgress[]): string =>
  steps
    .filter(({ is_finished: isFinished }) => !isFinished)
    .map(({ name, done, total }) => (total === 0 ? name : `${name} (${done} of ${total})`))
    .join(', ')

/**
 * Works at the background steps until they are finished, beside a cms that works at them, or until
 * the time is over. Says what is left; returns the exit code.
 */
async function finishSteps(payload: Payload, until: number): Promise<number> {
  let saidAt = performance.now()
  while (!(await areStepsFinished(payload)) && performance.now() < until) {
    const { workAtSteps } = await import('#src/jobs/steps/run-steps.ts')
    if (!(await workAtSteps(payload))) await setTimeout(lockedMs)
    if (performance.now() - saidAt < progressMs) continue
    saidAt = performance.now()
    say(`Recording what earlier releases did not: ${unfinished(await readSteps(payload))}.`)
  }
  const steps = await readSteps(payload)
  const failed = steps.filter((step) => step.failed > 0)
  for (const { name, failed: count, problem } of failed)
    process.stderr.write(
      `${name}: ${count} documents could not be recorded, the last: ${problem}\n`,
    )
  if (await areStepsFinished(payload)) {
    if (failed.length === 0) say('The database is up to date.')
    else
      process.stderr.write(
        'Mend the cause and run the same command again: it records these documents.\n',
      )
    return failed.length === 0 ? 0 : 1
  }
  say(`The schema is up to date; the cms goes on recording: ${unfinished(steps)}.`)
  return 0
}

async function migrate(args: string[]): Promise<void> {
  const isSchemaAlone = args.join(' ') === '--schema'
  if (args.length > 0 && !isSchemaAlone) refuse('Use: migrate [--schema]')
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
  const { removeDisabledModules } = await import('#src/publishing/record/follow-modules.ts')
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
  await removeDisabledModules(payload)
  if (await makeFirstAdministrator(payload, environment))
    process.stdout.write(`The first account was made: ${environment.ADMIN_EMAIL}.\n`)
  const { orderSteps } = await import('#src/jobs/steps/run-steps.ts')
  await orderSteps(payload)
  await markPrepared(connection, build)
  await connection.query('select pg_advisory_unlock($1)', [advisoryLocks.migrations])
  const until = isSchemaAlone ? performance.now() + schemaGraceMs : Number.POSITIVE_INFINITY
  process.exit(await finishSteps(payload, until))
}

await migrate(process.argv.slice(2)).catch((error: unknown) => refuse(messageOf(error)))
