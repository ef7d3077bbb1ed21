import { writeXlsx } from '@vitrine/spreadsheets/xlsx'
import { writeXlsx as writeSheets } from 'hucre/xlsx'
import type { Cell } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { sheetTexts } from '../../../test/support/sheet-texts.ts'
import { archive } from '../../../test/support/archive.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { translationFilesTexts } from '#texts/translation-files.js'
import type { ExportedDocument, RefusedFile } from './exchanged.ts'
import { maxCellLength, readWorkbook, tooLongForCells, writeWorkbook } from './workbook.ts'

const { columns } = labelsOf(translationFilesTexts)
const key = 'products-12-es/title:0:AAAAAAAAAAAAAAAA:-'
const read = async (...rows: string[][]) => readWorkbook(await writeXlsx(rows, 'x'), columns)

const document: ExportedDocument = {
  item: 'products-12-es',
  title: 'Conector',
  kind: 'Produto',
  sourceLocale: 'br',
  locale: 'es',
  pageUrl: null,
  deskUrl: 'https://example.com/admin/translations?item=products-12-es',
  units: [
    {
      key,
      label: 'Título',
      field: 'title',
      state: 'outdated',
      isRich: true,
      maxLength: 120,
      number: 1,
      count: 2,
      source: '=1+1 <b>x</b>\n&lt;b>',
      basis: 'antes',
      target: 'antes',
    },
  ],
}

describe('a workbook for an agency', () => {
  it('comes back with nothing to accept, and with the translation of its row', async () => {
    const bytes = await writeWorkbook([document], {
      sheet: 'Español',
      name: (column) => columns[column]['en'] ?? '',
      state: () => 'outdated',
      context: () => 'Produto, 1/2',
    })
    expect(await readWorkbook(bytes, columns)).toEqual([])
    const rows = await sheetTexts(bytes)
    expect(rows[1]).toEqual([
      key,
      'Conector',
      'Título',
      'Produto, 1/2',
      document.deskUrl,
      '120',
      'outdated',
      '=1+1 <b>x</b>\n&lt;b>',
      'antes',
      'antes',
    ])
    const [head = [], row = []] = rows
    expect(await read(head, [...row, ' Nuevo <b>x</b>\r\nfin '])).toEqual([
      {
        line: 2,
        key,
        source: '=1+1 <b>x</b>\n&lt;b>',
        target: 'Nuevo <b>x</b>\nfin',
        isCell: true,
        unknownTags: [],
        isConfirmed: true,
      },
    ])
  })

  it.each([
    [
      'moved columns and further ones',
      [
        ['Nota', 'Nueva', 'Traducción nueva', 'Fuente', 'Clave (no cambiar)'],
        ['n', '', 'Dos', 'Um', key],
      ],
    ],
    [
      'names of another language, in other letters',
      [
        ['KEY (do not change)', ' new  Translation '],
        [key, 'Dos'],
      ],
    ],
    [
      'no name of the keys',
      [
        ['Traducción nueva', ''],
        ['Dos', key],
      ],
    ],
    ['a title above', [['Agência X'], [], ['Chave (não mudar)', 'Tradução nova'], [key, 'Dos']]],
  ])('is read with %s', async (_, rows) => {
    expect((await read(...rows)).map((unit) => [unit.key, unit.target])).toEqual([[key, 'Dos']])
  })

  it('is read as LibreOffice saves it: shared texts, runs of letters, gaps', async () => {
    const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    const shared = [
      '<si><t xml:space="preserve">Clave (no cambiar)</t></si>',
      '<si><t xml:space="preserve">Traducción nueva</t></si>',
      `<si><t xml:space="preserve">${key}</t></si>`,
      '<si><r><rPr><sz val="10"/></rPr><t xml:space="preserve">Par &lt;b&gt;10</t></r><r><rPr><b val="true"/><sz val="10"/></rPr><t xml:space="preserve"> N·m&lt;/b&gt;_x005F_x000D_\nfin </t></r></si>',
    ]
    const cell = (at: string, text: number) => `<c r="${at}" s="1" t="s"><v>${text}</v></c>`
    const files = {
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><fileVersion appName="Calc"/><sheets><sheet name="Español" sheetId="1" state="visible" r:id="rId3"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId3" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId4" Type="${relation}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      'xl/sharedStrings.xml': `<sst xmlns="${main}" count="4" uniqueCount="4">${shared.join('')}</sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1" ht="12.8">${cell('B1', 0)}${cell('E1', 1)}</row><row r="4">${cell('B4', 2)}${cell('E4', 3)}</row></sheetData></worksheet>`,
    }
    const bytes = archive(
      Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })),
    )
    const units = await readWorkbook(new Uint8Array(bytes), columns)
    expect(units.map((unit) => [unit.line, unit.key, unit.target])).toEqual([
      [4, key, 'Par <b>10 N·m</b>_x000D_\nfin'],
    ])
  })

  it('takes only texts of visible rows as translations', async () => {
    const value = (cell: Partial<Cell>): Partial<Cell> => cell
    const cells = [
      value({ value: new Date('2026-04-10T00:00:00Z'), type: 'date' }),
      value({ value: 1.25, type: 'number' }),
      value({ formula: '1+1', formulaResult: 2 }),
      value({ value: '#N/A', type: 'string' }),
      value({ value: true, type: 'boolean' }),
      value({ value: '1.25', type: 'string' }),
      value({ value: 'Oculto', type: 'string' }),
    ]
    const bytes = await writeSheets({
      sheets: [
        { name: 'Notas', rows: [['x']] },
        {
          name: 'Español',
          rows: [['Chave (não mudar)', 'Tradução nova'], ...cells.map(() => [key, null])],
          cells: new Map(cells.map((cell, at) => [`${at + 1},1`, cell])),
          rowDefs: new Map([[7, { hidden: true }]]),
        },
      ],
    })
    const units = await readWorkbook(new Uint8Array(bytes), columns)
    expect(units.map(({ line, problem, target }) => [line, problem ?? target])).toEqual([
      [2, 'cell'],
      [3, 'cell'],
      [4, 'cell'],
      [5, 'cell'],
      [6, 'cell'],
      [7, '1.25'],
      [8, 'hidden'],
    ])
  })

  it('keeps what has no key, with its row', async () => {
    const units = await read(['Tradução nova', 'x'], ['Um', ''], [], ['Dois', '__proto__'])
    expect(units.map(({ line, key: id, target }) => [line, id, target])).toEqual([
      [2, '', 'Um'],
      [4, '', 'Dois'],
    ])
  })

  it('is refused without the column of translations, or damaged', async () => {
    const reasonOf = (result: Promise<unknown>) =>
      result.catch((error: RefusedFile) => error.reason)
    expect(await reasonOf(read(['Key', 'Text'], [key, 'x']))).toBe('columns')
    expect(await reasonOf(readWorkbook(new Uint8Array([80, 75, 3, 4]), columns))).toBe('malformed')
    expect(await reasonOf(read(['Tradução nova'], ['x'.repeat(40_000)]))).not.toBe('columns')
  })

  it('names passages that are longer than a cell', () => {
    const [unit] = document.units
    if (!unit) throw new Error('no unit')
    const long = { ...unit, source: 'x'.repeat(maxCellLength + 1) }
    expect(tooLongForCells([{ ...document, units: [unit, long] }])).toEqual([long])
  })
})
