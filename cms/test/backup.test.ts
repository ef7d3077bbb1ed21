/** @operations */
import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Manifest } from '#src/operations/backup-place/backup-format.ts'
import { query } from './support/database.ts'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'vitrine-drill-'))
const made = join(folder, 'backup')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  NODE_ENV: 'production' as const,
  PUBLIC_ORIGIN: 'https://vitrine.example',
  ...more,
})

function run(script: string, args: string[], more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`src/${script}.ts`, ...args], {
    cwd: root,
    env: environment(more),
    encoding: 'utf8',
  })
  return { status, printed: stdout + stderr }
}

/**
 * Target of a restore: an empty database on the test's PostgreSQL, and a data folder that does not
 * exist.
 */
async function newPlace(name: string) {
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href, VITRINE_DATA: join(folder, name) }
}

const tablesOf = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    "select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  await client.end()
  return rows.length
}

const manifestOf = (backup: string): Manifest =>
  JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))

beforeAll(async () => {
  const secret = join(process.env['VITRINE_DATA'] ?? '', 'private', 'cvs')
  mkdirSync(secret, { recursive: true })
  writeFileSync(join(secret, 'of-the-drill.pdf'), 'a file of the drill')
  const { status, printed } = run('operations/backup', [made])
  if (status !== 0) throw new Error(printed)
})

test('holds each table and file of a running system with its sum', async () => {
  const { tables, files, secrets } = manifestOf(made)
  const [products] = await query<{ rows: number }>('select count(*)::int as rows from products')
  expect(products?.rows).toBeGreaterThan(0)
  expect(tables.find(({ name }) => name === 'products')?.rows).toBe(products?.rows)
  expect(readFileSync(join(made, 'private/cvs/of-the-drill.pdf'), 'utf8')).toBe(
    'a file of the drill',
  )
  const sums = readFileSync(join(made, 'SHA256SUMS'), 'utf8').trim().split('\n')
  expect(sums).toHaveLength(files + tables.length + 1)
  expect(secrets).toBe('not included')
  for (const file of readdirSync(made)) expect(file).not.toMatch(/secret/)
})

test('is restored into a new place after a kill, equal to what it was made of', async () => {
  const place = await newPlace('drill_killed')
  const killed = spawn(process.execPath, ['src/operations/restore.ts', made], {
    cwd: root,
    env: environment(place),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((begun) => killed.stdout.once('data', begun))
  killed.kill('SIGKILL')
  await new Promise((ended) => killed.once('exit', ended))

  expect(run('operations/migrate', [], place)).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/unfinished restore/),
  })
  expect(run('operations/restore', [made], place)).toMatchObject({ status: 0 })
  expect(run('operations/migrate', [], place)).toMatchObject({ status: 0 })

  const again = join(folder, 'again')
  expect(run('operations/backup', [again], place)).toMatchObject({ status: 0 })
  const before = manifestOf(made)
  const after = manifestOf(again)
  // copies that follow the feeds begin again, by higher numbers
  const isKept = ({ name }: { name: string }): boolean => !name.startsWith('feed_')
  expect(after.tables.filter(isKept)).toEqual(before.tables.filter(isKept))
  expect(after.sequences.filter(isKept)).toEqual(before.sequences.filter(isKept))
  expect(after.migrations).toEqual(before.migrations)
  const files = ({ path }: { path: string }) =>
    readFileSync(join(path, 'SHA256SUMS'), 'utf8')
      .split('\n')
      .filter((line) => /  (media|private)\//.test(line))
  expect(files({ path: again })).toEqual(files({ path: made }))
})

test('is refused when damaged, before anything is written', async () => {
  const place = await newPlace('drill_damaged')
  const damages: ((copy: string) => void)[] = [
    (copy) => appendFileSync(join(copy, 'database/products.copy.gz'), 'x'),
    (copy) => rmSync(join(copy, 'private/cvs/of-the-drill.pdf')),
    (copy) => rmSync(join(copy, 'SHA256SUMS')),
    (copy) => writeFileSync(join(copy, 'media', 'of-nobody.jpg'), 'added'),
    (copy) =>
      writeFileSync(
        join(copy, 'manifest.json'),
        readFileSync(join(copy, 'manifest.json'), 'utf8').replace('"format": 1', '"format": 2'),
      ),
  ]
  for (const [index, damage] of damages.entries()) {
    const copy = join(folder, `damaged-${index}`)
    cpSync(made, copy, { recursive: true })
    mkdirSync(join(copy, 'media'), { recursive: true })
    damage(copy)
    expect(run('operations/restore', [copy], place), String(damage)).toMatchObject({ status: 1 })
  }
  expect(await tablesOf(place.DATABASE_URL)).toBe(0)
  expect(existsSync(place.VITRINE_DATA)).toBe(false)
})

test('is restored neither over a database nor over files', async () => {
  expect(run('operations/restore', [made])).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/not empty/),
  })
  const place = await newPlace('drill_files')
  mkdirSync(join(place.VITRINE_DATA, 'media'), { recursive: true })
  writeFileSync(join(place.VITRINE_DATA, 'media', 'mine.jpg'), 'of another system')
  expect(run('operations/restore', [made], place)).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/media is not empty/),
  })
  expect(await tablesOf(place.DATABASE_URL)).toBe(0)
})

test('does not overwrite a backup, and leaves nothing of one that failed', async () => {
  expect(run('operations/backup', [made])).toMatchObject({ status: 1 })
  const place = await newPlace('drill_empty')
  expect(run('operations/backup', [join(folder, 'failed')], place)).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/empty/),
  })
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([])
})

test('is not made of a folder without the files that the database names', () => {
  const elsewhere = { VITRINE_DATA: join(folder, 'elsewhere') }
  expect(run('operations/backup', [join(folder, 'empty')], elsewhere)).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/none of the \d+ files that the database names/),
  })
  expect(readdirSync(folder).filter((name) => name.startsWith('empty'))).toEqual([])
})

test('tells which files are missing', async () => {
  const data = join(folder, 'partly')
  cpSync(process.env['VITRINE_DATA'] ?? '', data, {
    recursive: true,
    filter: (path) => !/(^|\/)(postgres|logs)$/.test(path),
  })
  const [picture] = await query<{ filename: string }>('select filename from media limit 1')
  rmSync(join(data, 'media', picture?.filename ?? ''))
  expect(
    run('operations/backup', [join(folder, 'of-partly')], { VITRINE_DATA: data }),
  ).toMatchObject({
    status: 0,
    printed: expect.stringContaining(`missing in ${data}: media/${picture?.filename}.\n`),
  })
})
