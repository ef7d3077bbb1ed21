import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { loggableText } from '@vitrine/contract/loggable'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { ranMigrations } from '#src/platform/database/known-migrations.ts'
import { readEnvironment } from '#src/platform/environment-schema.ts'
import { chosenStorage } from '#src/platform/storage/choose-storage.ts'
import { fileFolders, isTemporary } from '#src/platform/storage/file-storage.ts'
import type { FileStorage } from '#src/platform/storage/file-storage.ts'
import packageManifest from '../../package.json' with { type: 'json' }
import {
  UserFacingError,
  manifestFile,
  secretsFile,
  sumsFile,
  tableFile,
  writeHashed,
} from './backup-format.ts'
import type { Manifest } from './backup-format.ts'
import {
  copyOut,
  countRows,
  dataTables,
  prepareConnection,
  readTypesAndSequences,
  restoreMark,
} from './tables.ts'

/** Folder in which a backup is made; it gets its name when it is whole. */
const unfinished = (folder: string): string => `${folder}.unfinished`

/** Files of a backup with their sums. */
type Sums = Map<string, string>

/**
 * `backup <folder> [--with-secrets]`: database, media and private files, of a system that may run.
 *
 * The database is read in one snapshot. Files are copied before and after it: one that the snapshot
 * names was there before, or came before the snapshot ended; a file that is deleted meanwhile has
 * been copied. Names of files are not used twice (`name-by-content.ts`).
 */
async function backup(args: string[]): Promise<void> {
  const withSecrets = args.includes('--with-secrets')
  const [name, ...rest] = args.filter((arg) => arg !== '--with-secrets')
  if (name === undefined || rest.length > 0 || name.startsWith('-'))
    throw new UserFacingError(
      'Name the folder that is to hold the backup: backup <folder> [--with-secrets]',
    )
  const folder = resolve(name)
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new UserFacingError(`${folder} is not empty: each backup has a folder of its own.`)
  const environment = readEnvironment()
  const work = unfinished(folder)
  try {
    await mkdir(dirname(work), { recursive: true })
    await mkdir(work, { mode: 0o700 })
  } catch (error) {
    throw Object(error).code === 'EEXIST'
      ? new UserFacingError(
          `${work} exists: a backup is being made, or was killed. Remove it then.`,
        )
      : error
  }
  let client: Client | undefined
  try {
    client = await connect(environment.DATABASE_URL)
    const sums: Sums = new Map()
    const copied = new Map<string, string>()
    const storage = chosenStorage(environment)
    await copyFiles(storage, work, sums, copied)
    const snapshot = await copyDatabase(client, work, sums)
    await copyFiles(storage, work, sums, copied)
    if (withSecrets) {
      const { PAYLOAD_SECRET, FEED_SECRET } = environment
      await writeText(work, secretsFile, toJson({ PAYLOAD_SECRET, FEED_SECRET }), sums)
    }
    const manifest: Manifest = {
      ...snapshot,
      files: copied.size,
      secrets: withSecrets ? 'included' : 'not included',
    }
    await writeText(work, manifestFile, toJson(manifest), sums)
    await writeSums(work, sums)
    await rm(folder, { recursive: true, force: true })
    await rename(work, folder)
    await syncFolder(dirname(folder))
    say(
      `${basename(folder)}: ${snapshot.tables.length} tables, ${snapshot.tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ${copied.size} files; secrets ${manifest.secrets}.`,
    )
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    throw error
  } finally {
    await client?.end()
  }
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  await prepareConnection(client)
  return client
}

/** Copies the database in one snapshot; migrations of another process wait for its end. */
async function copyDatabase(
  client: Client,
  folder: string,
  sums: Sums,
): Promise<Omit<Manifest, 'files' | 'secrets'>> {
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
  await mkdir(join(folder, 'database'), { mode: 0o700 })
  const tables: Manifest['tables'] = []
  for (const table of await dataTables(client)) {
    const path = tableFile(table.name)
    const { sha256 } = await pipeline(
      client.query(to(copyOut(table))),
      createGzip(),
      (packed: AsyncIterable<unknown>) => writeHashed(packed, join(folder, path)),
    )
    sums.set(path, sha256)
    tables.push({ ...table, ...(await countRows(client, table)) })
  }
  const types = await readTypesAndSequences(client)
  await client.query('commit')
  return {
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
 * Copies the files that were not copied yet, or were still being written then.
 *
 * @param copied - State of each copied file.
 */
async function copyFiles(
  storage: FileStorage,
  target: string,
  sums: Sums,
  copied: Map<string, string>,
): Promise<void> {
  for (const folder of fileFolders)
    for (const { path, state } of await storage.list(folder)) {
      if (isTemporary(path) || copied.get(path) === state) continue
      const part = join(target, `${path}.part`)
      try {
        const file = await storage.find(path)
        if (!file) continue
        await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 })
        const { sha256 } = await writeHashed(await file.read(), part)
        await rename(part, join(target, path))
        sums.set(path, sha256)
        copied.set(path, state)
      } catch (error) {
        await rm(part, { force: true })
        // deleted between being found and being read
        if (await storage.find(path)) throw error
      }
    }
}

async function writeText(folder: string, file: string, text: string, sums: Sums): Promise<void> {
  sums.set(file, (await writeHashed(Readable.from([Buffer.from(text)]), join(folder, file))).sha256)
}

async function writeSums(folder: string, sums: Sums): Promise<void> {
  const lines = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const path = join(folder, sumsFile)
  await writeFile(path, lines.map(([file, sha256]) => `${sha256}  ${file}\n`).join(''), {
    mode: 0o600,
    flush: true,
  })
  await syncFolder(folder)
}

/** Waits until names of files in a folder are on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

process.umask(0o077)
await backup(process.argv.slice(2)).catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `${error instanceof UserFacingError ? text : `No backup was made: ${loggableText(text)}`}\n`,
  )
  process.exitCode = 1
})
