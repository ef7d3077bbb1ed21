/** @alone @operations */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { panelApiBase } from '@vitrine/contract/panel'
import type { Client } from 'pg'
import { staffPassword } from '../../cms/test/support/staff.ts'
import { nightly } from '../nightly.ts'
import { hasPostgresql } from '../nodes/database-pair.ts'
import { laterTable } from '../nodes/releases.ts'
import { connectTo, startNodes } from '../nodes/system.ts'
import { Work, send } from '../nodes/work.ts'
import type { Failure } from '../nodes/work.ts'

/** Maximum time of reconnection after a failover of the database, ms. */
const failoverLimitMs = 10_000
/** Number of posts that become due while programs are replaced, one every 2 s. */
const scheduled = 30
/** Maximum number of requests cut by two kills: one of each of the six workers per kill. */
const cutLimit = 12
/**
 * Maximum number of e-mails received twice: those that were delivered and not yet recorded, three at
 * once (`mail-worker.ts`) by the cms that is killed, and by both when the database fails over.
 */
const repeatLimit = 9
const paths = [
  '/',
  '/en',
  '/es',
  '/produtos',
  '/en/products',
  '/busca?q=conexoes',
  '/lista',
  '/contato',
]
const json = { 'content-type': 'application/json' }

/**
 * True for a request in progress when a process was killed: a cut answer, or a save answered with
 * 502.
 */
const isCut = ({ status, what }: Failure) => status === 0 || (what === 'save' && status === 502)

async function logIn(base: string): Promise<string> {
  const { status, body } = await send(`${base}${panelApiBase}/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'editor@example.com', password: staffPassword }),
  })
  expect(status, body).toBe(200)
  return JSON.parse(body).token
}

/** Creates drafts and schedules their publication; returns their ids. */
async function schedulePosts(base: string, token: string, client: Client): Promise<number[]> {
  const posts: number[] = []
  for (let n = 0; n < scheduled; n += 1) {
    const made = await send(`${base}${panelApiBase}/posts?locale=br&draft=true&depth=0`, {
      method: 'POST',
      headers: { ...json, authorization: `JWT ${token}` },
      body: JSON.stringify({ title: `Due ${n}`, category: 1, _status: 'draft' }),
    })
    expect(made.status, made.body).toBe(201)
    posts.push(JSON.parse(made.body).doc.id)
  }
  await client.query(
    `insert into payload_jobs (task_slug, queue, input, wait_until, processing, has_error, total_tried, created_at, updated_at)
     select 'schedulePublish', 'default', jsonb_build_object('type', 'publish', 'doc', jsonb_build_object('relationTo', 'posts', 'value', id::text)),
       now() + place * interval '2 seconds', false, false, 0, now(), now() from unnest($1::int[]) with ordinality as due(id, place)`,
    [posts],
  )
  return posts
}

/** Number of deliveries by Message-ID, by which a repeat is recognized. */
function timesReceived(mails: readonly { messageId: string }[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { messageId } of mails) times.set(messageId, (times.get(messageId) ?? 0) + 1)
  return times
}

const repeated = (times: ReadonlyMap<string, number>): number =>
  [...times.values()].filter((count) => count > 1).length

const countIn = async (client: Client, from: string): Promise<number> =>
  (await client.query(`select count(*)::int as n from ${from}`)).rows[0].n

test(
  'two sites, two cms, a database with its standby, a bucket and HAProxy are replaced under load',
  { tag: nightly },
  async () => {
    test.skip(process.getuid?.() !== 0 || !hasPostgresql(), 'takes root and Debian’s PostgreSQL')
    test.setTimeout(900_000)
    const ending: (() => unknown)[] = []
    try {
      const { base, cms, sites, databases, mails, later, migrate } = await startNodes(ending)
      await expect
        .poll(() => send(`${base}/readyz`).then(({ status }) => status), { timeout: 30_000 })
        .toBe(200)
      let client = await connectTo(databases.primary.port)
      const token = await logIn(base)
      const posts = await schedulePosts(base, token, client)
      const { rows: departments } = await client.query('select slug from departments limit 1')
      const { rows: products } = await client.query('select id from products order by id limit 1')
      const product = products[0].id
      const work = new Work(base, { paths, token, product, department: departments[0].slug })
      ending.push(() => work.stop())
      const say = (text: string) =>
        process.stdout.write(`${work.at} ms · ${text} · ${JSON.stringify(work.count)}\n`)

      await pause(10_000)
      expect(work.failures).toEqual([])

      say('the later release migrates')
      migrate(later)
      for (const program of [...cms, ...sites]) {
        await program.end('SIGTERM')
        await program.start(later)
        // HAProxy checks once per second
        await pause(2500)
        say('one program is replaced')
      }
      await pause(5000)
      expect(work.failures).toEqual([])
      expect(await countIn(client, laterTable)).toBe(0)
      expect(repeated(timesReceived(mails.received))).toBe(0)

      const killedAt = work.failures.length
      for (const program of [cms[0], sites[0]]) {
        say('one program is killed')
        await program?.end('SIGKILL')
        await pause(4000)
        await program?.start(later)
        await pause(3000)
      }
      expect(work.failures.filter((failure) => !isCut(failure))).toEqual([])
      expect(work.failures.length - killedAt).toBeLessThan(cutLimit)

      say('the database fails over')
      await client.end()
      const failedOverAt = performance.now()
      const { acknowledged, count } = work
      const before = { messages: acknowledged.length, saves: count.saves }
      await databases.failOver()
      await expect
        .poll(() => acknowledged.length > before.messages + 1 && count.saves > before.saves + 1, {
          timeout: 30_000,
          intervals: [50],
        })
        .toBe(true)
      const recoveredMs = performance.now() - failedOverAt
      say(`written again after ${Math.round(recoveredMs)} ms`)
      expect(recoveredMs).toBeLessThan(failoverLimitMs)

      client = await connectTo(databases.standby.port)
      ending.push(() => client.end())
      await expect
        .poll(() => countIn(client, "payload_jobs where task_slug = 'schedulePublish'"), {
          timeout: 90_000,
        })
        .toBe(0)
      await work.stop()
      await expect
        .poll(() => countIn(client, "mails where state <> 'sent'"), { timeout: 60_000 })
        .toBe(0)
      say('the work is done')
      expect(work.failures.filter((failure) => !isCut(failure))).toEqual([])

      const stored = await client.query<{ key: string; n: number }>(
        'select key, count(*)::int as n from messages group by key',
      )
      const keys = new Map(stored.rows.map(({ key, n }) => [key, n]))
      expect(acknowledged.filter((key) => keys.get(key) !== 1)).toEqual([])
      expect([...keys.values()].filter((n) => n !== 1)).toEqual([])

      const { rows: sent } = await client.query<{ message_id: string }>(
        'select message_id from mails',
      )
      const times = timesReceived(mails.received)
      expect(sent.length).toBeGreaterThanOrEqual(acknowledged.length)
      expect(sent.filter(({ message_id: id }) => !times.has(id))).toEqual([])
      // a delivery that ends before it is recorded is repeated under its Message-ID
      expect(repeated(times)).toBeLessThanOrEqual(repeatLimit)

      const { rows: published } = await client.query<{ id: number; n: number }>(
        `select p.id, count(v.id)::int as n from posts p left join _posts_v v on v.parent_id = p.id and v.version__status = 'published'
         where p.id = any($1) and p._status = 'published' group by p.id`,
        [posts],
      )
      expect(published.filter(({ n }) => n !== 1)).toEqual([])
      expect(published.length).toBe(scheduled)

      const { rows: titles } = await client.query<{ title: string }>(
        "select title from products_locales where _parent_id = $1 and _locale = 'br'",
        [product],
      )
      expect([work.saved.title, ...work.saved.later]).toContain(titles[0]?.title)
    } finally {
      for (const end of ending.toReversed()) await end()
    }
  },
)
