/** @imports @products */
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { requestApply } from '#src/changes/plans/plan-store.ts'
import type { PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import type { PastSheets } from '#src/panel-calls/limits.ts'
import config from '#src/payload.config.ts'
import { staff } from './support/api.ts'
import { csvOf, sendCsv } from './support/spreadsheets.ts'
import { applyStructure, productWith, save, subcategoryWith } from './support/structure.ts'

const payload = await getPayload({ config, disableOnInit: true })

/** Imports lines; returns the change set. */
async function imported(head: string[], lines: string[][]): Promise<string | null> {
  const { id, expected, doubts } = await sendCsv(csvOf([head, ...lines]))
  const answers = doubts.map(({ key }) => ({ key }))
  await requestApply(payload, id, {
    expected,
    use: 'publish',
    isPartial: true,
    without: [],
    answers,
  })
  await runPlan(payload, id)
  return (await staff<PlanSummary>('editor', 'GET', `/imports/${id}`)).body.set
}

const past = async (subcategory: number) =>
  (await staff<PastSheets>('editor', 'GET', `/limits/past?subcategory=${subcategory}`)).body

it('tells what spreadsheets changed, also what was corrected since, until the unit changes', async () => {
  const length = { key: 'length', label: 'Comprimento', type: 'number', unit: 'mm', decimals: 0 }
  const { id } = await subcategoryWith([length])
  const product = await productWith(id, [{ length: 50 }, { length: 60 }])
  const [one = '', other = ''] = product.numbers
  expect(await past(id)).toEqual({ sheets: [], changes: [] })
  const wrong = await imported(['Código', 'Comprimento'], [[one, '5000']])
  const right = await imported(
    ['Código', 'Comprimento'],
    [
      [one, '55'],
      [other, '65'],
    ],
  )
  // no spreadsheet
  await save(product.id, [
    [one, { length: 56 }],
    [other, { length: 65 }],
  ])
  const found = await past(id)
  expect(found.sheets.map((sheet) => sheet.id)).toEqual([right, wrong])
  expect(found.changes).toEqual([
    { set: right, code: one, key: 'length', before: 5000, after: 55 },
    { set: right, code: other, key: 'length', before: 60, after: 65 },
    { set: wrong, code: one, key: 'length', before: 50, after: 5000 },
  ])
  await applyStructure({
    kind: 'attributes',
    subcategory: id,
    operations: [
      {
        kind: 'change',
        from: 'length',
        to: { key: 'length', type: 'number', unit: 'cm', decimals: 1 },
      },
    ],
  })
  expect((await past(id)).changes).toEqual([])
})
