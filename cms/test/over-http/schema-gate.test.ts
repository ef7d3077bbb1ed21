/** @operations */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { ownDatabase } from '../support/own-database.ts'
import { freePort } from '../support/start.ts'

const root = resolve(import.meta.dirname, '../..')
const newest = readdirSync(resolve(root, 'src/migrations'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .toSorted()
  .at(-1)

let database: Client
let env: NodeJS.ProcessEnv
let cms: ChildProcess | undefined
let origin = ''

beforeAll(async () => {
  env = await ownDatabase('vitrine_gate')
  database = new Client({ connectionString: env['DATABASE_URL'] })
  await database.connect()
})
afterAll(async () => database.end())
afterEach(async () => {
  const ended = cms && cms.exitCode === null ? once(cms, 'exit') : undefined
  cms?.kill('SIGTERM')
  await ended
})

async function start(): Promise<void> {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  cms = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', CMS_PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  })
}

const status = async (path: string) =>
  (await fetch(`${origin}${path}`).catch(() => undefined))?.status
const layout = `${apiBase}${apiVersion}${calls['layout-read'].path}`
const ready = async () => {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
  return `${answer?.status} ${await answer?.text()}`
}
async function untilReadyIs(wanted: RegExp): Promise<void> {
  await expect.poll(ready, { timeout: 60_000, interval: 200 }).toMatch(wanted)
}

const forget = () =>
  database.query<{ batch: number }>('delete from payload_migrations where name = $1', [newest])
const remember = (name = newest) =>
  database.query('insert into payload_migrations (name, batch) values ($1, 1)', [name])

test('a cms that is newer than its schema serves nothing, names what is missing, and begins by itself', async () => {
  await forget()
  await start()
  await untilReadyIs(new RegExp(`^503 .*${newest}.*run\\.mjs migrate`))
  expect([await status('/healthz'), await status(layout), await status('/admin')]).toEqual([
    200, 502, 502,
  ])
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain(
    `vitrine_schema_missing{migration="${newest}"} 1`,
  )
  await remember()
  await untilReadyIs(/^200 ready/)
  expect(await status(layout)).toBe(200)
})

test('a cms on another schema than at its start stops serving until the schema is its own', async () => {
  await start()
  await untilReadyIs(/^200 ready/)
  await database.query('create table vitrine_restore (id text)')
  await untilReadyIs(/^503 a restore is not finished/)
  expect(await status(layout)).toBe(502)
  await database.query('drop table vitrine_restore')
  await untilReadyIs(/^200 ready/)
  expect(await status(layout)).toBe(200)
})

test('a cms older than its schema reads, unless what it reads is gone', async () => {
  await start()
  await untilReadyIs(/^200 ready/)
  await remember('29990101_000000_later')
  await untilReadyIs(/^200 reads alone/)
  await database.query('alter table redirects rename column "from" to "source"')
  await remember('29990102_000000_later_still')
  await untilReadyIs(/^503 .*redirects\.from/)
  expect(await status(layout)).toBe(502)
})
