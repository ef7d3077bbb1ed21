import { csvSigns, writeCsv } from '@vitrine/spreadsheets/csv'
import { readTypedCsv } from '@vitrine/spreadsheets/read-typed-csv'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeTypedCsv, writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { writeXlsx } from '@vitrine/spreadsheets/xlsx'
import { expect, it } from 'vitest'
import { localeOfPanel } from '#src/platform/labels.ts'
import { termCell, termColumns } from '#src/translation/terms/plan-import.ts'
import type { PresentTerm } from '#src/translation/terms/plan-import.ts'
import { storedWordsOf } from '#src/translation/terms/stored-words.ts'
import { documentWords } from './part-number-sheets.ts'
import { planTermSheets, termSheet } from './term-sheets.ts'

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

const compare = (rows: string[][]) => planTermSheets([readTypedCsv(writeCsv(rows))], present, 'pt')
const headsOf = (rows: string[][]) => compare(rows).refused.map(({ head }) => head)

it.each(['pt', 'en', 'es'])('changes nothing by a round trip in %s', async (language) => {
  const sheet = termSheet(present, language)
  const words = documentWords(language)
  // the table of releases before, without a hidden row
  const columns = termColumns(language)
  const table = [
    columns.map(({ label }) => label),
    ...present.map((term) => columns.map(({ key }) => termCell(term, key, language))),
  ]
  const csv = writeTypedCsv(sheet, { words, signs: csvSigns(localeOfPanel(language)) })
  expect(new TextDecoder().decode(csv)).toContain("'=cmd|x")
  for (const sheets of [
    [readTypedCsv(csv)],
    (await readTypedWorkbook(await writeTypedWorkbook([sheet], words))).slice(0, 1),
    [readTypedCsv(writeCsv(table))],
    await readTypedWorkbook(await writeXlsx(table, 'Terms')),
  ])
    expect(planTermSheets(sheets, present, 'pt')).toEqual({
      changed: [],
      created: [],
      refused: [],
      unknownColumns: [],
      ignoredSheets: [],
      counts: { created: 0, changed: 0, equal: 3, refused: 0 },
    })
})

it('refuses a text with control characters or signs that reorder it', () =>
  expect(
    headsOf([
      ['Termo (Português)', 'Termo (English)'],
      ['a\u0001b', 'c'],
      ['d', 'e\u202ef'],
    ]),
  ).toEqual(['Termo (Português)', 'Termo (English)']))

it('creates, changes, removes and keeps, by number or by term', () => {
  const plan = compare([
    ['Glossário de 27/11'],
    ['Número', 'Termo (Português)', 'termo (english)', 'Não dizer (English)', 'Cor'],
    ['', 'haste', 'rod', 'stick', 'x'],
    ['1', 'Terminal', 'lug', '(remover)', ''],
    ['', 'seção', '', '', ''],
  ])
  expect(plan.created.map(({ title, place }) => [title, place.row])).toEqual([['haste · rod', 3]])
  expect(plan.counts.equal).toBe(1)
  expect(plan.unknownColumns).toMatchObject([{ head: 'Cor' }])
  expect(plan.changed).toMatchObject([
    {
      id: 1,
      changes: [
        {
          path: 'words',
          after: {
            br: { preferred: 'Terminal', forms: 'olhal', forbidden: 'sapata' },
            en: { preferred: 'lug', forbidden: '' },
          },
        },
      ],
    },
  ])
})

it.each([
  // columns of a new row: Português, English, não dizer (pt), state, note
  [['', 'bitola!', '', '', '', ''], []],
  [['', 'lata, tin', '', '', '', ''], ['br.preferred']],
  [['', '', 'x'.repeat(121), '', '', ''], ['en.preferred']],
  [['', 'haste', '', 'hastes', '', ''], ['br.forbidden']],
  [['', 'haste', '', '', 'talvez', ''], ['state']],
  [['', 'haste', '', '', '', 'x'.repeat(1001)], ['note']],
  [['', 'haste', '', '', '', '', 'more'], ['']],
  [['', '', '', '', '', 'só nota'], ['br.preferred']],
  // the terms of two concepts; the term of another one
  [['', 'seção', 'lug', '', '', ''], ['Número']],
  [['2', 'terminal', '', '', '', ''], ['br.preferred']],
  // a number of nothing is a new row
  [['99', 'haste', '', '', '', ''], []],
])('%j is refused in %j', (row, heads) => {
  const header = ['Número', 'br.preferred', 'en.preferred', 'br.forbidden', 'state', 'note']
  expect(headsOf([header, row])).toEqual(heads)
})

it('refuses a formula, the second row of one concept, and a term of two rows', () => {
  const plan = compare([
    ['id', 'br.preferred'],
    ['1', 'terminal'],
    ['1', 'terminal'],
    ['', 'haste'],
    ['', 'Haste'],
  ])
  expect(plan.refused.map(({ row }) => row)).toEqual([3, 5])
  expect(plan.created).toHaveLength(1)
  const formula = readTypedCsv(new TextEncoder().encode('br.preferred;note\n=A1;x'))
  expect(planTermSheets([formula], present, 'pt').refused).toMatchObject([
    { reason: 'formula', row: 2 },
  ])
})
