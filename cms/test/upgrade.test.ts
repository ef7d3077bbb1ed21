import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Client } from 'pg'
import { localeCodes } from '@vitrine/configuration/locales'
import { afterEach, describe, expect, test } from 'vitest'
import { countRows, dataTables, prepareConnection } from '#src/operations/tables.ts'

/**
 * Database dumps of earlier releases with the demonstration data (CONTRIBUTING.md, "A release").
 */
const folder = join(import.meta.dirname, 'releases')
const releases = readdirSync(folder)
  .filter((file) => file.endsWith('.sql.br'))
  .map((file) => file.slice(0, -'.sql.br'.length))

/** Commit of 2026-11-22: the oldest data that an upgrade supports. */
const oldest = '52d16e7d'

/**
 * Tables that an upgrade rebuilds from the content or extends, and one whose rows were moved to
 * another.
 */
const derived = /^search_|^payload_migrations$|^(tag_)?changes$|^empty_searches$/

/** Columns whose values a migration moved to another table. */
const moved = /^(version_)?others_company_name$/

const url = new URL(process.env['DATABASE_URL'] ?? '')
const name = 'vitrine_upgrade'
let client: Client | undefined

async function inServer(statement: string): Promise<void> {
  const server = new Client({ connectionString: new URL('/template1', url).href })
  await server.connect()
  await server.query(statement)
  await server.end()
}

/** Loads the database of a release; returns a connection to it. */
async function load(release: string): Promise<Client> {
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

const migrate = () =>
  spawnSync(process.execPath, ['src/operations/migrate.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: url.href, NODE_ENV: 'test' },
    encoding: 'utf8',
  })

/** Number of rows of each table of an earlier schema, and sum of their hashes over its columns. */
async function contentOf(
  database: Client,
  earlier: Awaited<ReturnType<typeof dataTables>>,
): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {}
  for (const { name: table, columns } of earlier.filter((known) => !derived.test(known.name))) {
    const retained = columns.filter((column) => !moved.test(column))
    content[table] = await countRows(database, { name: table, columns: retained })
  }
  return content
}

/** Paths of the published documents: language, collection, document, slug and parent. */
async function addressesOf(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ address: string }>(
    `select concat_ws(' ', locale, collection, document_id, slug, parent_id) as address
     from search_entries order by 1`,
  )
  return rows.map(({ address }) => address)
}

afterEach(async () => {
  await client?.end()
  await inServer(`drop database if exists ${name} with (force)`)
})

describe.each(releases)('data of %s', (release) => {
  test('keeps all rows and addresses, and is up to date afterwards', async () => {
    const database = await load(release)
    const tables = await dataTables(database)
    const [content, addresses] = [await contentOf(database, tables), await addressesOf(database)]
    expect(addresses.length).toBeGreaterThan(500)
    const first = migrate()
    expect([first.status, first.stderr]).toEqual([0, ''])
    expect(await contentOf(database, tables)).toEqual(content)
    expect(await addressesOf(database)).toEqual(addresses)
    const { rows: launched } = await database.query(
      'select distinct unnest(launched_locales) as locale from site_launch order by 1',
    )
    expect(launched.map(({ locale }) => locale)).toEqual(localeCodes.toSorted())
    const { rows: appearance } = await database.query('select name from appearance')
    expect(appearance).toEqual([{ name: 'Aterra Conexões Elétricas' }])
    expect(migrate().stdout).toBe('The database is up to date.\n')
  })
})

test('names the migration at which the upgrade stops, and goes on from there', async () => {
  const database = await load(oldest)
  const obstacle = 'tooling'
  await database.query(`create table ${obstacle} (id int)`)
  const stopped = migrate()
  expect(stopped.status).toBe(1)
  expect(stopped.stderr).toMatch(/20261123_105850_tooling/)
  await database.query(`drop table ${obstacle}`)
  const continued = migrate()
  expect([continued.status, continued.stderr]).toEqual([0, ''])
})
