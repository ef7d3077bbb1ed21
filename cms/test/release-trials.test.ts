/** @releases */
import { createLocalReq, getPayload } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { SheetPlan } from '#src/changes/plans/sheet-plan.ts'
import { tryPlan } from '#src/changes/plans/try-plan.ts'
import config from '#src/payload.config.ts'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { recorders } from '#src/recording/recorders.ts'
import { readAdministrator } from './support/administrator.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'

const payload = await getPayload({ config, disableOnInit: true })
const stamp = Date.now().toString(36)

let plan: SheetPlan
beforeAll(async () => {
  const documents: SheetPlan['documents'] = []
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) {
    const title = `${name} ${stamp}`
    const id = await create('products', {
      title,
      subcategory: 1,
      variants: [{ part_number: `TRY-${name}-${stamp}`, values: { section: 10, stud: 'M8' } }],
      _status: 'published',
    })
    const place = { sheet: '', row: 2, column: 'A', head: 'Título' }
    const change = { path: 'title', locale: 'br' as const, before: title, after: `${title} novo` }
    documents.push({ collection: 'products', id, changes: [{ ...change, place }] })
  }
  plan = {
    documents,
    created: [],
    refused: [],
    counts: { created: 0, changed: 6, equal: 0, refused: 0 },
    unknownColumns: [],
    ignoredSheets: [],
  }
})

afterEach(() => vi.restoreAllMocks())

/** Tries the plan while so many saves come, each after the first document that is tried. */
async function tryBeside(saves: number) {
  const req = await createLocalReq({ user: await readAdministrator(payload) }, payload)
  const ended: string[] = []
  const running: Promise<unknown>[] = []
  // other databases of the server belong to other workers
  const isAwaited = async () =>
    (
      await query(
        `select from pg_locks waiting join pg_locks trial on trial.locktype = 'advisory' and trial.objid = $1 and trial.granted
          join pg_database own on own.oid = trial.database and own.datname = current_database()
          where not waiting.granted and trial.pid = any(pg_blocking_pids(waiting.pid))`,
        [advisoryLocks.trials],
      )
    ).length > 0
  let first: number | undefined
  const { save } = recorders['read-model']
  vi.spyOn(recorders['read-model'], 'save').mockImplementation(async (saved) => {
    await save(saved)
    if (running.length === saves || !('id' in saved.entity)) return
    const { id } = saved.entity
    first ??= id
    if (id !== first) return
    running.push(
      inTransaction(payload, (transaction) =>
        rows(
          payload,
          sql`select from products where id = ${id}::int for no key update`,
          transaction,
        ),
      ).then(() => ended.push('save')),
    )
    await expect.poll(isAwaited).toBe(true)
  })
  const trial = await tryPlan(req, plan)
  ended.push('trial')
  await Promise.all(running)
  return { trial, ended }
}

it('gives way to a save and begins again', async () => {
  const { trial, ended } = await tryBeside(1)
  expect(trial).toMatchObject({ documents: 6, left: 0, refused: [] })
  expect(ended).toEqual(['save', 'trial'])
})

it('ends after it gave way three times, and counts what it did not reach', async () => {
  const { trial, ended } = await tryBeside(3)
  expect(trial.documents + trial.left).toBe(6)
  expect(trial.left).toBeGreaterThan(0)
  expect(ended.slice(0, 2)).toEqual(['save', 'save'])
})
