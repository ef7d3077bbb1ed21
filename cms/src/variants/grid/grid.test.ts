import { describe, expect, it } from 'vitest'
import { checkVariants } from '../check.ts'
import type { Declared } from '../declaration.ts'
import { withTrade } from '../trade-attributes.ts'
import { formatCell, parseCell, parseNumber } from './cell-text.ts'
import { formatBlock, parseBlock } from './clipboard.ts'
import { headerColumns, paste } from './paste.ts'

const declared = (type: Declared['type'], more: Partial<Declared> = {}): Declared => ({ key: type, label: type, type, unit: null, decimals: null, choices: [], ...more })
const number = declared('number', { key: 'section', label: 'Seção', unit: 'mm²' })
const range = declared('range', { key: 'cable', label: 'Cabo', unit: 'mm²' })
const choice = declared('choice', { key: 'stud', label: 'Furo', choices: [{ value: 'm8', label: 'M8' }, { value: 'cu', label: 'Cobre estanhado' }] })
const boolean = declared('boolean', { key: 'tinned', label: 'Estanhado' })
const attributes = [number, range, choice, boolean]

describe('parseNumber', () => {
  it.each([['2,5', 2.5], ['2.5', 2.5], ['1.234,5', 1234.5], ['1,234.5', 1234.5], [' 50 mm² ', 50], ['−3', -3], ['.5', 0.5]])('%s', (text, value) => expect(parseNumber(text, 'mm²')).toBe(value))
  it.each(['', 'abc', '1,2,3', '5 mm', '1e5', '--1'])('not %s', (text) => expect(parseNumber(text, 'mm²')).toBeUndefined())
})

describe('parseCell', () => {
  it.each(['10–16', '10-16', '10..16', '10 a 16', '10 — 16', '10 to 16', '10–16 mm²'])('the range %s', (text) => expect(parseCell(text, range)).toEqual([10, 16]))
  it('a single figure is a range of itself', () => expect(parseCell('16', range)).toEqual([16, 16]))
  it('decimal commas in ranges', () => expect(parseCell('1,5–2,5', range)).toEqual([1.5, 2.5]))
  it.each([['M8', 'm8'], ['COBRE ESTANHADO', 'cu'], ['cu', 'cu']])('the choice %s', (text, value) => expect(parseCell(text, choice)).toBe(value))
  it.each([['sim', true], ['Não', false], ['yes', true], ['0', false], ['Sí', true]])('the truth of %s', (text, value) => expect(parseCell(text, boolean)).toBe(value))
  it('keeps what it cannot read, for the check to name', () => {
    expect(parseCell('abc', number)).toBe('abc')
    expect(checkVariants([{ part_number: 'A1', values: { section: 'abc' } }], attributes, 'pt')).toEqual([{ row: 0, key: 'section', message: 'Informe um número.' }])
  })
  it('reads back what it writes', () => {
    for (const language of ['pt', 'en', 'es']) {
      for (const [value, column] of [[2.5, number], [[1.5, 16], range], ['cu', choice], [true, boolean], [false, boolean]] as const) {
        expect(parseCell(formatCell(value as never, column, language), column)).toEqual(value)
      }
    }
  })
})

describe('parseBlock', () => {
  it('a selection of Excel', () => expect(parseBlock('TC-10\t10\tM8\r\nTC-16\t16\tM8\r\n')).toEqual([['TC-10', '10', 'M8'], ['TC-16', '16', 'M8']]))
  it('a column of decimals stays one column', () => expect(parseBlock('1,5\n2,5')).toEqual([['1,5'], ['2,5']]))
  it('semicolons', () => expect(parseBlock('a;1,5\nb;2,5')).toEqual([['a', '1,5'], ['b', '2,5']]))
  it('commas where they can only be columns', () => expect(parseBlock('a,1,M8\nb,2,M8')).toEqual([['a', '1', 'M8'], ['b', '2', 'M8']]))
  it('quoted cells', () => expect(parseBlock('"a\tb"\t"say ""x"""\n"two\nlines"\tc')).toEqual([['a\tb', 'say "x"'], ['two\nlines', 'c']]))
  it('reads back what it writes', () => {
    const block = [['a\tb', 'x"y'], ['', 'line\nbreak']]
    expect(parseBlock(formatBlock(block))).toEqual(block)
  })
})

describe('paste', () => {
  const rows = [{ part_number: 'A', values: { section: 1 } }]
  it('lays over what is there and adds rows', () => {
    expect(paste(rows, [['2', '10–16'], ['3', 'x']], { row: 0, column: 1 }, attributes)).toEqual([
      { part_number: 'A', values: { section: 2, cable: [10, 16] } }, { part_number: '', values: { section: 3, cable: 'x' } },
    ])
  })
  it('goes by the header where there is one', () => {
    const block = [['Furo', 'Código', 'Preço', 'Seção (mm²)'], ['M8', 'B', '9', '25']]
    expect(headerColumns(block[0] ?? [], attributes)).toEqual([3, 0, undefined, 1])
    expect(paste(rows, block, { row: 1, column: 0 }, attributes)[1]).toEqual({ part_number: 'B', values: { section: 25, stud: 'm8' } })
  })
  it('an empty cell takes the value away', () => expect(paste(rows, [['']], { row: 0, column: 1 }, attributes)).toEqual([{ part_number: 'A', values: {} }]))
  it('fifty rows', () => expect(paste([], Array.from({ length: 50 }, (_, n) => [`TC-${n}`, String(n)]), { row: 0, column: 0 }, attributes)).toHaveLength(50))
})

describe('checkVariants', () => {
  const check = (values: Record<string, unknown>, part_number = 'A') => checkVariants([{ part_number, values }], attributes, 'en').map((error) => error.message)
  it.each([
    [{ section: '50' }, 'Enter a number.'], [{ cable: [16, 10] }, 'Enter a range, like 10–16, from least to greatest.'],
    [{ stud: 'M99' }, 'Choose one of: M8, Cobre estanhado'], [{ tinned: 'yes' }, 'Answer yes or no.'], [{ stranger: 1 }, 'The subcategory does not declare this attribute.'],
  ])('%j', (values, message) => expect(check(values)).toEqual([message]))
  it('part numbers', () => {
    expect(check({}, '')).toEqual(['Enter the part number.'])
    expect(check({}, '---')).toEqual(['The part number needs letters or digits.'])
    expect(checkVariants([{ part_number: 'tc 50', values: {} }, { part_number: 'TC-50', values: {} }], attributes, 'en')).toEqual([{ row: 1, key: 'part_number', message: 'This part number is in another row too.' }])
  })
  it('decimals', () => expect(checkVariants([{ part_number: 'A', values: { section: 1.25 } }], [{ ...number, decimals: 1 }], 'pt')).toHaveLength(1))
  it('a GTIN by its check digit', () => {
    const columns = withTrade(attributes, 'en')
    const wrong = (gtin: string) => checkVariants([{ part_number: 'A', values: { gtin } }], columns, 'en').map(({ key }) => key)
    expect([wrong('6291041500213'), wrong('6291041500214')]).toEqual([[], ['gtin']])
    expect(withTrade([{ ...number, key: 'packing' }], 'br').map(({ key }) => key)).toEqual(['packing', 'gtin'])
  })
  it('strangers among the fields of a row', () => expect(checkVariants([{ part_number: 'A', values: {}, price: 3 }], attributes, 'pt')).toHaveLength(1))
})
