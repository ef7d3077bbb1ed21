import { readTypedCsv } from '@vitrine/spreadsheets/read-typed-csv'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { changesOf, plan, present, refusalsOf } from '../../../test/support/part-sheets.ts'
import type { Row } from '../../../test/support/part-sheets.ts'
import { planPartNumbers } from './plan-part-numbers.ts'

const planCsv = (text: string) =>
  planPartNumbers([readTypedCsv(new TextEncoder().encode(text))], present, 'pt')

describe('a row', () => {
  it('with cells behind the last head is refused: its decimal comma is the delimiter', () => {
    const made = planCsv('Código,Comprimento\nTB-70,30,5\nTB-95,"31,5"\n')
    expect(refusalsOf(made)).toEqual(['A2 beyondHeads'])
    expect(changesOf(made)).toEqual(['1 variants/TB-95 0/length – undefined → 31.5'])
    expect(made.counts).toMatchObject({ changed: 1, refused: 1 })
  })

  it.each(['(remover)', '(Remove)', '(quitar)', ' (REMOVER) '])(
    'whose part number is %s is refused',
    async (word) => {
      const made = await plan([
        ['Família', 'Código', 'Furo'],
        ['TB', word, 3],
      ])
      expect([refusalsOf(made), made.created]).toEqual([['B2 removalOfKey'], []])
    },
  )

  it.each(['TB\n900', 'TB-70\nTB-95', 'TB\t901', 'TB\u0085902', 'TB\u2028903'])(
    'whose part number is %j is refused',
    async (code) => {
      const made = await plan([
        ['Família', 'Código', 'Furo'],
        ['TB', code, 3],
      ])
      expect(made.refused.map(({ column }) => column)).toEqual(['B'])
      expect([made.created, made.products]).toEqual([[], []])
    },
  )

  it('is found by a part number with characters without width around it', async () => {
    const made = await plan([
      ['Código', 'Observação'],
      ['\u200bTB-70\u2060', '\u200bnovo\u200b '],
    ])
    expect(changesOf(made)).toEqual(['1 variants/TB-70 0/remark – undefined → "novo"'])
  })

  it.each(['a\u0001b', 'a\u202eb', 'a\u2066b', 'a\u0080b'])(
    'with the text %j has that cell refused',
    (text) => {
      const made = planCsv(`Código;Observação\nTB-70;${text}\n`)
      expect([refusalsOf(made), made.products]).toEqual([['B2 characters'], []])
    },
  )

  it('with a lone character without width has no value there', async () => {
    const made = await plan([
      ['Código', 'Observação', 'Furo'],
      ['TB-50/10', '\u200b', '\u200b'],
    ])
    expect([made.refused, made.products]).toEqual([[], []])
  })
})

describe('rows that are not of the table', () => {
  it('are refused from a further row of heads on', () => {
    const made = planCsv(
      'Código;Comprimento\nTB-70;31\n\nCódigo;Observação\nTB-95;32\nTB-50/10;33\n',
    )
    expect(refusalsOf(made)).toEqual(['A4 otherTable', 'A5 otherTable', 'A6 otherTable'])
    expect(changesOf(made)).toEqual(['1 variants/TB-70 0/length – 30 → 31'])
    expect(made.refused[0]?.message).toContain('linha 4')
    expect(made.counts).toMatchObject({ changed: 1, refused: 3 })
  })

  it('are refused below heads in another order', () => {
    const made = planCsv('Código;Observação\nTB-70;a\nObservação;Código\nb;TB-95\n')
    expect(refusalsOf(made)).toEqual(['A3 otherTable', 'A4 otherTable'])
  })

  it('do not begin with a value that is called like a head', () => {
    const made = planCsv('Código;Observação\nTB-70;Referência\nTB-95;Código\n')
    expect([refusalsOf(made), made.counts.changed]).toEqual([[], 2])
  })

  it('are named if they are hidden, and not read', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Dados',
          rows: [
            ['Código', 'Furo'],
            ['TB-50/10', 1],
            ['TB-70', 2],
            ['TB-95', 3],
          ],
          rowDefs: new Map([
            [1, { hidden: true }],
            [3, { hidden: true }],
          ]),
        },
      ],
    })
    const made = planPartNumbers(await readTypedWorkbook(new Uint8Array(bytes)), present, 'pt')
    expect([refusalsOf(made), made.refused[0]?.message]).toEqual([
      ['A2 hiddenRows'],
      expect.stringContaining('2, 4'),
    ])
    expect(changesOf(made)).toEqual(['1 variants/TB-70 0/hole – undefined → 2'])
    expect(made.counts).toMatchObject({ changed: 1, refused: 2 })
  })
})

describe('two columns of part numbers', () => {
  const rows = (other: string | null): Row[] => [
    ['Código', 'SKU', 'Furo'],
    ['TB-70', 'tb 70', 3],
    ['TB-95', other, 4],
  ]
  it('are one if they are alike', async () => {
    const made = await plan(rows('TB-95'))
    expect([refusalsOf(made), made.counts.changed]).toEqual([['B1 headRepeated'], 2])
  })
  it.each(['TB-70', null])('are refused with their rows if they differ: %s', async (other) => {
    const made = await plan(rows(other))
    expect(refusalsOf(made)).toEqual([
      'A1 headRepeated',
      'B1 headRepeated',
      'A2 headRepeated',
      'A3 headRepeated',
    ])
    expect(made.products).toEqual([])
  })
})
