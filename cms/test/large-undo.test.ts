/** @imports @history */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { getPayload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { requestApply } from '#src/changes/plans/plan-store.ts'
import type { PlanResult } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import type { UndoAnswer } from '#src/changes/history-shapes.ts'
import config from '#src/payload.config.ts'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'
import { csvOf, sendCsv } from './support/spreadsheets.ts'
import { stopWrites } from './support/stop-writes.ts'

const payload = await getPayload({ config, disableOnInit: true })

afterEach(() => vi.restoreAllMocks())

const resultOf = async (id: number | null) =>
  (await staff<PlanResult>('editor', 'GET', `/imports/${id}`)).body

const undo = (set: string | null) =>
  staff<UndoAnswer>('editor', 'POST', '/history/undo', { set, apply: true })

let made = 0

/** Imports redirects; returns their paths and the change set. */
async function redirects(count: number) {
  const from = Array.from({ length: count }, () => {
    made += 1
    return `/volta-${Date.now()}-${made}`
  })
  const lines = from.map((each) => [each, '/produtos', 'Sim'])
  const { id, expected } = await sendCsv(csvOf([['De', 'Para', 'Permanente'], ...lines]))
  await requestApply(payload, id, { expected, use: 'publish', isPartial: false, without: [] })
  await runPlan(payload, id)
  return { from, set: (await resultOf(id)).set }
}

const left = async (from: string[]) =>
  (await query('select from redirects where "from" = any($1) and deleted_at is null', [from]))
    .length

it('an undo of few documents is made at once, one of many by the job of the plans', async () => {
  const few = await redirects(50)
  expect((await undo(few.set)).body).toMatchObject({ isDone: true, plan: null })
  expect(await left(few.from)).toBe(0)

  const { from, set } = await redirects(51)
  const { body } = await undo(set)
  expect(body).toMatchObject({ isDone: false, set: null, plan: expect.any(Number) })
  expect(await left(from)).toBe(51)
  const jobs = `select from payload_jobs where task_slug = 'apply-import' and (input->>'import')::int = $1`
  expect(await query(jobs, [body.plan])).toHaveLength(1)
  const stops = stopWrites()
  const running = runPlan(payload, Number(body.plan))
  const { release } = await stops.next()
  stops.end()
  const home = { _status: 'draft' }
  expect((await staff('editor', 'POST', '/globals/home?locale=br&draft=true', home)).status).toBe(
    200,
  )
  expect(await resultOf(body.plan)).toMatchObject({ source: 'undo', state: 'running', total: 51 })
  release()
  await running
  const done = await resultOf(body.plan)
  expect(done).toMatchObject({ state: 'done', message: 'Desfeito.', refused: [] })
  expect(await left(from)).toBe(0)
  expect(await query('select undoes from change_sets where id = $1::uuid', [done.set])).toEqual([
    { undoes: set },
  ])
})

it('a killed one leaves nothing, and is made once afterwards; a second order of it does nothing', async () => {
  const { from, set } = await redirects(60)
  const [plan, second] = [(await undo(set)).body.plan, (await undo(set)).body.plan]
  const child = spawn(process.execPath, ['test/support/plan-runner.ts', String(plan)], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await vi.waitFor(async () => expect((await resultOf(plan)).done).toBeGreaterThan(0), {
    timeout: 120_000,
    interval: 20,
  })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await left(from)).toBe(60)
  await Promise.all([runPlan(payload, Number(plan)), runPlan(payload, Number(plan))])
  expect((await resultOf(plan)).state).toBe('done')
  expect(await left(from)).toBe(0)
  const undone = 'select from change_sets where undoes = $1::uuid'
  expect(await query(undone, [set])).toHaveLength(1)
  await runPlan(payload, Number(second))
  expect(await resultOf(second)).toMatchObject({ state: 'failed', set: null })
  expect(await query(undone, [set])).toHaveLength(1)
})
