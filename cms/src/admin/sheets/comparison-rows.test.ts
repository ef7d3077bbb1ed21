import { describe, expect, it } from 'vitest'
import type { DocumentConsequences } from '#src/changes/consequence-shapes.ts'
import type { PreviewDocument, PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import {
  changingColumns,
  familiesOf,
  nothingOpened,
  otherColumns,
  reveal,
  visibleOf,
} from './comparison-rows.ts'
import { differenceRows } from './differences-file.ts'
import { importPageTexts } from '#texts/import-page.js'
import { buttonText } from './apply-text.ts'
import { isRowTaken, takenOf, tickOf, withFamilies, withRows } from './ticks.ts'
import type { Left } from './ticks.ts'

const column = (key: string, label = key, unit: string | null = null) => ({
  key,
  label,
  unit,
  locale: null,
})

const change: PreviewDocument['changes'][number] = {
  label: 'Título',
  unit: null,
  locale: null,
  state: 'both',
  before: null,
  after: { text: 'Haste', isLong: false },
  isHidden: false,
}

/** Document with part numbers `<code>-1`… of which each changes the columns given for it. */
function document(id: number, code: string, rows: string[][], more = 0): PreviewDocument {
  const keys = [...new Set(rows.flat())].filter((key) => key !== 'new')
  return {
    collection: 'products',
    id,
    key: `products ${id}`,
    kindName: 'Produto',
    title: `Conector ${code}`,
    code,
    href: `/admin/collections/products/${id}`,
    kind: 'changed',
    publications: [],
    changes: [],
    valueCount: rows.flat().length,
    site: id === 3 ? 'hidden' : 'public',
    keepsDrafts: true,
    tables: [
      {
        label: 'Variantes',
        columns: keys.map((key) => column(key, key, key === 'torque' ? 'N·m' : null)),
        rows: rows.map((changed, at) => ({
          key: `variants/${code}-${at + 1}%200`,
          partNumber: `${code}-${at + 1}`,
          kind: changed[0] === 'new' ? 'added' : 'changed',
          cells: Object.fromEntries(
            changed
              .filter((key) => key !== 'new')
              .map((key) => [key, { before: changed[0] === 'new' ? null : '20', after: '22' }]),
          ),
        })),
        more,
      },
    ],
    lines: Object.fromEntries(
      rows.map((_, at) => [`variants/${code}-${at + 1}%200`, { sheet: 'Códigos', row: at + 2 }]),
    ),
    unchanged: Object.fromEntries(
      rows.map((_, at) => [`variants/${code}-${at + 1}%200`, { length: '65,4' }]),
    ),
    unchangedColumns: [column('length', 'Compr. L', 'mm')],
  }
}

const documents = [
  document(1, 'TC', [['torque'], ['torque', 'packing'], ['new', 'torque']]),
  document(2, 'TD', [['packing']]),
  document(3, 'TK', [['new', 'stud']]),
]
const read: DocumentConsequences = {
  site: 'read',
  languages: ['br'],
  waiting: [],
  outdated: {},
  deleted: {},
}
const preview: Pick<PlanPreview, 'documents' | 'figures' | 'consequences'> = {
  documents,
  figures: { sheets: 1, rows: 9, created: 2, changed: 3, equal: 4, refused: 0, values: 4 },
  consequences: {
    documents: {
      'products 1': read,
      'products 2': read,
      'products 3': { ...read, site: 'unread' },
    },
    incomplete: [],
    moreIncomplete: 0,
  },
}
const codes = (kind: 'changed' | 'created', columnName: string | null = null) => {
  const all = familiesOf(preview, { kind, column: null })
  const id = changingColumns(all).find(({ key }) => key === columnName)?.id ?? null
  return familiesOf(preview, { kind, column: id }).map(({ document: { code }, rows }) => [
    code,
    rows.map(({ partNumber }) => partNumber),
  ])
}
const rowKey = (code: string, at: number) => `variants/${code}-${at}%200`

describe('rows of a comparison', () => {
  it('are those of a tab and of a column', () => {
    expect(codes('changed')).toEqual([
      ['TC', ['TC-1', 'TC-2']],
      ['TD', ['TD-1']],
    ])
    expect(codes('created')).toEqual([
      ['TC', ['TC-3']],
      ['TK', ['TK-1']],
    ])
    expect(codes('changed', 'packing')).toEqual([
      ['TC', ['TC-2']],
      ['TD', ['TD-1']],
    ])
  })

  it('of a new document are shown with its values', () => {
    const values = [{ ...change, label: 'Título' }]
    const made = {
      ...document(9, 'N', [['new', 'torque']]),
      kind: 'created' as const,
      changes: values,
    }
    const [family] = familiesOf({ documents: [made] }, { kind: 'created', column: null })
    expect(family?.changes.map(({ label }) => label)).toEqual(['Título'])
    expect(familiesOf({ documents: [made] }, { kind: 'changed', column: null })).toEqual([])
  })
  it('count the changes of each column, and know those that stay', () => {
    const families = familiesOf(preview, { kind: 'changed', column: null })
    const changing = changingColumns(families)
    expect(changing.map(({ label, count }) => [label, count])).toEqual([
      ['torque', 2],
      ['packing', 2],
    ])
    expect(otherColumns(families, changing).map(({ label }) => label)).toEqual(['Compr. L'])
  })

  it('keep columns apart that have the same key and another unit', () => {
    const other = document(4, 'AT', [['torque']])
    other.tables[0]?.columns.splice(0, 1, column('torque', 'torque', 'lbf·in'))
    const families = familiesOf(
      { documents: [...documents, other] },
      { kind: 'changed', column: null },
    )
    expect(changingColumns(families).map(({ unit }) => unit)).toEqual(['N·m', null, 'lbf·in'])
  })

  it('have their place in the file and their other values', () => {
    const [family] = familiesOf(preview, { kind: 'changed', column: null })
    expect(family?.rows[1]).toMatchObject({
      line: { sheet: 'Códigos', row: 3 },
      unchanged: { length: '65,4' },
    })
  })

  it('are rendered in part if there are many, and some hundred more at a press', () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      document(
        at + 1,
        `F${at}`,
        Array.from({ length: 50 }, () => ['torque']),
      ),
    )
    const families = familiesOf({ documents: many }, { kind: 'changed', column: null })
    const first = visibleOf(families, nothingOpened)
    const shown = first.reduce((sum, { rows }) => sum + rows.length, 0)
    expect(shown).toBe(60)
    expect(first.at(-1)).toMatchObject({ isOpen: false, rows: [] })
    const next = reveal(families, nothingOpened)
    expect(next.count).toBe(270)
    expect(visibleOf(families, next.opened).reduce((sum, { rows }) => sum + rows.length, 0)).toBe(
      shown + next.count,
    )
  })
})

describe('ticks of a comparison', () => {
  const none: Left = new Set()
  const [tc, td] = documents
  if (!tc || !td) throw new Error('documents are missing')

  it('leave out a row, and the document with its last row', () => {
    const one = withRows(none, { document: td, rows: [rowKey('TD', 1)], isTaken: false })
    expect([...one]).toEqual(['products 2'])
    const first = withRows(none, { document: tc, rows: [rowKey('TC', 1)], isTaken: false })
    expect([...first]).toEqual([`products 1 ${rowKey('TC', 1)}`])
    expect(isRowTaken(first, tc, rowKey('TC', 2))).toBe(true)
  })

  it('take one row of a document that was left out', () => {
    const all = withRows(none, {
      document: tc,
      rows: [1, 2, 3].map((at) => rowKey('TC', at)),
      isTaken: false,
    })
    expect([...all]).toEqual(['products 1'])
    const back = withRows(all, { document: tc, rows: [rowKey('TC', 2)], isTaken: true })
    expect(isRowTaken(back, tc, rowKey('TC', 2))).toBe(true)
    expect(isRowTaken(back, tc, rowKey('TC', 1))).toBe(false)
  })

  it('of a filter concern its rows alone', () => {
    const changed = familiesOf(preview, { kind: 'changed', column: null })
    const left = withFamilies(none, changed, false)
    expect(tickOf(left, changed)).toBe('none')
    expect(tickOf(left, familiesOf(preview, { kind: 'created', column: null }))).toBe('all')
    expect(takenOf(preview, left)).toMatchObject({ changed: 0, created: 2, left: 3 })
  })

  it('say how many rows and documents remain', () => {
    expect(takenOf(preview, none)).toMatchObject({
      changed: 3,
      created: 2,
      left: 0,
      publicDocuments: 2,
      drafts: 1,
    })
    const left = withRows(none, { document: td, rows: [rowKey('TD', 1)], isTaken: false })
    expect(takenOf(preview, left)).toMatchObject({ changed: 2, publicDocuments: 1 })
    expect(tickOf(left, familiesOf(preview, { kind: 'changed', column: null }))).toBe('some')
  })
})

it.each([
  [{ changed: 48, created: 6 }, 'Publicar 48 alterados e 6 novos'],
  [{ changed: 1, created: 0 }, 'Publicar 1 alterado'],
  [{ changed: 0, created: 1 }, 'Publicar 1 novo'],
])('the button says what it does: %o', (taken, text) =>
  expect(buttonText('publish', taken, importPageTexts.br.order)).toBe(text),
)

it('the differences have a line for each value, with its place in the file', () =>
  expect(differenceRows({ documents: documents.slice(0, 1) })).toEqual([
    ['TC', 'Conector TC', 'TC-1', 'Códigos', '2', 'torque (N·m)', '20', '22'],
    ['TC', 'Conector TC', 'TC-2', 'Códigos', '3', 'torque (N·m)', '20', '22'],
    ['TC', 'Conector TC', 'TC-2', 'Códigos', '3', 'packing', '20', '22'],
    ['TC', 'Conector TC', 'TC-3', 'Códigos', '4', 'torque (N·m)', '', '22'],
  ]))
