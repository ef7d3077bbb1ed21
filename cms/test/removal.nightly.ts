import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ownDatabase } from './support/own-database.ts'

const root = resolve(import.meta.dirname, '..')

function run(script: string, env: NodeJS.ProcessEnv): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${script}: ${stderr || stdout}`)
  return stdout.split('\n').filter((line) => line !== '')
}

/**
 * Number of rows by table, without change feeds, jobs and rate limits, which change by themselves.
 */
async function countRows(database: Client): Promise<Record<string, number>> {
  const { rows } = await database.query<{ table: string; count: string }>(`
    select c.relname as table, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text as count
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('changes', 'tag_changes', 'search_removals', 'payload_jobs', 'payload_jobs_log', 'payload_jobs_stats', 'throttles')`)
  return Object.fromEntries(
    rows.filter(({ count }) => count !== '0').map(({ table, count }) => [table, Number(count)]),
  )
}

/** Files below a folder. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []

let original: NodeJS.ProcessEnv
let empty: Record<string, number>

const connect = async (url: string | undefined): Promise<Client> => {
  const client = new Client({ connectionString: url ?? '' })
  await client.connect()
  return client
}

/**
 * Creates a database and a data folder with one document of each kind, marked as demonstration
 * data.
 */
beforeAll(async () => {
  original = await ownDatabase('removal')
  const database = await connect(original['DATABASE_URL'])
  empty = await countRows(database)
  run('test/support/seed.ts', original)
  // a demonstration is loaded without a history, which nothing else could delete
  await database.query(`set session_replication_role = replica;
    delete from value_changes; delete from changed_documents; delete from change_sets`)
  await database.query(`insert into payload_kv (key, data) values ('vitrine-demo', $1)`, [
    { state: 'loaded', at: new Date().toISOString() },
  ])
  await database.end()
}, 120_000)

/** Copies the database and the folder. */
async function copyOf(name: string) {
  const url = new URL(original['DATABASE_URL'] ?? '')
  const server = await connect(process.env['DATABASE_URL'])
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`create database ${name} template removal`)
  await server.end()
  url.pathname = `/${name}`
  const data = mkdtempSync(join(tmpdir(), 'vitrine-removal-'))
  cpSync(original['VITRINE_DATA'] ?? '', data, { recursive: true })
  const env = { ...original, DATABASE_URL: url.href, VITRINE_DATA: data }
  const database = await connect(url.href)
  onTestFinished(async () => {
    await database.end()
    rmSync(data, { recursive: true, force: true })
  })
  return { env, data, database }
}

describe('a removal of the demonstration', { timeout: 120_000 }, () => {
  it('leaves no row, file, account or statistic of it, and somebody who can log in', async () => {
    const { env, data, database } = await copyOf('removal_whole')
    await database.query(
      `insert into view_totals (collection, document_id, day, count) select 'products', id, current_date, 3 from products`,
    )
    await database.query(
      `insert into searches (day, locale, text, typed, times, empty, clicks, results, seen_at) values (current_date, 'br', 'nada', 'nada', 1, 1, 0, 0, now())`,
    )
    await database.query(
      `insert into visits (day, screen, visits, ttfb_ms, ttfb_count, lcp_ms, lcp_count) values (current_date, 'home', 1, 1, 1, 1, 1)`,
    )
    expect(filesIn(join(data, 'media')).length).toBeGreaterThan(0)
    await database.query(`update users set email = replace(email, '@example.com', '@x.example')`)
    expect(() => run('src/demo/remove.ts', env)).toThrow(/Nobody could log in afterwards/)
    expect(await countRows(database)).toHaveProperty('products')
    const said = run('src/demo/remove.ts', {
      ...env,
      ADMIN_EMAIL: 'ana@bombas.test',
      ADMIN_PASSWORD: 'cavalo-bateria-grampo',
    })
    expect(said.filter((line) => line.startsWith('stays'))).toEqual([])
    expect(said).toContainEqual(expect.stringMatching(/^removed: products \(\d+\)/))
    expect(await countRows(database)).toEqual({ ...empty, users: 1, recorded_values: 1 })
    for (const folder of ['media', 'private']) expect(filesIn(join(data, folder))).toEqual([])
    const { rows } = await database.query(`select launched_at from site_launch`)
    expect(rows).toEqual([{ launched_at: null }])
  })

  it('keeps what the staff added or changed, with what it refers to, and says why', async () => {
    const { env, data, database } = await copyOf('removal_kept')
    const known = await database.query('select 1 from search_words')
    run('test/support/own-additions.ts', env)
    const said = run('src/demo/remove.ts', env)
    const stays = said.filter((line) => line.startsWith('stays'))
    expect(stays).toContainEqual(
      expect.stringMatching(/^stays: posts Mudado pela casa: changed since the load/),
    )
    expect(stays).toContainEqual(
      expect.stringMatching(/^stays: subcategories .+: used by products Produto da casa/),
    )
    expect(stays).toContainEqual(expect.stringMatching(/^stays: media .+: used by /))
    expect(stays).toContainEqual(
      expect.stringMatching(/^stays: categories .+: used by subcategories /),
    )
    const { rows } = await database.query<{ title: string; subcategory: number | null }>(
      `select l.title, p.subcategory_id as subcategory from products p join products_locales l on l._parent_id = p.id`,
    )
    expect(rows).toEqual([{ title: 'Produto da casa', subcategory: expect.any(Number) }])
    const media = await database.query<{ filename: string }>('select filename from media')
    for (const { filename } of media.rows)
      expect(existsSync(join(data, 'media', filename))).toBe(true)
    const entries = await database.query<{ count: number }>(
      `select count(*)::int as count from search_entries where collection = 'products'`,
    )
    expect(entries.rows[0]?.count).toBe(1)
    const words = await database.query<{ spelled: string }>('select spelled from search_words')
    const spelled = words.rows.map((row) => row.spelled)
    expect(spelled).toContain('casa')
    expect(spelled.length).toBeLessThan(known.rows.length)
  })
})
