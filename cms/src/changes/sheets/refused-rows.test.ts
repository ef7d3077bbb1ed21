import { readTypedCsv } from '@vitrine/spreadsheets/read-typed-csv'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writePlainWorkbook } from '@vitrine/spreadsheets/plain-workbook'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { changesOf, present, refusalsOf } from '../../../test/support/part-sheets.ts'
import { partNumberSheets, workbookWords } from './part-number-sheets.ts'
import { planPartNumbers } from './plan-part-numbers.ts'
import { refusedSheets, withoutReasons } from './refused-rows.ts'

const planOf = (sheets: readonly ReadSheet[]) =>
  planPartNumbers(sheets.map(withoutReasons), present, 'pt')

const list = (rest: readonly { message: string }[]) => rest.map(({ message }) => [message])

/** Sheets of the file of refused rows. */
async function refusedOf(sheets: readonly ReadSheet[]): Promise<ReadSheet[]> {
  const made = refusedSheets(sheets, planOf(sheets).refused, { language: 'pt', list })
  return readTypedWorkbook(await writePlainWorkbook(made))
}

const csv = (...lines: string[]) => [readTypedCsv(new TextEncoder().encode(lines.join('\n')))]
const textsOf = ([sheet]: readonly ReadSheet[]) =>
  sheet?.rows.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? ''))

describe('the file of refused rows', () => {
  it('has the heads, all cells of the rows and the reasons', async () => {
    const read = await refusedOf(
      csv('Relatório', 'Código;Furo;Observação', 'TB-50/10;11;a', 'TB-70;x;b', 'XX-9;3;c'),
    )
    expect(textsOf(read)).toEqual([
      ['Relatório'],
      ['Código', 'Furo', 'Observação', 'Por que a linha foi recusada'],
      ['TB-70', 'x', 'b', 'Furo: Informe um número.'],
      ['XX-9', '3', 'c', expect.stringMatching(/^Código: O código não existe/)],
    ])
  })

  it('is refused for the same reasons when it is sent again, and taken when corrected', async () => {
    const read = await refusedOf(
      csv('Código;Furo;Comprimento', 'TB-50/10;11;5', 'TB-70;x;6', 'TB-95;1,55;7'),
    )
    const again = planOf(read)
    expect(refusalsOf(again)).toEqual(['B2 invalid', 'B3 invalid'])
    expect(again.unknownColumns).toEqual([])
    const corrected = read.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map(({ row, cells }) => ({
        row,
        cells: cells.map((cell) =>
          cell?.text === 'x' || cell?.text === '1,55'
            ? ({ kind: 'text', text: '9' } as const)
            : cell,
        ),
      })),
    }))
    expect([refusalsOf(planOf(corrected)), changesOf(planOf(corrected)).length]).toEqual([[], 4])
  })

  it('has the hidden row of an export, and the rows of a refused column', async () => {
    const [sheet] = partNumberSheets(present.products, present.subcategories, 'pt')
    if (!sheet) throw new Error('no sheet')
    const columns = sheet.columns.map((column) =>
      column.key === 'hole' ? { ...column, head: 'Furo (cm)' } : column,
    )
    const sheets = await readTypedWorkbook(
      await writeTypedWorkbook([{ ...sheet, columns }], workbookWords('pt')),
    )
    const read = await refusedOf(sheets)
    expect(read[0]?.rows[0]?.isHidden).toBe(true)
    expect(read[0]?.rows.slice(2).map(({ cells }) => cells[2]?.text)).toEqual(['TB-50/10'])
    expect(refusalsOf(planOf(read)).map((text) => text.split(' ')[1])).toEqual(['unitDiffers'])
  })

  it('leaves out what is no value, has hidden rows, and a list of what has no row', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Dados',
          rows: [
            ['Código', 'Furo', 'Comprimento'],
            ['TB-50/10', null, 5],
            ['TB-70', 1, 6],
            ['TB-95', 2, 7],
          ],
          rowDefs: new Map([
            [2, { hidden: true }],
            [3, { hidden: true }],
          ]),
          cells: new Map([['1,1', { value: 10, formula: '5*2', formulaResult: 10 }]]),
        },
      ],
    })
    const sheets = await readTypedWorkbook(new Uint8Array(bytes))
    const { refused } = planOf(sheets)
    const place = { sheet: 'Outra', row: null, column: '', head: '', value: '' }
    const made = refusedSheets(sheets, [...refused, { ...place, message: 'Sem linha.' }], {
      language: 'pt',
      list,
    })
    const read = await readTypedWorkbook(await writePlainWorkbook(made))
    expect(textsOf(read)?.map((texts) => texts.slice(0, 3))).toEqual([
      ['Código', 'Furo', 'Comprimento'],
      ['TB-50/10', '', '5'],
      ['TB-70', '1', '6'],
      ['TB-95', '2', '7'],
    ])
    expect(read[1]?.rows.at(-1)?.cells[0]?.text).toBe('Sem linha.')
    expect(planOf(read).ignoredSheets).toEqual([])
  })
})
