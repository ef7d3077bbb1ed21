import { expect, test } from 'vitest'
import { CatalogueIndex, valuePath } from '#src/changes/sheets/catalogue-index.ts'
import { present, gtin } from '../../../test/support/part-sheets.ts'
import type { PlacedEdit } from './edit-notes.ts'
import { planPartEdits } from './plan-part-edits.ts'

const parts = new CatalogueIndex(present.products).parts

function edit(
  number: string,
  key: string,
  [before, after]: [PlacedEdit['before'], PlacedEdit['after']],
  index: number,
): PlacedEdit {
  const part = parts.find(({ variant }) => variant.part_number === number)
  if (!part) throw new Error(number)
  return {
    index,
    collection: 'products',
    id: part.product.id,
    path: valuePath(part, key),
    locale: key === 'life-reason-br' ? 'br' : null,
    before,
    after,
  }
}

const plan = (edits: PlacedEdit[]) =>
  planPartEdits(edits, present, { language: 'pt', mayWrite: () => true })

test('an edit is a change of the value at its place', () => {
  const edits = [edit('TB-70', 'length', [30, 31.5], 0), edit('TB-95', 'hole', [null, 8], 1)]
  const { documents, refused, counts } = plan(edits).planOf(edits)
  expect(refused).toEqual([])
  expect(counts).toEqual({ created: 0, changed: 2, equal: 0, refused: 0 })
  expect(documents).toEqual([
    {
      collection: 'products',
      id: 1,
      changes: [
        expect.objectContaining({ path: 'variants/TB-70%200/length', before: 30, after: 31.5 }),
        expect.objectContaining({ path: 'variants/TB-95%200/hole', before: null, after: 8 }),
      ],
    },
  ])
})

test('a value that is there already is no change', () => {
  const edits = [edit('TB-70', 'length', [29, 30], 0)]
  const notes = plan(edits)
  expect([notes.equal, notes.changed, notes.refused.length]).toEqual([1, 0, 0])
})

test('a value that changed meanwhile is refused with the present one', () => {
  const edits = [edit('TB-70', 'length', [29, 31], 0)]
  expect(plan(edits).refused).toEqual([
    expect.objectContaining({ edit: 0, row: 'TB-70', head: 'Comprimento', present: { value: 30 } }),
  ])
})

test('the rules of the editor refuse a cell with their sentence, the others stay', () => {
  const edits = [
    edit('TB-70', 'hole', [null, 8.25], 0),
    edit('TB-70', 'length', [30, 32], 1),
    edit('TB-95', 'life-state', [null, 'nothing'], 2),
  ]
  const notes = plan(edits)
  expect(notes.refused.map(({ edit: at }) => at)).toEqual([0, 2])
  expect(notes.changed).toBe(1)
})

test('a GTIN that another part number has is refused, in any spelling', () => {
  const edits = [edit('TB-95', 'gtin', [null, ` ${gtin?.slice(0, 7)} ${gtin?.slice(7)}`], 0)]
  expect(plan(edits).refused[0]?.message).toContain('TB-50/10')
})

test('a text of a language that the account does not write is refused', () => {
  const edits = [edit('TB-95', 'life-reason-br', [null, 'Fim'], 0)]
  const notes = planPartEdits(edits, present, {
    language: 'pt',
    mayWrite: (locale) => locale === 'en',
  })
  expect(notes.refused).toHaveLength(1)
  expect(notes.changed).toBe(0)
})
