import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from './examine.mjs'
import { freePort } from '../project/ports.mjs'
import { startPostgres } from '../start/postgres.mjs'
import { root } from '../project/root.mjs'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'))
const password = 'kept-out-of-every-line'
const feedSecret = 'aFeedSecretThatNobodyMayRead-7261'
let database

beforeAll(async () => {
  database = await startPostgres({
    data: folder,
    password,
    log: { write: () => undefined },
    durable: false,
  })
  chmodSync(folder, 0o711)
})
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

const environment = () => ({
  NODE_ENV: 'production',
  VITRINE_DATA: folder,
  DATABASE_URL: database.url,
  PAYLOAD_SECRET: 'aSecretOfThePanelThatNobodyMayRead-1',
  FEED_SECRET: feedSecret,
  PUBLIC_ORIGIN: 'http://localhost:1',
  CMS_PORT: '1',
  PORT: '1',
})

async function doctor(settings = {}, programs = []) {
  const findings = await examine(programs, { ...environment(), ...settings })
  return { findings, of: (check) => findings.filter((finding) => finding.check === check) }
}

/** Runs `doctor.mjs` with these variables; returns its exit code and its output. */
function run(settings, ...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/operate/doctor.mjs'), ...args],
    { env: { PATH: process.env.PATH, ...environment(), ...settings }, encoding: 'utf8' },
  )
  return { status, printed: stdout + stderr }
}

const query = async (...statements) => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

test('finds no fault in a system that is stopped and whose migrations are due', async () => {
  const { of, findings } = await doctor()
  expect(findings.filter(({ state }) => state === 'fault')).toEqual([])
  expect(of('schema')).toMatchObject([
    { state: 'warning', remedy: expect.stringMatching(/migrate/) },
  ])
  expect(of('database')[0]).toMatchObject({ state: 'ok', text: expect.stringMatching(/18/) })
  for (const check of ['cms', 'site']) expect(of(check)).toMatchObject([{ state: 'warning' }])
})

test('lists unread variables that are similar to ours, with the probable name', async () => {
  const { of } = await doctor({
    SMPT_URL: 'x',
    S3_BUCKETT: 'x',
    VITRINE_MOOD: 'x',
    SHELL: '/bin/sh',
    XDG_DATA_DIRS: 'x',
    SITE_HEAP_MB: '200',
  })
  expect(of('configuration').map(({ text, remedy }) => `${text} ${remedy}`)).toEqual([
    expect.stringMatching(/SMPT_URL\. Call it SMTP_URL/),
    expect.stringMatching(/S3_BUCKETT\. Call it S3_BUCKET/),
    expect.stringMatching(/VITRINE_MOOD\. (Call it VITRINE_MODE|Remove it)/),
  ])
})

test('names a schema that is newer than the release, and an unfinished restore', async () => {
  await query(
    'create table payload_migrations (name text, batch int)',
    "insert into payload_migrations values ('29990101_000000_of_tomorrow', 1)",
    'create table vitrine_restore (id text)',
  )
  try {
    const { of } = await doctor()
    expect(of('schema').filter(({ state }) => state === 'fault')).toMatchObject([
      { text: expect.stringMatching(/restore/) },
      { text: expect.stringMatching(/29990101_000000_of_tomorrow/) },
    ])
  } finally {
    await query('drop table payload_migrations, vitrine_restore')
  }
})

test('prints a remedy for each fault, and no secret', async () => {
  const wrong = new URL(database.url)
  wrong.password = 'anotherPasswordNotToBeRead'
  const open = join(folder, 'secrets.json')
  writeFileSync(open, '{}')
  chmodSync(open, 0o644)
  const settings = {
    VITRINE_MODE: 'production',
    DATABASE_URL: wrong.href,
    PAYLOAD_SECRET: 'short-of-the-panel',
    SMTP_URL: `smtp://user:aMailPasswordNotToBeRead@127.0.0.1:${await freePort()}`,
  }
  const { findings, of } = await doctor(settings)
  const { status, printed } = run(settings)
  rmSync(open)
  expect(status).toBe(1)
  // free space and the builds may change between two runs during the gate
  const lasting = findings.filter(({ check }) => !['storage', 'build'].includes(check))
  for (const { text } of lasting) expect(printed).toContain(text)
  expect(of('secrets')).toMatchObject([{ state: 'fault', remedy: expect.stringMatching(/^chmod/) }])
  expect(of('configuration of the cms').map(({ text }) => text.split(' ')[0])).toEqual(
    expect.arrayContaining(['PAYLOAD_SECRET', 'PUBLIC_ORIGIN']),
  )
  for (const { state, remedy } of findings) expect(Boolean(remedy)).toBe(state !== 'ok')
  for (const secret of [password, wrong.password, feedSecret, 'aMailPassword', 'short-of-the'])
    expect(printed).not.toContain(secret)
  expect(run({}, '--json', 'cms')).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/^\[\n.*\]\n$/s),
  })
})

test('names the part of DATABASE_URL to correct', async () => {
  const port = await freePort()
  const remedyOf = async (change) => {
    const url = new URL(database.url)
    Object.assign(url, change)
    const [finding] = (await doctor({ DATABASE_URL: url.href }, ['cms'])).of('database')
    return finding
  }
  expect(await remedyOf({ pathname: '/nowhere' })).toMatchObject({
    state: 'fault',
    remedy: expect.stringMatching(/^Create the database/),
  })
  expect(await remedyOf({ port: String(port) })).toMatchObject({
    remedy: expect.stringMatching(/^Start PostgreSQL/),
  })
  expect(await remedyOf({ password: 'of-another-user' })).toMatchObject({
    remedy: expect.stringMatching(/password/),
  })
})

test('finds tables of another role, and how few connections a role has', async () => {
  const url = new URL(database.url)
  Object.assign(url, { username: 'plain', password: 'of-plain', pathname: '/of_plain' })
  await query(
    "create role plain login password 'of-plain' connection limit 12",
    'create database of_plain owner plain',
  )
  const restored = new Client({ connectionString: database.url.replace(/postgres$/, 'of_plain') })
  await restored.connect()
  await restored.query(
    "create table payload_migrations (name text, batch int); create type state as enum ('new')",
  )
  try {
    const { of, findings } = await doctor({ DATABASE_URL: url.href }, ['cms'])
    expect(of('permissions')).toContainEqual({
      check: 'permissions',
      state: 'fault',
      text: '2 tables, sequences or types belong to vitrine: saves or migrations fail.',
      remedy: expect.stringMatching(/REASSIGN OWNED BY vitrine TO plain/),
    })
    // findings from before the failed check remain
    expect(of('database').map(({ text }) => text)).toEqual([
      expect.stringMatching(/18.* answers/),
      'PostgreSQL gives the user 12 connections, and one cms opens up to 20.',
      expect.stringMatching(/not checked to the end/),
    ])
    expect(findings.filter(({ check }) => check === 'clock')).toHaveLength(1)
  } finally {
    await restored.end()
    await query('drop database of_plain', 'drop role plain')
  }
})

test('names an address that the driver misreads, and prints no part of its password', async () => {
  for (const password of ['half/secret', 'half#secret', 'half?secret', 'half%secret']) {
    const address = `postgres://vitrine:${password}@127.0.0.1:5432/vitrine`
    const { status, printed } = run({ DATABASE_URL: address }, 'cms')
    expect([status, printed]).toEqual([1, expect.stringMatching(/FAULT.*DATABASE_URL .* %23/)])
    expect(printed).not.toMatch(/half|secret@/)
  }
  const missing = `${database.url}?sslmode=verify-full&sslrootcert=/nowhere.pem`
  const { of } = await doctor({ DATABASE_URL: missing }, ['cms'])
  expect(of('database')).toMatchObject([
    { state: 'fault', remedy: expect.stringMatching(/path of the certificate/) },
  ])
})

test('finds a data folder that is missing or open to others', async () => {
  const missing = await doctor({ VITRINE_DATA: join(folder, 'nowhere') }, ['cms'])
  expect(missing.of('storage')).toMatchObject([{ state: 'fault' }])
  chmodSync(folder, 0o755)
  const { of } = await doctor({}, ['cms'])
  chmodSync(folder, 0o711)
  expect(of('storage')).toMatchObject([{ state: 'warning', text: expect.stringMatching(/open/) }])
})

test('distinguishes a cms with another secret from one with another contract', async () => {
  let answer = () => [404, {}]
  const cms = createServer((request, response) => {
    const [status, body] = request.url === '/readyz' ? [200, {}] : answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise((done) => cms.listen(0, '127.0.0.1', done))
  const ask = async () =>
    (await doctor({ CMS_PORT: String(cms.address().port) })).of('cms').map(({ state }) => state)
  try {
    expect(await ask()).toEqual(['fault'])
    answer = ({ headers, url }) =>
      headers['x-vitrine-feed-secret'] === feedSecret && url.includes('/changes')
        ? [200, {}]
        : [404, {}]
    expect(await ask()).toEqual(['warning'])
    answer = () => [200, { release: '9', contract: { other: '1' }, schema_is_newer: false }]
    expect(await ask()).toEqual(['ok', 'warning'])
    answer = () => [200, { release: '9', contract: {}, schema_is_newer: true }]
    expect(await ask()).toEqual(['fault', 'warning'])
  } finally {
    cms.close()
  }
})
