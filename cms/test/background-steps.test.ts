/** @history @jobs @publishing */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkDatabase } from '#src/operations/doctor/check-database.ts'
import { repeatStep, workAtSteps } from '#src/jobs/steps/run-steps.ts'
import config from '#src/payload.config.ts'
import { readSteps, stepNames } from '#src/platform/database/background-steps.ts'
import { recorders } from '#src/recording/recorders.ts'
import type { StepName } from '#src/platform/database/background-steps.ts'
import { knownMigrations } from '#src/platform/database/known-migrations.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { recordAgain } from './support/background-steps.ts'
import { query } from './support/database.ts'
import { metricsText } from '#src/platform/monitoring/metrics.ts'
import { storage } from '#src/platform/storage/storage.ts'
import { create, edit } from './support/publishing.ts'
import { differencesOf, readRecorded } from './support/recorded-tables.ts'
import { sampled } from './support/sampled.ts'

const payload = await getPayload({ config })
const database = { query: async (text: string) => ({ rows: await query(text) }) } as never

/** Statements that bring the database to the state in which an earlier release left it. */
const unrecorded: Record<StepName, string> = {
  'read-model': 'update search_entries set document = null, tokens = array[]::text[]',
  'staff-index': 'truncate staff_entries, staff_keys, staff_values',
  texts: 'truncate translations, translation_bases, passages',
  values: 'truncate recorded_values',
}

const progressOf = async (name: StepName) =>
  (await readSteps(payload)).find((each) => each.name === name)

/** Ends the connection of a step while it records the given document of this run, as a kill does. */
function killAtDocument(name: StepName, number: number): void {
  const { recordFormer } = recorders[name]
  let count = 0
  vi.spyOn(recorders[name], 'recordFormer').mockImplementation(async (req, entity) => {
    await recordFormer(req, entity)
    count += 1
    if (count !== number) return
    await rows(
      payload,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid = ${await backendOf(req)}`,
    )
  })
}

const backendOf = async (req: Parameters<typeof rows>[2]): Promise<number> => {
  const [found] = await rows<{ pid: number }>(payload, sql`select pg_backend_pid() as pid`, req)
  return found?.pid ?? 0
}

afterEach(() => vi.restoreAllMocks())

describe.each(Object.keys(unrecorded) as StepName[])('the step %s', (name) => {
  it('records after kills what it records undisturbed', async () => {
    await query(unrecorded[name])
    const count = await recordAgain(payload, name)
    expect(count).toBeGreaterThan(5)
    const expected = await readRecorded(database)
    await query(unrecorded[name])
    await repeatStep(payload, name)
    for (const number of [1, 3, 7]) {
      killAtDocument(name, number)
      await expect(
        (async () => {
          while (await workAtSteps(payload, { maxDocuments: 4 }));
        })(),
      ).rejects.toThrow(/connection|terminat|transaction|Failed query/i)
      vi.restoreAllMocks()
      expect((await progressOf(name))?.is_finished).toBe(false)
    }
    // transactions before the kills were committed: of four documents, or fewer on a busy machine
    const { done = 0, total } = (await progressOf(name)) ?? {}
    expect(total).toBe(count)
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThan(count)
    while (await workAtSteps(payload, { maxDocuments: 4 }));
    expect(await progressOf(name)).toMatchObject({ is_finished: true, done: count, failed: 0 })
    expect(differencesOf(expected, await readRecorded(database))).toEqual([])
  })
})

// the same loop for each step: one of them in the gate
it.each(sampled(stepNames, (name) => name === 'texts'))(
  'the step %s goes on after a document that it cannot record, and tries it at the next start',
  async (name) => {
    await query(unrecorded[name])
    const { recordFormer } = recorders[name]
    vi.spyOn(recorders[name], 'recordFormer').mockImplementationOnce(() =>
      Promise.reject(new Error('unreadable')),
    )
    await repeatStep(payload, name)
    while (await workAtSteps(payload));
    expect(await progressOf(name)).toMatchObject({ is_finished: true, failed: 1 })
    expect((await progressOf(name))?.problem).toMatch(/unreadable/)
    vi.restoreAllMocks()
    expect(recorders[name].recordFormer).toBe(recordFormer)
    await recordAgain(payload, name)
    expect(await progressOf(name)).toMatchObject({ is_finished: true, failed: 0 })
  },
)

it('the recorders are the steps, and are drawn in ARCHITECTURE in their order', () => {
  const names = Object.values(recorders).map(({ name }) => name)
  expect(names).toEqual(stepNames)
  const text = readFileSync(join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8')
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.endsWith('recording/recorders.ts:')) + 1
  const drawn = lines.slice(first, first + names.length).map((line) => line.trim().split(' ')[0])
  expect(drawn).toEqual(names)
})

it('records no values of Payload’s own globals, which programs change', async () => {
  const slug = 'payload-jobs-stats'
  const { stats } = await payload.findGlobal({ slug })
  await payload.updateGlobal({ slug, data: { stats: { ...Object(stats), isSaved: true } } })
  await query(unrecorded.values)
  await recordAgain(payload, 'values')
  const recorded = await query<{ collection: string }>(
    'select distinct collection from recorded_values',
  )
  const names = recorded.map(({ collection }) => collection)
  expect(names).toContain('home')
  expect(names.filter((name) => name.startsWith('payload-'))).toEqual([])
})

it('a document that is saved before its values are recorded has the change in its history', async () => {
  const id = await create({ title: 'Antes', slug: `antes-${Date.now()}` })
  await query(unrecorded.values)
  await repeatStep(payload, 'values')
  expect((await edit(id, { title: 'Depois' })).status).toBe(200)
  while (await workAtSteps(payload));
  const changed = await query<{ kind: string; path: string; before: unknown; after: unknown }>(
    `select d.kind, c.path, c.before, c.after from value_changes c join changed_documents d on d.id = c.changed_document
     where c.collection = 'products' and c.document_id = $1 and c.path like 'title%' order by c.id desc limit 1`,
    [id],
  )
  expect(changed).toEqual([
    expect.objectContaining({ kind: 'changed', before: 'Antes', after: 'Depois' }),
  ])
})

it('doctor, metrics and the first page of the panel name what is not recorded', async () => {
  const doctor = async () => {
    const findings = await checkDatabase({
      url: process.env['DATABASE_URL'] ?? '',
      production: false,
      connections: 5,
      known: knownMigrations(join(import.meta.dirname, '../src/migrations')),
      storage,
    })
    return findings.find(({ check }) => check === 'background steps')
  }
  const unfinished = async () =>
    /vitrine_background_step_unfinished\{step="texts"\} (\d)/.exec(await metricsText())?.[1]
  await query(unrecorded.texts)
  await repeatStep(payload, 'texts')
  await workAtSteps(payload, { maxDocuments: 2 })
  expect(await doctor()).toMatchObject({
    state: 'warning',
    text: expect.stringMatching(/texts has recorded [12] of \d+ documents/),
  })
  expect(await unfinished()).toBe('1')
  await recordAgain(payload, 'texts')
  expect((await doctor())?.state).toBe('ok')
  expect(await unfinished()).toBe('0')
})
