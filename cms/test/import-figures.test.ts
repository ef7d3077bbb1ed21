/** @imports @history */
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { endPlan, readPlan, savePlan } from '#src/changes/plans/plan-store.ts'
import config from '#src/payload.config.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inRolledBackTransaction } from '#src/platform/database/transaction.ts'
import { query } from './support/database.ts'

const payload = await getPayload({ config, disableOnInit: true })

it('counts what 10,000 part numbers of 900 products changed before the statement is ended', async () => {
  const noFigures = { sheets: 1, rows: 0, created: 0, changed: 0, equal: 0, refused: 0, values: 0 }
  const id = await savePlan(payload, {
    author: { id: 1, name: 'Editor' },
    language: 'pt',
    source: 'file',
    fileName: 'grande.csv',
    file: new Uint8Array([1]),
    digest: 'x',
    checkedMs: 0,
    figures: noFigures,
  })
  await query("update imports set state = 'running' where id = $1", [id])
  // the planner expects of a set that is being written what it knows of earlier ones
  await query('analyze value_changes, changed_documents')
  const set = crypto.randomUUID()
  const figures = await inRolledBackTransaction(payload, async (transaction) => {
    await rows(
      payload,
      sql`
      with made as (
        insert into change_sets (id, kind, title) values (${set}::uuid, 'spreadsheet', 'x')
      ), documents as (
        insert into changed_documents (change_set, collection, document_id, kind, at)
        select ${set}::uuid, 'products', 1000000 + n, 'changed', now() from generate_series(1, 900) n returning id, document_id
      )
      insert into value_changes (changed_document, change_set, collection, document_id, state, what, path, field, part_number, before, after, at)
      select id, ${set}::uuid, 'products', document_id, 'both', 'value', 'variants/' || n || '/values', 'variants/values', document_id || 'X' || n, '1', '2', now()
      from documents, generate_series(1, 11) n`,
      transaction,
    )
    await endPlan(payload, id, { state: 'done', message: '', set }, transaction)
    const [found] = await rows<{ figures: object }>(
      payload,
      sql`select figures from imports where id = ${id}::int`,
      transaction,
    )
    return found?.figures
  })
  expect(figures).toMatchObject({ changed: 9900, created: 0 })
  expect((await readPlan(payload, id))?.state).toBe('running')
  await query('delete from imports where id = $1', [id])
})
