import { writeXlsx } from '@vitrine/spreadsheets/xlsx'
import { describe, expect, it } from 'vitest'
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
    const { readXlsx } = await import('@vitrine/spreadsheets/xlsx')
    const rows = await readXlsx(bytes)
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
