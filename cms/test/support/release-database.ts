import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Client } from 'pg'
import { prepareConnection } from '#src/operations/tables.ts'

/**
 * Database dumps of earlier releases with the demonstration data (CONTRIBUTING.md, "A release").
 */
const folder = join(import.meta.dirname, '..', 'releases')
export const releases = readdirSync(folder)
  .filter((file) => file.endsWith('.sql.br'))
  .map((file) => file.slice(0, -'.sql.br'.length))

/** Commit of 2026-11-22: the oldest data that an upgrade supports. */
export const oldestRelease = '52d16e7d'

const url = new URL(process.env['DATABASE_URL'] ?? '')
const name = 'vitrine_upgrade'
let client: Client | undefined

/** Arguments and options of the program `migrate` on the loaded database. */
export const migration = () => ({
  args: ['src/operations/migrate.ts'],
  options: {
    cwd: resolve(import.meta.dirname, '..', '..'),
    env: { ...process.env, DATABASE_URL: url.href, NODE_ENV: 'test' as const },
  },
})

async function inServer(statement: string): Promise<void> {
  const server = new Client({ connectionString: new URL('/template1', url).href })
  await server.connect()
  await server.query(statement)
  await server.end()
}

/** Loads the database of a release; returns a connection to it. */
export async function loadRelease(release: string): Promise<Client> {
  await inServer(`drop database if exists ${name} with (force)`)
  await inServer(`create database ${name} template template0`)
  url.pathname = `/${name}`
  const loading = new Client({ connectionString: url.href })
  await loading.connect()
  await loading.query(
    brotliDecompressSync(readFileSync(join(folder, `${release}.sql.br`))).toString(),
  )
  // reconnects, since the dump empties the session's search path
  await loading.end()
  client = new Client({ connectionString: url.href })
  await client.connect()
  await prepareConnection(client)
  return client
}

/** Removes the loaded database. */
export async function dropRelease(): Promise<void> {
  await client?.end()
  client = undefined
  await inServer(`drop database if exists ${name} with (force)`)
}
