import { existsSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { locales } from '@vitrine/configuration/locales'
import { loggableText } from '@vitrine/logging/loggable'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { addEnumValues } from '#src/platform/database/enum-values.ts'
import { indexForeignKeys } from '#src/platform/database/foreign-key-indexes.ts'
import { knownMigrations, restoreMark } from '#src/platform/database/known-migrations.ts'
import { prepareSearchLanguages } from '#src/platform/database/search-languages.ts'
import { readEnvironment } from '#src/platform/environment-schema.ts'
import type { Environment } from '#src/platform/environment-schema.ts'
import { chosenStorage } from '#src/platform/storage/choose-storage.ts'
import { fileFolders } from '#src/platform/storage/file-storage.ts'
import type { FileStorage } from '#src/platform/storage/file-storage.ts'
import { readBackup, secretsFile, tableFile, textOf } from './backup-place/backup-format.ts'
import type { Manifest } from './backup-place/backup-format.ts'
import type { BackupPlace } from './backup-place/backup-place.ts'
import { namedPlace } from './backup-place/named-place.ts'
import {
  copyIn,
  countRows,
  dataTables,
  dropForeignKeys,
  prepareConnection,
  quoted,
} from './tables.ts'
import { UserFacingError } from '#src/platform/user-facing-error.ts'

/**
 * `restore <folder>|s3://bucket/path`: restores into an empty database and a data folder without
 * files. Writes nothing before the whole backup was read and its sums verified. A restore that was
 * aborted is restarted by the same command; until it is complete, a mark in the database prevents
 * every start.
 */
async function restore(args: string[]): Promise<void> {
  const [name, ...rest] = args
  if (name === undefined || rest.length > 0 || name.startsWith('-'))
    throw new UserFacingError(
      'Name the folder of the backup, or its path in a bucket: restore <folder>|s3://bucket/path',
    )
  const environment = readEnvironment()
  const place = namedPlace(name, environment)
  const backup = await readBackup(place)
  const migrationFolder = join(import.meta.dirname, '..', 'migrations')
  const unknown = backup.migrations.filter(
    (migration) => !knownMigrations(migrationFolder).includes(migration),
  )
  if (unknown.length > 0)
    throw new UserFacingError(
      `The backup is of a newer release (${backup.release}), with migrations that this one lacks: ${unknown.join(', ')}.`,
    )
  const client = new Client({
    connectionString: environment.DATABASE_URL,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  await client.connect()
  await prepareConnection(client)
  const storage = chosenStorage(environment)
  await claim(client, storage, backup)
  say(`restoring the backup of ${backup.at}, release ${backup.release}`)
  await makeSchema(client, backup)
  await client.query('begin')
  await fillTables(client, place, backup)
  await restartFeeds(client)
  await client.query('commit')
  await client.query('analyze')
  const files = await copyFiles(place, storage)
  const secrets = await takeSecrets(place, environment)
  await client.query(`drop table ${restoreMark}`)
  say(
    `${backup.tables.length} tables, ${backup.tables.reduce((sum, { rows }) => sum + rows, 0)} rows and ${files} files are those of the backup. ${secrets}`,
  )
  say('Start it with `npm start`, or run the migrations, then its programs.')
}

/** Has copies that follow the feeds begin again; a backup of an older release has no feeds. */
async function restartFeeds(client: Client): Promise<void> {
  const { rows } = await client.query("select from pg_proc where proname = 'restart_feeds'")
  if (rows.length > 0) await client.query('select restart_feeds()')
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/**
 * Reserves database and storage for this restore.
 *
 * @throws {UserFacingError} If they contain anything except an earlier attempt with the same
 * backup.
 */
async function claim(client: Client, storage: FileStorage, { id }: Manifest) {
  const { rows: held } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1) as held',
    [advisoryLocks.migrations],
  )
  if (!held[0]?.held) throw new UserFacingError('Migrations or another restore use this database.')
  const { rows: marked } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [restoreMark],
  )
  if (marked[0]?.there) {
    const { rows } = await client.query<{ id: string }>(`select id from ${restoreMark}`)
    if (rows[0]?.id === id) return
    throw new UserFacingError(
      'The database holds an unfinished restore of another backup: give a new one.',
    )
  }
  const tables = await dataTables(client)
  if (tables.length > 0)
    throw new UserFacingError(
      `The database is not empty (${tables.length} tables): a backup is restored into a new one.`,
    )
  for (const folder of fileFolders)
    if ((await storage.list(folder)).length > 0)
      throw new UserFacingError(
        `${storage.place}: ${folder} is not empty: a backup is restored into a new data folder or bucket.`,
      )
  await client.query(`create table ${restoreMark} as select '${id}'::text as id, now() as at`)
}

/** Creates the schema of the backup: its migrations, enum values and languages. */
async function makeSchema(client: Client, backup: Manifest): Promise<void> {
  const { getPayload, readMigrationFiles } = await import('payload')
  const { databaseOptions } = await import('#src/platform/database/options.ts')
  Object.assign(databaseOptions.pool, { statement_timeout: 0 })
  const { default: config } = await import('#src/payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'error'
  const all = await readMigrationFiles({ payload })
  await addEnumValues(client, backup.enums)
  await payload.db.migrate({
    migrations: all.filter(({ name }) => backup.migrations.includes(name)),
  })
  await addEnumValues(client, backup.enums)
  // includes languages that are no longer configured, whose content is kept (docs/decisions/0062)
  const codes = backup.enums.find(({ enumName }) => enumName === '_locales')?.enumValues ?? []
  const configured: Partial<Record<string, { tag: string; textSearch?: string }>> = locales
  if (backup.tables.some(({ name }) => name === 'search_entries'))
    await prepareSearchLanguages(
      client,
      codes.map((code) => ({ code, tag: code, ...configured[code] })),
    )
  await indexForeignKeys(client)
  await payload.destroy()
}

/** Fills the tables in one transaction, and compares their content with the backup. */
async function fillTables(client: Client, place: BackupPlace, backup: Manifest): Promise<void> {
  const present = await dataTables(client)
  const differing = backup.tables.filter(
    ({ name, columns }) =>
      present.find((table) => table.name === name)?.columns.join() !== columns.join(),
  )
  const beyond = present.filter(({ name }) => !backup.tables.some((table) => table.name === name))
  if (differing.length + beyond.length > 0)
    throw new UserFacingError(
      `The migrations of this release make other tables than the backup has (${[...differing, ...beyond].map(({ name }) => name).join(', ')}): restore it with release ${backup.release}.`,
    )
  const foreignKeys = await dropForeignKeys(client)
  const names = present.map(({ name }) => quoted(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // the migrations inserted rows
  await client.query(`truncate ${names.join(', ')}`)
  for (const table of backup.tables)
    await pipeline(
      await place.read(tableFile(table.name)),
      createGunzip(),
      client.query(from(copyIn(table))),
    )
  for (const { name, value, called } of backup.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called])
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const statement of foreignKeys) await client.query(statement)
  for (const table of backup.tables) {
    const { rows, digest } = await countRows(client, table)
    if (rows !== table.rows || digest !== table.digest)
      throw new UserFacingError(
        `${table.name} differs from the backup after being restored (${rows} rows of ${table.rows}): nothing was kept.`,
      )
  }
}

/** Copies the files. Returns their number. */
async function copyFiles(place: BackupPlace, storage: FileStorage): Promise<number> {
  const files = (await place.list()).filter((file) =>
    fileFolders.some((folder) => file.startsWith(`${folder}/`)),
  )
  for (const file of files) await storage.write(file, await buffer(await place.read(file)))
  return files.length
}

/**
 * Restores the secrets of the backup: in demo mode into the data folder; in production the operator
 * sets them in the environment. Returns the message for the operator.
 */
async function takeSecrets(
  place: BackupPlace,
  { VITRINE_MODE, VITRINE_DATA, PAYLOAD_SECRET }: Environment,
): Promise<string> {
  if (!(await place.list()).includes(secretsFile))
    return 'Secrets are not in the backup: with another PAYLOAD_SECRET the staff log in again, and links of mails sent before end.'
  const secrets: { PAYLOAD_SECRET: string } = JSON.parse(await textOf(place, secretsFile))
  if (secrets.PAYLOAD_SECRET === PAYLOAD_SECRET) return 'Its secrets are those in use.'
  if (VITRINE_MODE === 'production')
    return `Set PAYLOAD_SECRET and FEED_SECRET as in ${place.name}/${secretsFile}.`
  const own = join(VITRINE_DATA, secretsFile)
  const made: object = existsSync(own) ? JSON.parse(await readFile(own, 'utf8')) : {}
  await writeFile(own, `${JSON.stringify({ ...made, ...secrets }, null, 2)}\n`, { mode: 0o600 })
  await chmod(own, 0o600)
  return `Its secrets are in ${own}.`
}

process.umask(0o077)
await restore(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(
      `${error instanceof UserFacingError ? text : `The restore is not finished: ${loggableText(text)}`}\n`,
    )
    process.exit(1)
  },
)
