import { createHash, randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { loggableText } from '@vitrine/logging/loggable'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { ranMigrations, restoreMark } from '#src/platform/database/known-migrations.ts'
import { readEnvironment } from '#src/platform/environment-schema.ts'
import { chosenStorage } from '#src/platform/storage/choose-storage.ts'
import { fileFolders, isTemporary } from '#src/platform/storage/file-storage.ts'
import type { FileStorage } from '#src/platform/storage/file-storage.ts'
import packageManifest from '../../package.json' with { type: 'json' }
import {
  hashing,
  manifestFile,
  secretsFile,
  sumsFile,
  tableFile,
} from './backup-place/backup-format.ts'
import type { Manifest } from './backup-place/backup-format.ts'
import type { BackupPlace } from './backup-place/backup-place.ts'
import { namedPlace } from './backup-place/named-place.ts'
import { namedFiles } from './named-files.ts'
import {
  copyOut,
  countRows,
  dataTables,
  prepareConnection,
  readTypesAndSequences,
} from './tables.ts'
import { UserFacingError } from '#src/platform/user-facing-error.ts'

/** SHA-256 sums by file of the backup. */
type Sums = Map<string, string>

const usage =
  'Name the folder or the path in a bucket that is to hold the backup: backup <folder>|s3://bucket/path [--with-secrets]'

/**
 * `backup <folder>|s3://bucket/path [--with-secrets]`: backs up database, media and private files;
 * the system may be running.
 *
 * The database is read in one snapshot. Files are copied before and after it, so that every file
 * that the snapshot names is copied, even if it is created or deleted meanwhile. File names are
 * never reused (`name-by-content.ts`).
 */
async function backup(args: string[]): Promise<void> {
  const withSecrets = args.includes('--with-secrets')
  const [name, ...rest] = args.filter((arg) => arg !== '--with-secrets')
  if (name === undefined || rest.length > 0 || name.startsWith('-'))
    throw new UserFacingError(usage)
  const environment = readEnvironment()
  const place = namedPlace(name, environment)
  await place.claim()
  let client: Client | undefined
  try {
    client = await connect(environment.DATABASE_URL)
    const sums: Sums = new Map()
    const copied = new Map<string, string>()
    const storage = chosenStorage(environment)
    await copyFiles(storage, place, sums, copied)
    const { named, ...snapshot } = await copyDatabase(client, place, sums)
    await copyFiles(storage, place, sums, copied)
    const missing = named.filter((path) => !copied.has(path))
    if (missing.length > 0 && missing.length === named.length)
      throw new UserFacingError(
        `No backup was made: ${storage.place} has none of the ${named.length} files that the database names. Correct VITRINE_DATA or STORAGE.`,
      )
    if (withSecrets) {
      const { PAYLOAD_SECRET, FEED_SECRET } = environment
      await write(place, secretsFile, [toJson({ PAYLOAD_SECRET, FEED_SECRET })], sums)
    }
    const manifest: Manifest = {
      ...snapshot,
      files: copied.size,
      secrets: withSecrets ? 'included' : 'not included',
    }
    await write(place, manifestFile, [toJson(manifest)], sums)
    const lines = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))
    await write(
      place,
      sumsFile,
      lines.map(([file, sha256]) => `${sha256}  ${file}\n`),
      sums,
    )
    await place.finish()
    say(
      `${basename(place.name)}: ${snapshot.tables.length} tables, ${snapshot.tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ${copied.size} files; secrets ${manifest.secrets}.`,
    )
    if (missing.length > 0)
      process.stderr.write(
        `${missing.length} of ${named.length} files that the database names are missing in ${storage.place}: ${missing.slice(0, namedInMessages).join(', ')}.\n`,
      )
  } catch (error) {
    await place
      .discard()
      .catch(() => say(`What was written stays in ${place.name}, unfinished: remove it.`))
    throw error
  } finally {
    await client?.end()
  }
}

/** Maximum missing files listed in a message. */
const namedInMessages = 5

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  await prepareConnection(client)
  return client
}

/** Copies the database in one snapshot; migrations of other processes wait for its end. */
async function copyDatabase(
  client: Client,
  place: BackupPlace,
  sums: Sums,
): Promise<Omit<Manifest, 'files' | 'secrets'> & { named: string[] }> {
  await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.migrations])
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<{ at: Date; postgres: string; unfinished: boolean }>(
    `select now() as at, current_setting('server_version') as postgres,
       to_regclass('${restoreMark}') is not null as unfinished`,
  )
  const migrations = await ranMigrations(client)
  if (migrations.length === 0)
    throw new UserFacingError('The database is empty: no migration has run.')
  if (rows[0]?.unfinished) throw new UserFacingError('The database holds an unfinished restore.')
  const tables: Manifest['tables'] = []
  for (const table of await dataTables(client)) {
    const path = tableFile(table.name)
    await pipeline(
      client.query(to(copyOut(table))),
      createGzip(),
      (packed: AsyncIterable<unknown>) => write(place, path, packed, sums),
    )
    tables.push({ ...table, ...(await countRows(client, table)) })
  }
  const types = await readTypesAndSequences(client)
  const named = await namedFiles(client)
  await client.query('commit')
  return {
    named,
    format: 1,
    id: randomUUID(),
    at: (rows[0]?.at ?? new Date()).toISOString(),
    release: packageManifest.version,
    postgres: rows[0]?.postgres ?? '',
    migrations,
    tables,
    ...types,
  }
}

/**
 * Copies the files that were not copied yet, or were still being written at that time.
 *
 * @param copied - State of each copied file.
 */
async function copyFiles(
  storage: FileStorage,
  place: BackupPlace,
  sums: Sums,
  copied: Map<string, string>,
): Promise<void> {
  for (const folder of fileFolders)
    for (const { path, state } of await storage.list(folder)) {
      if (isTemporary(path) || copied.get(path) === state) continue
      try {
        const file = await storage.find(path)
        if (!file) continue
        await write(place, path, await file.read(), sums)
        copied.set(path, state)
      } catch (error) {
        // deleted between the listing and the read
        if (await storage.find(path)) throw error
      }
    }
}

/** Writes a file of the backup and records its sum. */
async function write(
  place: BackupPlace,
  path: string,
  content: AsyncIterable<unknown> | Iterable<string>,
  sums: Sums,
): Promise<void> {
  const hash = createHash('sha256')
  await place.write(path, hashing(Readable.from(content), hash))
  sums.set(path, hash.digest('hex'))
}

process.umask(0o077)
await backup(process.argv.slice(2)).catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `${error instanceof UserFacingError ? text : `No backup was made: ${loggableText(text)}`}\n`,
  )
  process.exitCode = 1
})
