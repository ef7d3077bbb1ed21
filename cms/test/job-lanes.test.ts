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

const waitOptions = { timeout: 40_000, interval: 100 }

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
    expect(await stateOf()).toBe('running')
  } finally {
    await other.end()
  }
  await vi.waitFor(async () => expect(await stateOf()).toBe('done'), waitOptions)
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
