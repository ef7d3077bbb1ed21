import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startClamd } from './clamd.ts'
import { startErp } from './erp.ts'
import { emptyDatabase } from './own-database.ts'

const root = resolve(import.meta.dirname, '..', '..')

interface Database {
  url: string
  stop: () => Promise<void>
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no port')),
      )
    })
  })
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${args.join(' ')} ended with code ${code}`)),
    )
  })
}

export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until;) {
    if (child.exitCode !== null) throw new Error('the cms ended before it was ready; see its log')
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error('the cms was not ready within a minute')
}

/**
 * Environment variables from which the tests of a worker learn the addresses and secrets of its
 * system (cms and database).
 */
export type SystemVariables = Record<string, string>

/**
 * Starts `CMS_TEST_SYSTEMS` systems (default 1), one per worker; `choose-system.ts` assigns a
 * worker its system. If CMS_TEST_URL, DATABASE_URL and FEED_SECRET are set, they are used instead.
 */
export async function setup({ name }: TestProject): Promise<() => Promise<void>> {
  if (process.env['CMS_TEST_URL']) return async () => undefined
  const overHttp = name !== 'api'
  const count = Number(process.env['CMS_TEST_SYSTEMS'] ?? 1)
  const seeded = await sharedSeedFolder()
  const systems = await Promise.all(
    Array.from({ length: count }, () => startSystem(seeded, overHttp)),
  )
  if (!sharedSeed) rmSync(seeded, { recursive: true, force: true })
  process.env['CMS_TEST_STARTED'] = JSON.stringify(systems.map(({ variables }) => variables))
  return async () => void (await Promise.all(systems.map(({ stop }) => stop())))
}

async function startDatabase(data: string, log: number): Promise<Database> {
  const { startPostgres } = (await import(resolve(root, '../tools/start/postgres.mjs'))) as {
    startPostgres: (options: {
      data: string
      password: string
      log: { write: (chunk: Uint8Array) => void }
      durable: boolean
    }) => Promise<Database>
  }
  return startPostgres({
    data,
    password: 'test',
    log: { write: (chunk) => void writeSync(log, chunk) },
    durable: false,
  })
}

const variablesOf = (data: string, database: Database, port: number) => ({
  NODE_ENV: 'production' as const,
  DATABASE_URL: database.url,
  VITRINE_DATA: data,
  CMS_PORT: String(port),
  VITRINE_ANSWERS: 'checked',
  PAYLOAD_SECRET: 'a secret of the tests alone',
  FEED_SECRET: 'another secret of the tests',
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  NEXT_TELEMETRY_DISABLED: '1',
  // receivers of the tests are on this machine
  WEBHOOK_PRIVATE_NETWORKS: 'allowed',
})

/**
 * File that names the seeded folder, for several runs: the first one makes the folder, the command
 * that runs them deletes it.
 */
const sharedSeed = process.env['CMS_TEST_SEEDED']

async function sharedSeedFolder(): Promise<string> {
  if (sharedSeed && existsSync(sharedSeed)) return readFileSync(sharedSeed, 'utf8')
  const seeded = await seedFolder()
  if (sharedSeed) writeFileSync(sharedSeed, seeded)
  return seeded
}

/**
 * Data folder from which every system is copied: a database seeded by `seed.ts`, and an empty one,
 * both migrated.
 */
async function seedFolder(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-cms-'))
  const log = openSync(join(data, 'test.log'), 'a')
  const database = await startDatabase(data, log)
  const env = { ...process.env, ...variablesOf(data, database, await freePort()) }
  await run(['src/operations/migrate.ts'], env)
  await copyDatabase(database.url, emptyDatabase)
  await run(['test/support/seed.ts'], env)
  await database.stop()
  closeSync(log)
  return data
}

/** Copies a database that has no connections. */
async function copyDatabase(url: string, to: string): Promise<void> {
  const client = new Client({ connectionString: new URL('/template1', url).href })
  await client.connect()
  await client.query(`create database ${to} template ${new URL(url).pathname.slice(1)}`)
  await client.end()
}

/**
 * Starts a PostgreSQL on a copy of the seeded folder and, for tests over HTTP, the built cms, on
 * free ports. The tests of the project `api` answer requests within their process
 * (`in-process.ts`).
 */
async function startSystem(
  seeded: string,
  overHttp: boolean,
): Promise<{ variables: SystemVariables; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-cms-'))
  // `-a` preserves the owner of the database's files
  execFileSync('cp', ['-a', `${seeded}/.`, data])
  const log = openSync(join(data, 'test.log'), 'a')
  const database = await startDatabase(data, log)
  const port = await freePort()
  const erp = await startErp()
  const clamd = await startClamd()
  const own = { ...variablesOf(data, database, port), ERP_URL: erp.url, CLAMD_URL: clamd.url }
  const cms = overHttp ? await startCms(own, log) : undefined
  // an interrupted run calls no teardown: the exit of this process stops the database
  const interrupted = () => {
    cms?.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', interrupted)
  const { NODE_ENV, ...rest } = own
  const variables = {
    ...rest,
    ...(overHttp
      ? { CMS_TEST_URL: own.PUBLIC_ORIGIN }
      : { NODE_ENV, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' }),
    CMS_TEST_LOG: join(data, 'test.log'),
    CMS_TEST_MAIL: join(data, 'mail'),
    ERP_TEST_URL: erp.url,
  }
  const stop = async () => {
    process.off('exit', interrupted)
    if (cms)
      await new Promise<void>((done) => {
        cms.once('exit', () => done())
        cms.kill('SIGTERM')
      })
    await database.stop()
    await erp.stop()
    await clamd.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { variables, stop }
}

async function startCms(
  variables: NodeJS.ProcessEnv & { PUBLIC_ORIGIN: string },
  log: number,
): Promise<ChildProcess> {
  const cms = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', log, log],
  })
  await untilReady(variables.PUBLIC_ORIGIN, cms)
  return cms
}
