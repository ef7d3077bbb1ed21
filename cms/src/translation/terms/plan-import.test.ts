import { parseTextFile } from '#src/content/variants/grid/text-file.ts'
import { readXlsx, writeXlsx } from '@vitrine/spreadsheets/xlsx'
import { writeCsv } from '@vitrine/spreadsheets/csv'
import { expect, it } from 'vitest'
import { planTerms, readTermFile, termCell, termColumns } from './plan-import.ts'
import type { PresentTerm } from './plan-import.ts'
import { storedWordsOf } from './stored-words.ts'

const present: PresentTerm[] = [
  {
    id: 1,
    words: storedWordsOf({
      br: { preferred: 'terminal', forms: 'olhal', forbidden: 'sapata' },
      en: { preferred: 'lug', forms: '', forbidden: 'cable shoe' },
    }),
    state: 'approved',
    source: 'IEC 61238-1',
    note: 'Uma linha\n\n=2+2\nOutra; "linha"',
  },
  {
    id: 2,
    words: storedWordsOf({ br: { preferred: 'seção', forbidden: '-bitola, =calibre, @x' } }),
    state: 'approved',
    source: '=cmd|x',
    note: '',
  },
  {
    id: 3,
    words: storedWordsOf({ br: { preferred: 'terminal' }, es: { preferred: 'terminal' } }),
    state: 'proposed',
    source: '',
    note: '',
  },
]

const exported = (language: string): string[][] => {
  const columns = termColumns(language)
  return [
    columns.map(({ label }) => label),
    ...present.map((term) => columns.map(({ key }) => termCell(term, key, language))),
  ]
}

const plan = (cells: readonly (readonly string[])[]) =>
  planTerms(readTermFile(cells), present, 'pt')

it.each(['pt', 'en', 'es'])('changes nothing by a round trip in %s', async (language) => {
  const table = exported(language)
  const nothing = { saved: [], created: [], changed: [], same: 3, refused: [] }
  expect(plan(parseTextFile(writeCsv(table)) ?? [])).toMatchObject(nothing)
  expect(plan(await readXlsx(await writeXlsx(table, 'Terms')))).toMatchObject(nothing)
})

it('escapes formulas on the way out', () => {
  const text = new TextDecoder().decode(writeCsv(exported('pt')))
  expect(text).toContain("'=cmd|x")
  expect(text).toContain("'-bitola")
})

it('creates, changes and keeps, by number or by term; absent columns and concepts stay', () => {
  const { saved, created, changed, same } = plan([
    ['Glossário de 27/11'],
    ['Número', 'Termo (Português)', 'termo (english)', 'Não dizer (English)', 'Cor'],
    ['', 'haste', 'rod', 'stick', 'x'],
    ['1', 'Terminal', 'lug', '', ''],
    ['', 'seção', '', '', ''],
  ])
  expect(created).toEqual([{ title: 'haste · rod' }])
  expect(changed).toEqual([
    { title: 'terminal · lug', column: 'Termo (Português)', before: 'terminal', after: 'Terminal' },
    { title: 'terminal · lug', column: 'Não dizer (English)', before: 'cable shoe', after: '' },
  ])
  expect(same).toBe(1)
  expect(saved[1]).toMatchObject({
    id: 1,
    content: { source: 'IEC 61238-1', words: { br: { forms: 'olhal', forbidden: 'sapata' } } },
  })
})

it.each([
  // columns of a new row: Português, English, não dizer (pt), state, note
  [['', 'bitola!', '', '', '', ''], []],
  [['', 'lata, tin', '', '', '', ''], ['Termo (Português)']],
  [['', '', 'x'.repeat(121), '', '', ''], ['Termo (English)']],
  [['', 'haste', '', 'hastes', '', ''], ['Não dizer (Português)']],
  [['', 'haste', '', '', 'talvez', ''], ['Estado']],
  [['', 'haste', '', '', '', 'x'.repeat(1001)], ['Nota']],
  [['', 'haste', '', '', '', '', 'more'], ['Nota']],
  [['', '', '', '', '', 'só nota'], ['Termo (Português)']],
  // the terms of two concepts; the term of another one
  [['', 'seção', 'lug', '', '', ''], ['Número']],
  [['2', 'terminal', '', '', '', ''], ['Termo (Português)']],
  // a number of nothing is a new row
  [['99', 'haste', '', '', '', ''], []],
  [['=1', 'haste', '', '', '', ''], []],
])('%j is refused in %j', (row, columns) => {
  const header = ['Número', 'br.preferred', 'en.preferred', 'br.forbidden', 'state', 'note']
  const { refused } = plan([header, row])
  expect(refused.flatMap(({ problems }) => problems.map(({ column }) => column))).toEqual(columns)
  expect(refused.every(({ line }) => line === 2)).toBe(true)
})

it('refuses the second row of one concept, and terms that two rows of the file have', () => {
  const { refused, created } = plan([
    ['id', 'br.preferred'],
    ['1', 'terminal'],
    ['1', 'terminal'],
    ['', 'haste'],
    ['', 'Haste'],
  ])
  expect(refused.map(({ line }) => line)).toEqual([3, 5])
  expect(created).toHaveLength(1)
})
