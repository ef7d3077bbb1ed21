import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { writeXlsx } from 'hucre/xlsx'
import type { Cell, CellValue, MergeRange } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { partNumberSheets, workbookWords } from './part-number-sheets.ts'
import { planPartNumbers } from './plan-part-numbers.ts'
import type { PresentCatalogue } from './plan-part-numbers.ts'
import type { SheetProduct } from './sheet-product.ts'

const [gtin, otherGtin, freeGtin] = ['6291041500213', '4006381333931', '9780306406157']

const lug: SheetProduct = {
  id: 1,
  family: 'TB',
  title: { br: 'Terminal de compressão', en: 'Compression lug', es: 'Terminal de compresión' },
  slugs: ['terminal-de-compressao', 'compression-lug'],
  subcategory: 10,
  variants: [
    {
      part_number: 'TB-50/10',
      values: {
        length: 1250,
        hole: 10.5,
        cable: [10, 16],
        material: 'cu',
        tinned: true,
        remark: 'curto',
        gtin,
        'life-state': 'discontinued',
        'life-last-order': '2026-10-01',
        'life-reason-br': 'Sem uso',
      },
    },
    { part_number: 'TB-70', values: { length: 30, gtin: otherGtin } },
    { part_number: 'TB-95', values: {} },
  ],
}

const present: PresentCatalogue = {
  products: [
    lug,
    {
      id: 2,
      family: 'AB',
      title: { br: 'Alicate', en: 'Pliers', es: 'Alicate' },
      slugs: ['alicate'],
      subcategory: 20,
      variants: [{ part_number: 'AB-1', values: { weight: 1.5 } }],
    },
    {
      ...lug,
      id: 3,
      family: 'ZZ',
      title: { br: 'Sem lugar' },
      slugs: [],
      subcategory: null,
      variants: [{ part_number: 'ZZ-1', values: {} }],
    },
  ],
  subcategories: [
    {
      id: 10,
      title: { br: 'Terminais', en: 'Lugs', es: 'Terminales' },
      attributes: [
        {
          key: 'length',
          type: 'number',
          unit: 'mm',
          decimals: 3,
          label: { br: 'Comprimento', en: 'Length', es: 'Longitud' },
        },
        {
          key: 'hole',
          type: 'number',
          unit: 'mm',
          decimals: 1,
          label: { br: 'Furo', en: 'Hole', es: 'Agujero' },
        },
        {
          key: 'cable',
          type: 'range',
          unit: 'mm²',
          decimals: null,
          label: { br: 'Cabo', en: 'Cable', es: 'Cable' },
        },
        {
          key: 'material',
          type: 'choice',
          label: { br: 'Material', en: 'Material', es: 'Material' },
          choices: [
            { value: 'cu', label: { br: 'Cobre', en: 'Copper', es: 'Cobre' } },
            { value: 'brass', label: { br: 'Latão', en: 'Brass', es: 'Latón' } },
            { value: 'brass-2', label: { br: 'Latão', en: 'Brass (hard)', es: 'Latón duro' } },
          ],
        },
        {
          key: 'tinned',
          type: 'boolean',
          label: { br: 'Estanhado', en: 'Tinned', es: 'Estañado' },
        },
        {
          key: 'remark',
          type: 'text',
          label: { br: 'Observação', en: 'Remark', es: 'Observación' },
        },
      ],
    },
    {
      id: 20,
      title: { br: 'Ferramentas' },
      attributes: [
        {
          key: 'weight',
          type: 'number',
          unit: 'kg',
          label: { br: 'Massa', en: 'Mass', es: 'Masa' },
        },
      ],
    },
  ],
}

type Row = readonly (CellValue | Partial<Cell>)[]
const isCell = (cell: CellValue | Partial<Cell>): cell is Partial<Cell> =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date)

/** Plan of a workbook of one sheet. */
async function plan(rows: readonly Row[], { language = 'pt', merges = [] as MergeRange[] } = {}) {
  const cells = new Map<string, Partial<Cell>>()
  rows.forEach((row, at) =>
    row.forEach((cell, column) => {
      if (isCell(cell)) cells.set(`${at},${column}`, cell)
    }),
  )
  const values = rows.map((row) => row.map((cell) => (isCell(cell) ? (cell.value ?? null) : cell)))
  const bytes = await writeXlsx({ sheets: [{ name: 'Dados', rows: values, cells, merges }] })
  return planPartNumbers(await readTypedWorkbook(new Uint8Array(bytes)), present, language)
}

/** `path before → after` of all changes. */
const changesOf = ({ products }: Awaited<ReturnType<typeof plan>>): string[] =>
  products.flatMap(({ product, changes }) =>
    changes.map(
      ({ path, locale, before, after }) =>
        `${product} ${decodeURIComponent(path)} ${locale ?? '–'} ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    ),
  )

const refusalsOf = ({ refused }: Awaited<ReturnType<typeof plan>>): string[] =>
  refused.map(({ row, column, reason }) => `${column}${row} ${reason}`)

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
      [{ sheet: 'Dados', column: 'B', head: 'Preço' }],
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

describe('cells', () => {
  it.each<[string, string, CellValue]>([
    ['Comprimento', 'a grouped number', '1.250,0'],
    ['Comprimento', 'an English number', '1,250.0'],
    ['Comprimento', 'a number with its unit', '1250 mm'],
    ['Comprimento', 'one of the readings of an ambiguous number', '1.250'],
    ['Comprimento', 'a number that a program rounded', 1250.0000000000002],
    ['Cabo', 'a range in words', '10 a 16'],
    ['Material', 'a choice in another language', 'copper'],
    ['Material', 'the key of a choice', 'cu'],
    ['Estanhado', 'yes in another language', 'Yes'],
    ['Estanhado', 'a logical value', true],
    ['Observação', 'a text with spaces around it', ' curto '],
    ['GTIN', 'a GTIN of another length', `0${gtin}`],
    ['Último pedido', 'a date', new Date('2026-10-01T00:00:00Z')],
    ['Último pedido', 'a written date', '01/10/2026'],
    ['Furo', 'nothing', null],
  ])('of %s are equal with %s', async (head, _, value) => {
    const made = await plan([
      ['Código', head],
      ['TB-50/10', value],
    ])
    expect([made.refused, made.products, made.counts.equal]).toEqual([[], [], 1])
  })

  it.each<[string, CellValue | Partial<Cell>, string, unknown]>([
    ['Comprimento', '1.234,5', 'length', 1234.5],
    ['Comprimento', '1,234.5', 'length', 1234.5],
    ['Furo', '11,5', 'hole', 11.5],
    ['Furo', '11.5 mm', 'hole', 11.5],
    ['Furo', '(remover)', 'hole', undefined],
    ['Furo', '(Remove)', 'hole', undefined],
    ['Cabo', 25, 'cable', [25, 25]],
    ['Cabo', '–5 – 2,5', 'cable', [-5, 2.5]],
    ['Estanhado', 'Não', 'tinned', false],
    ['Estanhado', '–', 'tinned', false],
    ['Material', 'Brass (hard)', 'material', 'brass-2'],
    ['Observação', 1234, 'remark', '1234'],
    ['Observação', { value: 123, type: 'number', style: { numFmt: '000000' } }, 'remark', '000123'],
    ['GTIN', Number(freeGtin), 'gtin', freeGtin],
    ['GTIN', '978-0-306-40615-7', 'gtin', freeGtin],
    ['Último pedido', new Date('2026-11-02T00:00:00Z'), 'life-last-order', '2026-11-02'],
    ['Motivo (Português)', 'Outro', 'life-reason-br', 'Outro'],
  ])('of %s with %j change %s to %j', async (head, value, key, after) => {
    const { products, refused } = await plan([
      ['Código', head],
      ['TB-50/10', value],
    ])
    expect(refused).toEqual([])
    expect(
      products[0]?.changes.map((change) => [change.path.split('/').at(-1), change.after]),
    ).toEqual([[key, after]])
  })

  it('with an ambiguous number are read by the mark that other numbers show', async () => {
    const rows = (other: string): Row[] => [
      ['Código', 'Comprimento'],
      ['TB-50/10', '2.500'],
      ['TB-70', other],
    ]
    expect(changesOf(await plan(rows('30,5')))[0]).toContain('1250 → 2500')
    expect(changesOf(await plan(rows('30.5')))[0]).toContain('1250 → 2.5')
    expect(refusalsOf(await plan(rows('31')))).toEqual(['B2 ambiguous'])
    expect(refusalsOf(await plan([...rows('30.5'), ['TB-95', '1,5']]))).toEqual(['B2 ambiguous'])
  })

  it.each<[string, string, CellValue | Partial<Cell>, string]>([
    ['a formula', 'Furo', { value: 10.5, formula: '21/2', formulaResult: 10.5 }, 'formula'],
    ['an error', 'Observação', '#DIV/0!', 'error'],
    ['a date', 'Cabo', new Date('2026-04-03T00:00:00Z'), 'date'],
    ['a written date', 'Observação', '03/abr', 'damaged'],
    ['a time', 'Furo', { value: 0.5, type: 'number', style: { numFmt: 'hh:mm' } }, 'time'],
    ['a percentage', 'Furo', { value: 0.05, type: 'number', style: { numFmt: '0%' } }, 'percent'],
    ['a rounded number', 'GTIN', '1,23E+11', 'rounded'],
    ['too long a number', 'GTIN', 12_345_678_901_234_567_890, 'rounded'],
    ['a fraction in a text', 'Observação', 2.5, 'numberAsText'],
    ['a logical value in a text', 'Observação', false, 'booleanAsText'],
    ['no number', 'Furo', 'grande', 'invalid'],
    ['another unit', 'Furo', '1 cm', 'invalid'],
    ['too many decimals', 'Furo', 10.55, 'invalid'],
    ['a range the wrong way round', 'Cabo', '90 a -40', 'invalid'],
    ['an unknown choice', 'Material', 'Ouro', 'invalid'],
    ['a choice with the name of another', 'Material', 'Latão', 'ambiguousChoice'],
    ['neither yes nor no', 'Estanhado', 'talvez', 'invalid'],
    ['a wrong check digit', 'GTIN', '6291041500214', 'invalid'],
    ['a lost zero', 'GTIN', 12_345_678, 'invalid'],
    ['the GTIN of another part number', 'GTIN', otherGtin, 'gtinTaken'],
    ['no date', 'Último pedido', 'amanhã', 'invalid'],
    ['a date that the state does not allow', 'Novo até', '2026-12-31', 'invalid'],
    ['too long a text', 'Observação', 'x'.repeat(201), 'invalid'],
  ])('with %s are refused', async (_, head, value, reason) => {
    const made = await plan([
      ['Código', head, 'Comprimento'],
      ['TB-50/10', value, 8],
    ])
    expect(refusalsOf(made)).toEqual([`B2 ${reason}`])
    // the other cells of the row are taken
    expect(changesOf(made)).toEqual(['1 variants/TB-50/10 0/length – 1250 → 8'])
    for (const language of ['pt', 'en', 'es']) {
      const [refusal] = (
        await plan(
          [
            ['Código', head],
            ['TB-50/10', value],
          ],
          { language },
        )
      ).refused
      expect(refusal).toMatchObject({ sheet: 'Dados', row: 2, column: 'B', head })
      expect(refusal?.message).toMatch(/^\S.{10,}\.$/s)
    }
  })

  it('of merged ranges are refused', async () => {
    const merges = [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }]
    const made = await plan(
      [
        ['Código', 'Furo'],
        ['TB-50/10', 11],
        ['TB-70', null],
      ],
      { merges },
    )
    expect([refusalsOf(made), changesOf(made)]).toEqual([['B2 merged', 'B3 merged'], []])
  })

  it('take a state and its days together, and refuse them together', async () => {
    const head = ['Código', 'Estado', 'Novo até']
    expect(changesOf(await plan([head, ['TB-95', 'Novo', '2026-12-31']]))).toEqual([
      '1 variants/TB-95 0/life-state – undefined → "new"',
      '1 variants/TB-95 0/life-until – undefined → "2026-12-31"',
    ])
    const made = await plan([head, ['TB-95', 'Novo', null]])
    expect([refusalsOf(made), changesOf(made)]).toEqual([['B2 invalid'], []])
  })

  it('exchange GTINs, and refuse one that two rows have', async () => {
    const swap = await plan([
      ['Código', 'GTIN'],
      ['TB-50/10', otherGtin],
      ['TB-70', gtin],
    ])
    expect([swap.refused, changesOf(swap)]).toEqual([
      [],
      [
        `1 variants/TB-50/10 0/gtin – "${gtin}" → "${otherGtin}"`,
        `1 variants/TB-70 0/gtin – "${otherGtin}" → "${gtin}"`,
      ],
    ])
    const twice = await plan([
      ['Código', 'GTIN'],
      ['TB-95', freeGtin],
      ['TB-70', freeGtin],
    ])
    expect([refusalsOf(twice), changesOf(twice)]).toEqual([['B2 gtinTaken', 'B3 gtinTaken'], []])
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
