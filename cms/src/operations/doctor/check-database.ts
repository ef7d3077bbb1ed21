import { Client } from 'pg'
import { loggableText } from '@vitrine/logging/loggable'
import { findDemonstration } from '#src/platform/database/find-demonstration.ts'
import { stepProgress } from '#src/platform/database/background-steps.ts'
import type { StepProgress } from '#src/platform/database/background-steps.ts'
import { ranMigrations, readSchemaState } from '#src/platform/database/known-migrations.ts'
import { extensions, oldestPostgres } from '#src/platform/database/requirements.ts'
import { fileFolders } from '#src/platform/storage/file-storage.ts'
import type { FileStorage } from '#src/platform/storage/file-storage.ts'
import { namedFiles } from '../named-files.ts'
import { findingsOf } from './finding.ts'
import type { Finding } from './finding.ts'
import { reachDatabase } from './reach-database.ts'

/** Settings that keep the values of failed statements out of the log (docs/decisions/0027). */
const quietLog: Record<string, string> = {
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_min_messages: 'log',
}

/**
 * Clock difference that is a warning, seconds: it affects publication times and links with a time
 * limit.
 */
const clockWarning = 2
/** Clock difference that is a fault, seconds. */
const clockFault = 60

/**
 * Number of tables, sequences and enum types of roles whose rights the user does not have, with one
 * of these roles.
 */
const ofOthers = `
  with things as (
    select relowner as owner, oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S')
    union all
    select typowner, oid from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'
  )
  select count(*)::int as number, quote_ident(min(owner::regrole::text)) as owner,
    quote_ident(current_user) as user
  from things
  where not pg_has_role(owner, 'usage')
    and not exists (select from pg_depend d where d.objid = things.oid and d.deptype = 'e')`

/** Connections reserved for migrations, backups and administrators. */
const spareConnections = 5

interface Options {
  url: string
  production: boolean
  /** Maximum connections of one cms. */
  connections: number
  /** Migrations of this release. */
  known: string[]
  storage: FileStorage
}

/**
 * Checks reachability, version, permissions, number of connections, log settings, clock and schema
 * of the database, and that the files named in it exist. Writes nothing.
 */
export async function checkDatabase(options: Options): Promise<Finding[]> {
  const { warning } = findingsOf('database')
  const client = await reachDatabase(options.url)
  if (!(client instanceof Client)) return [client]
  const findings: Finding[] = []
  try {
    findings.push(await versionOf(client))
    findings.push(...(await permissionsOf(client)))
    findings.push(...(await connectionsOf(client, options.connections)))
    findings.push(...(await logOf(client, options.production)))
    findings.push(await clockOf(client))
    findings.push(...(await schemaOf(client, options)))
    findings.push(...(await stepsOf(client)))
    findings.push(...(await filesOf(client, options.storage)))
  } catch (error) {
    findings.push(
      warning(
        `The database was not checked to the end: ${loggableText(String(Object(error).message))}.`,
        'Mend the faults above, then run the doctor again; see the log of PostgreSQL.',
      ),
    )
  } finally {
    await client.end()
  }
  return findings
}

/** First row of a statement. */
async function one(client: Client, statement: string, values: unknown[] = []) {
  const { rows } = await client.query(statement, values)
  return Object(rows[0])
}

async function versionOf(client: Client): Promise<Finding> {
  const { ok, fault } = findingsOf('database')
  const { number, version } = await one(
    client,
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
  )
  return number < oldestPostgres
    ? fault(`PostgreSQL is ${version}.`, 'Move the database to PostgreSQL 15 or newer.')
    : ok(`PostgreSQL ${version} answers.`)
}

async function permissionsOf(client: Client): Promise<Finding[]> {
  const { ok, fault } = findingsOf('permissions')
  const { creates, standby, readonly } = await one(
    client,
    `select has_schema_privilege('public', 'create') as creates, pg_is_in_recovery() as standby,
       current_setting('transaction_read_only') = 'on' as readonly`,
  )
  const { rows: lacking } = await client.query<{ name: string; available: boolean }>(
    `select name, exists (select from pg_available_extensions a where a.name = wanted.name) as available
     from unnest($1::text[]) as wanted(name)
     where not exists (select from pg_extension e where e.extname = wanted.name)`,
    [extensions],
  )
  const { trusted } = await one(
    client,
    "select has_database_privilege(current_database(), 'create') as trusted",
  )
  const { number, owner, user } = await one(client, ofOthers)
  const unavailable = lacking.filter(({ available }) => !available).map(({ name }) => name)
  return [
    standby
      ? fault('The database is a standby.', 'Name the primary in DATABASE_URL.')
      : readonly
        ? fault(
            'The database is read-only: saves and forms fail.',
            'Ask its provider why (a full disk is a common reason), then set default_transaction_read_only to off.',
          )
        : creates
          ? ok('The user may change the schema.')
          : fault(
              'The user may not create tables: migrations fail.',
              'GRANT CREATE, USAGE ON SCHEMA public TO the user of DATABASE_URL.',
            ),
    ...(number > 0
      ? [
          fault(
            `${number} tables, sequences or types belong to ${owner}: saves or migrations fail.`,
            `Make ${user} their owner: REASSIGN OWNED BY ${owner} TO ${user}; or, for what a superuser made, ALTER TABLE and ALTER TYPE … OWNER TO ${user};`,
          ),
        ]
      : []),
    ...(unavailable.length > 0
      ? [
          fault(
            `Extensions are not installed: ${unavailable.join(', ')}.`,
            'Install the contributed modules of PostgreSQL (postgresql-contrib).',
          ),
        ]
      : []),
    ...(lacking.length > 0 && !trusted
      ? [
          fault(
            'The user may not create extensions.',
            `As the owner of the database: ${lacking.map(({ name }) => `CREATE EXTENSION ${name};`).join(' ')}`,
          ),
        ]
      : []),
  ]
}

async function connectionsOf(client: Client, wanted: number): Promise<Finding[]> {
  const { warning } = findingsOf('database')
  const { most } = await one(
    client,
    `select least(
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
       (select nullif(rolconnlimit, -1) from pg_roles where rolname = session_user),
       (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
     ) as most`,
  )
  return wanted + spareConnections <= most
    ? []
    : [
        warning(
          `PostgreSQL gives the user ${most} connections, and one cms opens up to ${wanted}.`,
          `Raise max_connections and the CONNECTION LIMIT of user and database, or lower DATABASE_CONNECTIONS; leave ${spareConnections}.`,
        ),
      ]
}

async function logOf(client: Client, production: boolean): Promise<Finding[]> {
  if (!production) return []
  const { warning } = findingsOf('database')
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(quietLog)],
  )
  const loud = rows.filter(({ name, setting }) => setting !== quietLog[name])
  return loud.length === 0
    ? []
    : [
        warning(
          'PostgreSQL writes values of failed statements, personal data among them, to its log.',
          `Set ${loud.map(({ name }) => `${name}=${quietLog[name]}`).join(', ')}.`,
        ),
      ]
}

async function clockOf(client: Client): Promise<Finding> {
  const { ok, warning, fault } = findingsOf('clock')
  const before = Date.now()
  const { now } = await one(client, 'select extract(epoch from clock_timestamp())::float8 as now')
  const seconds = Math.abs(Number(now) - (before + Date.now()) / 2000)
  const text = `The clocks of this machine and of the database differ by ${seconds.toFixed(1)} s.`
  const remedy = 'Synchronize both with NTP (systemd-timesyncd, chrony).'
  if (seconds >= clockFault) return fault(text, remedy)
  return seconds >= clockWarning ? warning(text, remedy) : ok(text)
}

async function schemaOf(client: Client, { known, production }: Options): Promise<Finding[]> {
  const { ok, warning, fault } = findingsOf('schema')
  const { missing, unknown, isRestoring } = await readSchemaState(client, known)
  const isEmpty = missing.length === known.length
  const demonstration = production && !isEmpty ? await findDemonstration(client) : []
  return [
    ...(isRestoring
      ? [fault('A restore was not finished.', 'Run the same restore again: it begins anew.')]
      : []),
    ...(unknown.length > 0
      ? [
          fault(
            `The schema is newer than this release, which serves reads alone: ${unknown.join(', ')}.`,
            'Deploy the newer release, or restore a backup of before the migration into a new database.',
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [
          // an empty database belongs to a system that has not been started yet
          (isEmpty ? warning : fault)(
            `Migrations that have not run: ${missing.length} of ${known.length}${isEmpty ? '' : ` (${missing.join(', ')}); the cms answers no request`}.`,
            'Back up, then run: node tools/run.mjs migrate (npm start does it by itself).',
          ),
        ]
      : []),
    ...(unknown.length + missing.length === 0 ? [ok(`All ${known.length} migrations ran.`)] : []),
    ...demonstration.map((sentence) =>
      fault(sentence, 'Start once with VITRINE_DEMO=remove, or take another database.'),
    ),
  ]
}

/** Seconds without progress after which an unfinished step counts as stopped. */
const stoppedSeconds = 300

/** Checks that what earlier releases did not record is recorded. */
async function stepsOf(client: Client): Promise<Finding[]> {
  const { ok, warning, fault } = findingsOf('background steps')
  const { there } = await one(client, "select to_regclass('background_steps') is not null as there")
  if (there !== true) return []
  const { rows: steps } = await client.query<StepProgress>(stepProgress)
  const findings = steps.flatMap((step) => {
    const { name, done, total, failed, problem, is_finished: isFinished } = step
    const remedy = 'Start a cms, or run: node tools/run.mjs migrate. See its log.'
    const of = total === 0 ? 'has not begun' : `has recorded ${done} of ${total} documents`
    return [
      ...(failed > 0
        ? [
            fault(
              `The step ${name} could not record ${failed} documents, the last: ${problem}.`,
              remedy,
            ),
          ]
        : []),
      ...(isFinished
        ? []
        : [
            (step.idle_seconds > stoppedSeconds ? fault : warning)(
              `The step ${name} ${of}: what it records is incomplete.`,
              remedy,
            ),
          ]),
    ]
  })
  return findings.length > 0 ? findings : [ok('All background steps are finished.')]
}

/** Checks that the files named in the database exist in the storage. */
async function filesOf(client: Client, storage: FileStorage): Promise<Finding[]> {
  const { fault } = findingsOf('files')
  if ((await ranMigrations(client)).length === 0) return []
  const listed = await Promise.all(fileFolders.map((folder) => storage.list(folder))).catch(
    () => undefined,
  )
  // an unreadable storage is reported by its own check
  if (!listed) return []
  const present = new Set(listed.flat().map(({ path }) => path))
  const named = await namedFiles(client)
  const missing = named.filter((path) => !present.has(path))
  return missing.length === 0
    ? []
    : [
        fault(
          `${missing.length} of ${named.length} files that the database names are missing in ${storage.place}, such as ${missing[0]}.`,
          'Correct VITRINE_DATA or STORAGE, or copy them from a backup.',
        ),
      ]
}
