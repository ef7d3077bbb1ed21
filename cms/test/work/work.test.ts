import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { panelApiBase } from '@vitrine/contract/panel'
import { growWithin } from '../../../bench/catalogue.ts'
import { isOfProducts, notOfProducts } from '../../../bench/table-growth.ts'
import { readFilterable } from '#src/api/filters/variant-index.ts'
import { publicApiBase } from '#src/api/http/serve-api.ts'
import { readIndexes } from '#src/api/indexes/entry-indexes.ts'
import config from '#src/payload.config.ts'
import { announcePayload } from '#src/platform/running-payload.ts'
import { serve } from '#src/server/routes.ts'
import { CountedConnection } from './counted-connection.ts'
import type { Work } from './counted-connection.ts'
import { countedRequests } from './requests.ts'
import type { CountedRequest } from './requests.ts'

/** Products of the grown catalogue: ten times those of the demonstration. */
const grownProducts = 1300
/** Rows above which a table that is read whole is named; plans of small tables differ. */
const maxScanned = { demonstration: 5000, grown: 1000 }
/**
 * Share by which rows, buffers and bytes may exceed the stored ones: pages fill differently, and with
 * them the planner's choice for tables of a few thousand rows. Work that grows with the catalogue
 * exceeds it many times.
 */
const tolerance = { rows: 1, buffers: 1, bytes: 0.25 }
/** Rows, buffers and bytes by which any figure may exceed it: small tables are read whole or not. */
const slack = { rows: 1500, buffers: 500, bytes: 3000 }

/** Stored work of a request. */
interface Stored {
  statements: number
  rows: number
  buffers: number
  bytes: number
  /** Tables of more than `maxScanned` rows that are read whole. */
  scans: string[]
}
type Table = Record<'demonstration' | 'grown', Record<string, Stored>>

/** Counted work of a request, with the rows read by table. */
type Counted = Stored & Pick<Work, 'tables'>

const file = join(import.meta.dirname, 'work.json')
const stored: Partial<Table> = JSON.parse(readFileSync(file, 'utf8'))
const isStoring = process.env['STORE_WORK'] === 'yes'

const payload = await getPayload({ config, disableOnInit: true })
announcePayload(payload)
const connection = await CountedConnection.of(payload)
let headers: Record<string, string> = {}
let requests: Record<string, CountedRequest> = {}

async function send({ path, body }: CountedRequest): Promise<{ status: number; text: string }> {
  const json = body === undefined ? undefined : JSON.stringify(body)
  const answered = await serve(
    new Request(`http://cms${path}`, {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        ...headers,
        ...(json === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(json.length) }),
      },
      ...(json === undefined ? {} : { body: json }),
    }),
    payload,
  )
  return { status: answered.status, text: await answered.text() }
}

async function logIn(): Promise<void> {
  const { rows } = await connection.uncounted.query<{ email: string }>(
    `select email from users where role = 'administrator' order by id limit 1`,
  )
  const { text } = await send({
    path: `${panelApiBase}/users/login`,
    body: { email: rows[0]?.email, password: process.env['DEMO_PASSWORD'] },
  })
  const { token } = JSON.parse(text)
  headers = { authorization: `JWT ${token}` }
}

beforeAll(async () => {
  await logIn()
  const { rows } = await connection.uncounted.query<{ id: number }>(
    `select id from products where _status = 'published' order by id limit 20`,
  )
  requests = await countedRequests(
    async (path) => JSON.parse((await send({ path: publicApiBase + path })).text),
    rows.map(({ id }) => id),
  )
})
afterAll(() => connection.end())

/** Work of every request, after a first one that fills caches of the process. */
async function countAll(catalogue: keyof Table): Promise<Record<string, Counted>> {
  await connection.uncounted.query('analyze')
  await Promise.all([readIndexes(payload), readFilterable(payload)])
  const counted: Record<string, Counted> = {}
  const failed: string[] = []
  for (const [name, request] of Object.entries(requests)) {
    const { status } = await send(request)
    // the next document of a work list is a redirect
    if (status !== 200 && status !== 302) failed.push(`${name}: ${status}`)
    let bytes = 0
    const work: Work = await connection.count(async () => {
      bytes = (await send(request)).text.length
    })
    const scans = Object.entries(work.scans)
      .filter(([, rows]) => rows > maxScanned[catalogue])
      .map(([table]) => table)
      .toSorted()
    counted[name] = { ...work, bytes, scans }
  }
  expect(failed).toEqual([])
  return counted
}

/** Requests with more work than stored, with both figures. */
function exceeding(
  counted: Record<string, Counted>,
  limits: Record<string, Stored> | undefined,
): string[] {
  return Object.entries(counted).flatMap(([name, work]) => {
    const limit = limits?.[name]
    if (limit === undefined) return [`${name}: no work is stored`]
    const over = (['rows', 'buffers', 'bytes'] as const)
      .filter((key) => work[key] > limit[key] * (1 + tolerance[key]) + slack[key])
      .map((key) => `${work[key]} ${key}, stored ${limit[key]}`)
    if (work.statements > limit.statements)
      over.push(`${work.statements} statements, stored ${limit.statements}`)
    over.push(
      ...work.scans.filter((table) => !limit.scans.includes(table)).map((t) => `reads all of ${t}`),
    )
    const most = Object.entries(work.tables)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 4)
      .map(([table, rows]) => `${table} ${rows}`)
    return over.map((problem) => `${name}: ${problem} (rows of ${most.join(', ')})`)
  })
}

/** Problems of a catalogue's figures; stores them instead on request. */
async function problemsOf(catalogue: keyof Table): Promise<string[]> {
  const counted = await countAll(catalogue)
  if (isStoring) {
    const work = Object.fromEntries(
      Object.entries(counted).map(([name, { tables: _, ...figures }]) => [name, figures]),
    )
    const table = { ...JSON.parse(readFileSync(file, 'utf8')), [catalogue]: work }
    // a request a line, so that a difference is read
    const lines = JSON.stringify(table, null, 1)
      .replaceAll(/\n {3,}/g, ' ')
      .replaceAll(/\n {2}\}/g, ' }')
    writeFileSync(file, `${lines}\n`)
    return []
  }
  const known = Object.keys(stored[catalogue] ?? {})
  const gone = known.filter((name) => !(name in counted)).map((name) => `${name}: is not asked`)
  return [...gone, ...exceeding(counted, stored[catalogue])]
}

it('a request needs no more work than is stored, with the demonstration', async () => {
  expect((await problemsOf('demonstration')).join('\n')).toBe('')
})

/** Rows of all tables of the schema. */
async function countTables(): Promise<Map<string, number>> {
  const database = connection.uncounted
  const { rows: tables } = await database.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`,
  )
  const { rows } = await database.query<{ name: string; rows: number }>(counts.join(' union all '))
  return new Map(rows.map(({ name, rows: number }) => [name, number]))
}

it('the grown catalogue grows every table that grows with products', async () => {
  const before = await countTables()
  await growWithin(connection.uncounted, grownProducts)
  const after = await countTables()
  const ofPayload = new Set(Object.keys(payload.db.tables))
  const isGrowing = (name: string): boolean =>
    ofPayload.has(name) ? isOfProducts(name) : !(name in notOfProducts)
  const same = [...before]
    .filter(([name, rows]) => rows > 0 && isGrowing(name) && (after.get(name) ?? 0) <= rows)
    .map(([name]) => name)
  expect(same).toEqual([])
  // the list names no table that is gone
  expect(Object.keys(notOfProducts).filter((name) => !before.has(name))).toEqual([])
})

it('a request needs no more work than is stored, in a catalogue of ten times the size', async () => {
  expect((await problemsOf('grown')).join('\n')).toBe('')
})
