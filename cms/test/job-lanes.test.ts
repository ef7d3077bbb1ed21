/** @jobs @publishing @imports */
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import type { PlanResult } from '#src/changes/plans/plan-shapes.ts'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { metricsText } from '#src/platform/monitoring/metrics.ts'
import { csvOf, requestApply, sendCsv } from './support/spreadsheets.ts'
import { stopWrites } from './support/stop-writes.ts'

const waitOptions = { timeout: 40_000, interval: 100 }

/** Publishes a post by a job whose time has come. */
async function publishByJob(post: number): Promise<void> {
  const [job] = await query<{ id: number }>(
    `insert into payload_jobs (task_slug, queue, input, wait_until, processing, has_error, total_tried, created_at, updated_at)
    values ('schedulePublish', 'default', $1, now(), false, false, 0, now(), now()) returning id`,
    [{ type: 'publish', locale: 'br', doc: { relationTo: 'posts', value: String(post) } }],
  )
  await vi.waitFor(
    async () =>
      expect(await query('select from payload_jobs where id = $1', [job?.id])).toEqual([]),
    waitOptions,
  )
}

it('publishes at its time while an import waits or is applied', async () => {
  const stamp = Date.now().toString(36).toUpperCase()
  const variants = [{ part_number: `LANE${stamp}`, values: { section: 10, stud: 'M8' } }]
  const product = { title: `Faixa ${stamp}`, subcategory: 1, variants, _status: 'published' }
  await create('products', product)
  const preview = await sendCsv(
    csvOf([
      ['Código', 'section'],
      [`LANE${stamp}`, '11'],
    ]),
  )
  const post = await create('posts', { title: `Nota ${stamp}`, category: 1 }, '&draft=true')
  const stateOf = async () =>
    (await staff<PlanResult>('editor', 'GET', `/imports/${preview.id}`)).body.state
  // another large change, after which the import is applied
  const other = new Client({ connectionString: process.env['DATABASE_URL'] })
  await other.connect()
  try {
    await other.query('select pg_advisory_lock($1)', [advisoryLocks.largeChanges])
    expect((await requestApply(preview)).status).toBe(200)
    await vi.waitFor(async () => expect(await stateOf()).toBe('running'), waitOptions)
    await publishByJob(post)
    expect(await stateOf()).toBe('running')
  } finally {
    await other.end()
  }
  await vi.waitFor(async () => expect(await stateOf()).toBe('done'), waitOptions)
})

it('publishes, compares, cancels and queues while a plan of redirects is written', async () => {
  const stamp = Date.now().toString(36)
  const plan = (name: string) =>
    sendCsv(
      csvOf([
        ['De', 'Para', 'Permanente'],
        [`/${name}-${stamp}`, '/produtos', 'Sim'],
      ]),
    )
  const stateOf = async (id: number) =>
    (await staff<PlanResult>('editor', 'GET', `/imports/${id}`)).body.state
  const becomes = (id: number, state: string) =>
    vi.waitFor(async () => expect(await stateOf(id)).toBe(state), waitOptions)
  const [written, next] = [await plan('primeiro'), await plan('segundo')]
  const post = await create('posts', { title: `Hora ${stamp}`, category: 1 }, '&draft=true')
  const stops = stopWrites()
  expect((await requestApply(written)).status).toBe(200)
  const { release } = await stops.next()
  stops.end()
  try {
    await publishByJob(post)
    expect(await query('select _status from posts where id = $1', [post])).toEqual([
      { _status: 'published' },
    ])
    const large = csvOf([
      ['De', 'Para', 'Permanente'],
      ...Array.from({ length: 2000 }, (_, at) => [`/${stamp}-${at}`, '/produtos', 'Sim']),
    ])
    const queued = await sendCsv(large)
    await becomes(queued.id, 'planning')
    expect((await staff('editor', 'POST', `/imports/${queued.id}/stop`)).status).toBe(200)
    await becomes(queued.id, 'stopped')
    expect((await requestApply(next)).status).toBe(200)
    expect(await stateOf(written.id)).toBe('running')
    expect(await stateOf(next.id)).toBe('waiting')
    expect((await staff('editor', 'POST', `/imports/${written.id}/stop`)).status).toBe(409)
  } finally {
    release()
  }
  await becomes(written.id, 'done')
  await becomes(next.id, 'done')
  vi.restoreAllMocks()
})

it('runs periodic tasks, and counts jobs and imports', async () => {
  const [job] = await query<{ id: number }>(
    `insert into payload_jobs (task_slug, queue, wait_until, processing, has_error, total_tried, created_at, updated_at)
    values ('end-states', 'default', now(), false, false, 0, now(), now()) returning id`,
  )
  await vi.waitFor(
    async () =>
      expect(await query('select from payload_jobs where id = $1', [job?.id])).toEqual([]),
    waitOptions,
  )
  const text = await metricsText()
  expect(text).toContain('vitrine_database_up 1')
  expect(text).toMatch(/vitrine_imports\{state="running"\} \d/)
})
