import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { writeXlsx } from 'hucre/xlsx'
import type { CellValue } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import {
  changesOf,
  freeGtin,
  gtin,
  plan,
  present,
  refusalsOf,
} from '../../../test/support/part-sheets.ts'
import type { Row } from '../../../test/support/part-sheets.ts'
import { partNumberSheets, workbookWords } from './part-number-sheets.ts'
import { planPartNumbers } from './plan-part-numbers.ts'

describe('rows', () => {
  it.each(['TB-50/10', 'tb 50 10', 'TB5010', 'TB‐50‐10'])(
    'are found by the part number %s',
    async (number) =>
      expect(
        changesOf(
          await plan([
            ['Código', 'Furo (mm)'],
            [number, 11],
          ]),
        ),
      ).toEqual(['1 variants/TB-50/10 0/hole – 10.5 → 11']),
  )

  it.each<[string, CellValue]>([
    ['as text', gtin],
    ['with spaces', '6291 0415 00213'],
    ['with a leading zero', `0${gtin}`],
    ['as a number', Number(gtin)],
    ['scanned', `(01)0${gtin}`],
  ])('are found by the GTIN %s', async (_, code) =>
    expect(
      changesOf(
        await plan([
          ['Furo', 'EAN'],
          [11, code],
        ]),
      ),
    ).toEqual(['1 variants/TB-50/10 0/hole – 10.5 → 11']),
  )

  it('have the number of equal part numbers before them in their path, percent-encoded', async () => {
    const { products } = await plan([
      ['Código', 'Furo'],
      ['TB-50/10', 11],
    ])
    expect(products[0]?.changes[0]?.path).toBe('variants/TB-50%2F10%200/hole')
  })

  it.each([
    ['TB', null],
    ['tb', 'COMPRESSION LUG'],
    [null, 'terminal-de-compressao'],
    [null, 'Terminal de compresión'],
    ['Terminal de Compressao', null],
  ])('create a part number in the product named %s, %s', async (family, title) => {
    const made = await plan([
      ['Família', 'Produto', 'Código', 'Furo', 'Material'],
      [family, title, 'TB-120', 13, 'Cobre'],
    ])
    expect([
      made.created.map(({ product, partNumber, values }) => [product, partNumber, values]),
      made.counts,
    ]).toEqual([
      [[1, 'TB-120', { hole: 13, material: 'cu' }]],
      { created: 1, changed: 0, equal: 0, refused: 0 },
    ])
  })

  it.each<[string, Row[], string[]]>([
    [
      'no key',
      [
        ['Código', 'Furo'],
        [null, 3],
      ],
      ['A2 noKey'],
    ],
    [
      'the same part number',
      [
        ['Código', 'Furo'],
        ['TB-70', 3],
        ['tb70', 3],
      ],
      ['A2 repeatedRow', 'A3 repeatedRow'],
    ],
    [
      'a GTIN that nobody has',
      [
        ['GTIN', 'Furo'],
        [freeGtin, 3],
      ],
      ['A2 unknownGtin'],
    ],
    [
      'a new part number of no product',
      [
        ['Código', 'Furo'],
        ['XX-1', 3],
      ],
      ['A2 unknownProduct'],
    ],
    [
      'a new part number of an unknown product',
      [
        ['Código', 'Produto'],
        ['XX-1', 'Nada'],
      ],
      ['A2 unknownProduct'],
    ],
    [
      'the part number of another product',
      [
        ['Código', 'Família', 'Furo'],
        ['TB-70', 'AB', 3],
      ],
      ['A2 otherProduct'],
    ],
    [
      'a changed title',
      [
        ['Código', 'Produto'],
        ['TB-70', 'Terminal novo'],
      ],
      ['B2 protectedTitle'],
    ],
    [
      'a product without subcategory',
      [
        ['Código', 'Furo'],
        ['ZZ-1', 3],
      ],
      ['A2 noSubcategory'],
    ],
    [
      'a rounded part number',
      [
        ['Código', 'Furo'],
        ['1,23E+11', 3],
      ],
      ['A2 rounded'],
    ],
    [
      'a part number that became a date',
      [
        ['Código', 'Família'],
        ['03/abr', 'TB'],
      ],
      ['A2 damaged'],
    ],
    [
      'a part number without letters and digits',
      [
        ['Código', 'Família'],
        ['--', 'TB'],
      ],
      ['A2 invalid'],
    ],
  ])('are refused with %s', async (_, rows, refusals) => {
    const made = await plan(rows)
    expect(refusalsOf(made)).toEqual(refusals)
    expect([made.products, made.created, made.counts.refused]).toEqual([[], [], refusals.length])
  })
})

describe('columns', () => {
  it('are found in any order and language, with or without the unit, by their key', async () => {
    const heads = ['Tinned', 'Longitud [mm]', 'part number', 'HOLE', 'cable']
    expect(
      changesOf(await plan([['Lista de hoje'], heads, ['no', 7, 'TB-50/10', 8, '4–6']])),
    ).toEqual([
      '1 variants/TB-50/10 0/tinned – true → false',
      '1 variants/TB-50/10 0/length – 1250 → 7',
      '1 variants/TB-50/10 0/hole – 10.5 → 8',
      '1 variants/TB-50/10 0/cable – [10,16] → [4,6]',
    ])
  })

  it('have a locale where they hold the text of a language', async () =>
    expect(
      changesOf(
        await plan([
          ['Código', 'Motivo (English)'],
          ['TB-50/10', 'No use'],
        ]),
      ),
    ).toEqual(['1 variants/TB-50/10 0/life-reason-en en undefined → "No use"']))

  it('that nobody knows are named, once', async () => {
    const made = await plan([
      ['Código', 'Preço', 'Vazia'],
      ['TB-70', 3, null],
      ['TB-95', 4, null],
    ])
    expect([made.unknownColumns, made.refused]).toEqual([
      [{ sheet: 'Dados', column: 'B', head: 'Preço', samples: ['3', '4'] }],
      [],
    ])
  })

  it('that the subcategory of a row lacks are refused for that row alone', async () => {
    const made = await plan([
      ['Código', 'Furo', 'Massa'],
      ['TB-70', 3, null],
      ['AB-1', 4, 2],
    ])
    expect([refusalsOf(made), changesOf(made)]).toEqual([
      ['B3 noAttribute'],
      ['1 variants/TB-70 0/hole – undefined → 3', '2 variants/AB-1 0/weight – 1.5 → 2'],
    ])
  })

  it('that stand twice are refused, both', async () => {
    const made = await plan([
      ['Código', 'Furo', 'Hole (mm)'],
      ['TB-70', 3, 4],
    ])
    expect([refusalsOf(made), changesOf(made)]).toEqual([
      ['C1 headRepeated', 'B1 headRepeated'],
      [],
    ])
  })

  it('whose head contradicts the hidden row are refused; a renamed one is not', async () => {
    const [sheet] = partNumberSheets(present.products, present.subcategories, 'pt')
    if (!sheet) throw new Error('no sheet')
    const renamed = (head: string) => ({
      ...sheet,
      columns: sheet.columns.map((column) =>
        column.key === 'hole' ? { ...column, head } : column,
      ),
      rows: sheet.rows.map((row) => row.map((value) => (value === 10.5 ? 11 : value))),
    })
    const planOf = async (head: string) =>
      planPartNumbers(
        await readTypedWorkbook(await writeTypedWorkbook([renamed(head)], workbookWords('pt'))),
        present,
        'pt',
      )
    expect(changesOf(await planOf('Diâmetro que medi'))).toHaveLength(1)
    const made = await planOf('Comprimento (mm)')
    expect([made.refused.map(({ reason }) => reason), changesOf(made)]).toEqual([
      ['headContradicts'],
      [],
    ])
  })

  it('of hidden sheets and sheets without part numbers are ignored', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Oculta',
          hidden: true,
          rows: [
            ['Código', 'Furo'],
            ['TB-70', 3],
          ],
        },
        { name: 'Outra', rows: [['a', 'b']] },
      ],
    })
    const made = planPartNumbers(await readTypedWorkbook(new Uint8Array(bytes)), present, 'pt')
    expect([made.ignoredSheets, made.counts.changed]).toEqual([['Oculta', 'Outra'], 0])
  })
})

it('counts rows by what they do', async () => {
  const made = await plan([
    ['Código', 'Família', 'Furo'],
    ['TB-50/10', 'TB', 10.5],
    ['TB-70', 'TB', 3],
    ['TB-95', 'TB', 'x'],
    ['TB-120', 'TB', 4],
  ])
  expect(made.counts).toEqual({ created: 1, changed: 1, equal: 1, refused: 1 })
})

describe('usual heads of price lists', () => {
  it.each([
    ['Cód.', 'Qtd. por caixa'],
    ['Ref.', 'Qtd/cx'],
    ['COD. PRODUTO', 'Un/cx'],
    ['Item no.', 'Pcs/box'],
    ['Cód. artículo', 'Uds. caja'],
    ['Artikelnummer', 'Stück pro Karton'],
  ])('%s and %s name the part number and the pieces of a pack', async (number, pieces) => {
    const made = await plan([
      [number, pieces],
      ['TB-50/10', 25],
    ])
    expect([made.refused, made.unknownColumns]).toEqual([[], []])
    expect(
      made.products[0]?.changes.map(({ path, after }) => [path.split('/').at(-1), after]),
    ).toEqual([['packing', 25]])
  })

  it('a short head is another column beside a full one', async () => {
    const made = await plan([
      ['Ref.', 'Código', 'Qtd por caixa'],
      ['A-17', 'TB-50/10', 25],
    ])
    expect(made.refused).toEqual([])
    expect(made.unknownColumns).toMatchObject([{ head: 'Ref.' }])
    expect(made.products).toHaveLength(1)
  })
})
