import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { PoolClient } from 'pg'
import type { Payload } from 'payload'
import { poolOf } from '#src/platform/database/pool.ts'

/** Work of PostgreSQL for one request, by its own counters: the same on every machine. */
export interface Work {
  statements: number
  /** Rows read from tables, by scans and by indexes. */
  rows: number
  /** Pages of tables and indexes asked of the buffer cache, 8 kB each. */
  buffers: number
  /** Rows read by table. */
  tables: Record<string, number>
  /** Tables that were read whole, with their rows. */
  scans: Record<string, number>
}

const counters = `
  select relname as name, seq_scan::int as scans, seq_tup_read::int as scanned, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows,
    (select sum(pg_stat_get_xact_blocks_fetched(o.oid))::int from (select relid as oid union all select indexrelid from pg_index where indrelid = relid) o) as buffers
  from pg_stat_xact_user_tables where schemaname = 'public'`

interface Counted {
  name: string
  scans: number
  scanned: number
  rows: number
  buffers: number
}

const ends: Record<string, (depth: number) => string> = {
  begin: (depth) => `savepoint counted_${depth}`,
  commit: (depth) => `release savepoint counted_${depth}`,
  rollback: (depth) => `rollback to savepoint counted_${depth}`,
}

/** Records of feeds that are due, and steps after the schema that are not finished. */
const due = `select (select count(*) from feed_due)::int
  + (select count(*) from background_steps where finished_at is null)::int as left`

/** Longest wait for what follows a first start, ms. */
const maxRestMs = 240_000

/** Waits until the cms has derived what follows a first start: its answers grow with it. */
async function untilAtRest(client: Client): Promise<void> {
  for (const until = Date.now() + maxRestMs; Date.now() < until;) {
    const { rows } = await client.query<{ left: number }>(due)
    if (rows[0]?.left === 0) return
    await pause(500)
  }
  throw new Error('the records of the feeds were not derived in time')
}

/**
 * Runs all statements of Payload's pool in one transaction, which is rolled back at the end:
 * transactions within it become savepoints, and PostgreSQL counts the work of each request.
 */
export class CountedConnection {
  private readonly client: Client
  private statements = 0
  private depth = 0

  private constructor(client: Client) {
    this.client = client
  }

  static async of(payload: Payload): Promise<CountedConnection> {
    const pool = poolOf(payload)
    const client = new Client({ connectionString: pool.options.connectionString })
    await client.connect()
    await untilAtRest(client)
    // tables and statistics as after a load without pauses: autovacuum runs when it likes
    await client.query('vacuum (full, analyze)')
    await client.query('begin')
    const counted = new CountedConnection(client)
    pool.query = counted.query as typeof pool.query
    pool.connect = (async () =>
      ({
        query: counted.query,
        release: () => undefined,
        on: () => undefined,
        off: () => undefined,
        removeListener: () => undefined,
      }) as unknown as PoolClient) as typeof pool.connect
    return counted
  }

  private readonly query = (...args: unknown[]): unknown => {
    this.statements += 1
    const [first, ...others] = args
    const text = String(typeof first === 'string' ? first : Object(first).text)
    const [word = ''] = text.trim().toLowerCase().split(/[\s;]/, 1)
    if (word === 'begin') this.depth += 1
    const nested = ends[word]?.(this.depth)
    if (word === 'commit' || (word === 'rollback' && !/\sto\s/i.test(text))) this.depth -= 1
    const asked = nested === undefined || /\sto\s/i.test(text) ? first : nested
    return Reflect.apply(this.client.query, this.client, [asked, ...others])
  }

  /** Connection for statements that are not counted. */
  get uncounted(): Client {
    return this.client
  }

  /** Runs a request alone and counts its work. */
  async count(request: () => Promise<unknown>): Promise<Work> {
    await this.untilIdle()
    const before = await this.read()
    this.statements = 0
    await request()
    await this.untilIdle()
    const statements = this.statements
    const after = await this.read()
    const work: Work = { statements, rows: 0, buffers: 0, tables: {}, scans: {} }
    for (const [name, { scans, scanned, rows, buffers }] of after) {
      const earlier = before.get(name)
      const read = rows - (earlier?.rows ?? 0)
      work.rows += read
      if (read > 0) work.tables[name] = read
      work.buffers += buffers - (earlier?.buffers ?? 0)
      if (scans > (earlier?.scans ?? 0)) work.scans[name] = scanned - (earlier?.scanned ?? 0)
    }
    return work
  }

  /** Waits for statements that a request has begun and does not wait for. */
  private async untilIdle(): Promise<void> {
    let seen = -1
    while (seen !== this.statements) {
      seen = this.statements
      await this.client.query('select')
      await nextTurn()
    }
  }

  private async read(): Promise<Map<string, Counted>> {
    const { rows } = await this.client.query<Counted>(counters)
    return new Map(rows.map((table) => [table.name, table]))
  }

  async end(): Promise<void> {
    await this.client.query('rollback')
    await this.client.end()
  }
}
