import { describe, expect, it } from 'vitest'
import { checkVariants } from '#src/content/variants/check.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import { withTrade } from '#src/content/variants/trade-attributes.ts'
import { formatCell, parseCell } from './cell-text.ts'
import { formatBlock, parseBlock } from './clipboard.ts'
import { decimalMarkOf, parseNumber, readMarks } from './number-text.ts'
import { headerColumns, needsReview, planPaste } from './paste.ts'
import type { Block } from './clipboard.ts'
import type { PasteOptions } from './paste.ts'

const declared = (type: Declared['type'], more: Partial<Declared> = {}): Declared => ({
  key: type,
  label: type,
  type,
  unit: null,
  decimals: null,
  choices: [],
  ...more,
})
const number = declared('number', { key: 'section', label: 'Seção', unit: 'mm²' })
const range = declared('range', { key: 'cable', label: 'Cabo', unit: 'mm²' })
const choice = declared('choice', {
  key: 'stud',
  label: 'Furo',
  choices: [
    { value: 'm8', label: 'M8' },
    { value: 'cu', label: 'Cobre estanhado' },
  ],
})
const boolean = declared('boolean', { key: 'tinned', label: 'Estanhado' })
const attributes = [number, range, choice, boolean]

describe('parseNumber', () => {
  it.each([
    // text, in Portuguese and Spanish, in English
    ['2,5', 2.5, 2.5],
    ['2.5', 2.5, 2.5],
    ['1.234,5', 1234.5, 1234.5],
    ['1,234.5', 1234.5, 1234.5],
    [' 50 mm² ', 50, 50],
    ['−3', -3, -3],
    ['.5', 0.5, 0.5],
    ['1.000', 1000, 1],
    ['1.250', 1250, 1.25],
    ['1,250', 1.25, 1250],
    ['12.500', 12500, 12.5],
    ['-1.250', -1250, -1.25],
    ['0.250', 0.25, 0.25],
    ['0,125', 0.125, 0.125],
    ['1.234.567', 1234567, 1234567],
    ['1,234,567', 1234567, 1234567],
    ['1.0000', 1, 1],
    ['1234.567', 1234.567, 1234.567],
    ['1 250', 1250, 1250],
    ["1'250", 1250, 1250],
    ['1.250,00', 1250, 1250],
  ])('%s', (text, comma, point) =>
    expect([parseNumber(text, 'mm²', ','), parseNumber(text, 'mm²', '.')]).toEqual([comma, point]),
  )
  it.each([
    '',
    'abc',
    '1,2,3',
    '5 mm',
    '1e5',
    '--1',
    '1.23,456.7',
    '12.34.567',
    '1,2.3,4',
    '.',
    ',',
  ])('not %s', (text) => expect(parseNumber(text, 'mm²', ',')).toBeUndefined())
})

describe('readMarks', () => {
  const read = (...texts: string[]) => {
    const { shown, open } = readMarks(texts.map((text) => ({ text, unit: 'mm' })))
    return [[...shown], open]
  }
  it.each([
    [
      ['1.000', '1.250 mm', '7'],
      [[], ['1.000', '1.250']],
    ],
    [
      ['1.250', '27,5'],
      [[','], ['1.250']],
    ],
    [
      ['1.250', '2.5'],
      [['.'], ['1.250']],
    ],
    [['1.000–1.250'], [[], ['1.000', '1.250']]],
    [
      ['abc', '12'],
      [[], []],
    ],
    [['1.234.567'], [[','], []]],
  ])('%j', (texts, expected) => expect(read(...texts)).toEqual(expected))
})

describe('parseCell', () => {
  it.each(['10–16', '10-16', '10..16', '10 a 16', '10 — 16', '10 to 16', '10–16 mm²'])(
    'the range %s',
    (text) => expect(parseCell(text, range, ',')).toEqual([10, 16]),
  )
  it('a single figure is a range of itself', () =>
    expect(parseCell('16', range, ',')).toEqual([16, 16]))
  it('decimal commas in ranges', () => expect(parseCell('1,5–2,5', range, ',')).toEqual([1.5, 2.5]))
  it.each([
    ['M8', 'm8'],
    ['COBRE ESTANHADO', 'cu'],
    ['cu', 'cu'],
  ])('the choice %s', (text, value) => expect(parseCell(text, choice, ',')).toBe(value))
  it.each([
    ['sim', true],
    ['Não', false],
    ['yes', true],
    ['0', false],
    ['Sí', true],
  ])('the truth of %s', (text, value) => expect(parseCell(text, boolean, ',')).toBe(value))
  it('keeps what it cannot read, for the check to name', () => {
    expect(parseCell('abc', number, ',')).toBe('abc')
    expect(
      checkVariants([{ part_number: 'A1', values: { section: 'abc' } }], attributes, 'pt'),
    ).toEqual([{ row: 0, key: 'section', message: 'Informe um número.' }])
  })
  it('reads back what it writes', () => {
    for (const language of ['pt', 'en', 'es']) {
      for (const [value, column] of [
        [2.5, number],
        [1000, number],
        [1.25, number],
        [1.125, number],
        [12.345, number],
        [[1.5, 16], range],
        ['cu', choice],
        [true, boolean],
        [false, boolean],
      ] as const) {
        expect(
          parseCell(formatCell(value as never, column, language), column, decimalMarkOf(language)),
        ).toEqual(value)
      }
    }
  })
})

describe('parseBlock', () => {
  it('a selection of Excel', () =>
    expect(parseBlock('TC-10\t10\tM8\r\nTC-16\t16\tM8\r\n')).toEqual([
      ['TC-10', '10', 'M8'],
      ['TC-16', '16', 'M8'],
    ]))
  it('a column of decimals stays one column', () =>
    expect(parseBlock('1,5\n2,5')).toEqual([['1,5'], ['2,5']]))
  it('semicolons', () =>
    expect(parseBlock('a;1,5\nb;2,5')).toEqual([
      ['a', '1,5'],
      ['b', '2,5'],
    ]))
  it('commas where they can only be columns', () =>
    expect(parseBlock('a,1,M8\nb,2,M8')).toEqual([
      ['a', '1', 'M8'],
      ['b', '2', 'M8'],
    ]))
  it('quoted cells', () =>
    expect(parseBlock('"a\tb"\t"say ""x"""\n"two\nlines"\tc')).toEqual([
      ['a\tb', 'say "x"'],
      ['two\nlines', 'c'],
    ]))
  it('reads back what it writes', () => {
    const block = [
      ['a\tb', 'x"y'],
      ['', 'line\nbreak'],
    ]
    expect(parseBlock(formatBlock(block))).toEqual(block)
  })
})

describe('planPaste', () => {
  const rows = [
    { part_number: 'ZT-001', values: { section: 1 } },
    { part_number: 'ZT-030', values: { section: 30, stud: 'm8' } },
  ]
  const plan = (block: Block, options: Partial<PasteOptions> = {}, table = rows) =>
    planPaste(table, block, { at: { row: 0, column: 0 }, attributes, language: 'pt', ...options })

  it('without part numbers lays the block over the rows and adds rows', () => {
    const { rows: result, changes } = plan(
      [
        ['2', '10–16'],
        ['3', 'x'],
        ['4', ''],
      ],
      { at: { row: 0, column: 1 } },
    )
    expect(result).toEqual([
      { part_number: 'ZT-001', values: { section: 2, cable: [10, 16] } },
      { part_number: 'ZT-030', values: { section: 3, stud: 'm8', cable: 'x' } },
      { part_number: '', values: { section: 4 } },
    ])
    expect(changes[0]).toEqual({ row: 0, column: 1, before: '1', after: '2' })
  })
  it.each([
    [
      'in the order of the table',
      [
        ['Código', 'Seção'],
        ['ZT-001', '11'],
        ['ZT-030', '31'],
      ],
    ],
    [
      'in another order of rows',
      [
        ['Código', 'Seção'],
        ['zt 030', '31'],
        ['zt001', '11'],
      ],
    ],
    [
      'in another order of columns',
      [
        ['Seção (mm²)', 'Código'],
        ['31', 'ZT030'],
        ['11', 'ZT001'],
      ],
    ],
    [
      'without a header, by the part numbers it knows',
      [
        ['ZT030', '31'],
        ['ZT001', '11'],
      ],
    ],
  ])('goes by part number %s', (_, block) => {
    const { rows: result, changes } = plan(block, { at: { row: 1, column: 0 } })
    expect(result).toEqual([
      { part_number: 'ZT-001', values: { section: 11 } },
      { part_number: 'ZT-030', values: { section: 31, stud: 'm8' } },
    ])
    expect(changes.map(({ row, before, after }) => [row, before, after])).toEqual([
      [0, '1', '11'],
      [1, '30', '31'],
    ])
  })
  it('keeps the cells of columns that the block does not have', () => {
    expect(
      plan([
        ['Código', 'Furo'],
        ['ZT030', ''],
      ]).rows[1],
    ).toEqual({ part_number: 'ZT-030', values: { section: 30 } })
  })
  it('names unknown columns, unknown and repeated part numbers and rows without one', () => {
    const block = [
      ['Código', 'Preço', 'Seção', ''],
      ['ZT-099', '9', '99', ''],
      ['', '1', '5', ''],
      ['ZT-001', '1', '6', ''],
      ['ZT001', '1', '7', ''],
    ]
    const all = plan(block)
    expect(all).toMatchObject({
      unknownColumns: ['Preço'],
      added: ['ZT-099'],
      repeated: ['ZT001'],
      nameless: [2],
      taken: 3,
    })
    expect(all.rows[2]).toEqual({ part_number: 'ZT-099', values: { section: 99 } })
    expect(all.rows[0]?.values).toEqual({ section: 7 })
    expect(plan(block, { addRows: false }).rows).toHaveLength(2)
  })
  it.each<[string, Block, Partial<PasteOptions>, unknown, string[]]>([
    ['reads 1.250 as thousands in Portuguese', [['1.250']], {}, 1250, ['1.250']],
    ['reads 1.250 as decimals in English', [['1.250']], { language: 'en' }, 1.25, ['1.250']],
    ['reads as chosen', [['1.250']], { mark: '.' }, 1.25, ['1.250']],
    ['reads as the other numbers of the block show', [['1.250', '2.5–3.5']], {}, 1.25, []],
    ['asks where the block shows both marks', [['1.250', '2.5–3,5']], {}, 1250, ['1.250']],
  ])('%s', (_, block, options, value, open) => {
    const result = plan(block, { at: { row: 0, column: 1 }, ...options })
    expect([result.rows[0]?.values['section'], result.open]).toEqual([value, open])
  })
  it('does not ask for figures inside a text or a part number', () => {
    expect(
      plan([
        ['Código', 'Estanhado'],
        ['1.250', 'sim'],
      ]).open,
    ).toEqual([])
  })
  it('an empty cell takes the value away', () =>
    expect(plan([['']], { at: { row: 0, column: 1 } }).rows[0]).toEqual({
      part_number: 'ZT-001',
      values: {},
    }))
  it('fifty rows', () =>
    expect(
      plan(
        Array.from({ length: 50 }, (_, n) => [`TC-${n}`, String(n)]),
        {},
        [],
      ).rows,
    ).toHaveLength(50))
  it.each<[string, Block, Partial<PasteOptions>, typeof rows, boolean]>([
    [
      'a new table',
      [
        ['Código', 'Seção'],
        ['A', '1'],
      ],
      {},
      [],
      false,
    ],
    [
      'a new table with an unknown column',
      [
        ['Código', 'Seção', 'Cor'],
        ['A', '1', 'x'],
      ],
      {},
      [],
      true,
    ],
    ['open numbers', [['A', '1.250']], {}, [], true],
    ['one cell', [['7']], { at: { row: 0, column: 1 } }, rows, false],
    ['cells over others', [['7'], ['8']], { at: { row: 0, column: 1 } }, rows, true],
    [
      'a part number written over by order',
      [
        ['XX-1', '5'],
        ['XX-2', '5'],
      ],
      {},
      rows,
      true,
    ],
    [
      'rows by part number',
      [
        ['Código', 'Seção'],
        ['ZT-001', '2'],
      ],
      {},
      rows,
      true,
    ],
    [
      'rows at the end',
      [
        ['A', '1'],
        ['B', '2'],
      ],
      { at: { row: 2, column: 0 } },
      rows,
      false,
    ],
  ])('shown before it is taken, or not: %s', (_, block, options, table, shown) =>
    expect(needsReview(plan(block, options, table), table.length)).toBe(shown),
  )
  it('knows headings by label, key and unit', () => {
    expect(headerColumns(['Furo', 'Código', 'Preço', 'Seção (mm²)'], attributes)).toEqual([
      3,
      0,
      undefined,
      1,
    ])
    expect(headerColumns(['Seção mm²', 'stud'], attributes)).toEqual([1, 3])
  })
})

describe('checkVariants', () => {
  const check = (values: Record<string, unknown>, part_number = 'A') =>
    checkVariants([{ part_number, values }], attributes, 'en').map((error) => error.message)
  it.each([
    [{ section: '50' }, 'Enter a number.'],
    [{ cable: [16, 10] }, 'Enter a range, like 10–16, from least to greatest.'],
    [{ stud: 'M99' }, 'Choose one of: M8, Cobre estanhado'],
    [{ tinned: 'yes' }, 'Answer yes or no.'],
    [{ stranger: 1 }, 'The subcategory does not declare this attribute.'],
  ])('%j', (values, message) => expect(check(values)).toEqual([message]))
  it('part numbers', () => {
    expect(check({}, '')).toEqual(['Enter the part number.'])
    expect(check({}, '---')).toEqual(['The part number needs letters or digits.'])
    expect(
      checkVariants(
        [
          { part_number: 'tc 50', values: {} },
          { part_number: 'TC-50', values: {} },
        ],
        attributes,
        'en',
      ),
    ).toEqual([{ row: 1, key: 'part_number', message: 'This part number is in another row too.' }])
  })
  it('decimals', () =>
    expect(
      checkVariants(
        [{ part_number: 'A', values: { section: 1.25 } }],
        [{ ...number, decimals: 1 }],
        'pt',
      ),
    ).toHaveLength(1))
  it('a GTIN by its check digit', () => {
    const columns = withTrade(attributes, 'en')
    const wrong = (gtin: string) =>
      checkVariants([{ part_number: 'A', values: { gtin } }], columns, 'en').map(({ key }) => key)
    expect([wrong('6291041500213'), wrong('6291041500214')]).toEqual([[], ['gtin']])
    expect(withTrade([{ ...number, key: 'packing' }], 'br').map(({ key }) => key)).toEqual([
      'packing',
      'gtin',
    ])
  })
  it('strangers among the fields of a row', () =>
    expect(
      checkVariants([{ part_number: 'A', values: {}, price: 3 }], attributes, 'pt'),
    ).toHaveLength(1))
})
