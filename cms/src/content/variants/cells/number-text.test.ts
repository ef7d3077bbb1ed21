import { describe, expect, it } from 'vitest'
import { parseNumber, rangeParts, readMarks } from './number-text.ts'

describe('parseNumber', () => {
  it.each([
    // text, value in Portuguese and Spanish, value in English
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
    ['1’250’000,5', 1250000.5, 1250000.5],
    ['1\u00a0250', 1250, 1250],
    ['12\u2009345\u2009678', 12345678, 12345678],
    ['- 1 250,5', -1250.5, -1250.5],
    ['50 mm ²', 50, 50],
    ['50\nmm²', 50, 50],
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
    '10 16',
    '10\n12',
    '1\n250',
    '1\t250',
    '1 2 5',
    '1  250',
    '1250 000',
    '1 25 000',
    '0,123 456',
    "1'2'5",
    "1 234'567",
    '10\u00a016',
    '10\u200916',
    '10 \n250 mm²',
  ])('rejects %j', (text) => expect(parseNumber(text, 'mm²', ',')).toBeUndefined())
})

it('does not read a number whose unit differs by the case of its letters', () => {
  expect(parseNumber('5 MΩ', 'mΩ', ',')).toBeUndefined()
  expect(parseNumber('5 MM', 'mm', ',')).toBe(5)
})

it('reads a number with its unit in any spelling, and fractions in inches', () => {
  expect(['50 mm2', '50 qmm', '50mm^2', '50'].map((text) => parseNumber(text, 'mm²', ','))).toEqual(
    Array(4).fill(50),
  )
  expect(['5 segundos', '5 s', '5 sec'].map((text) => parseNumber(text, 's', ','))).toEqual([
    5, 5, 5,
  ])
  expect(['3/8"', '1 1/2 pol', '½', '2,5 in'].map((text) => parseNumber(text, '"', ','))).toEqual([
    0.375, 1.5, 0.5, 2.5,
  ])
  expect(['3/8', '1 1/2 mm'].map((text) => parseNumber(text, 'mm', ','))).toEqual([
    undefined,
    undefined,
  ])
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

it.each(['9', '1.', '9-', '1 ', '.', "1'"])(
  'reads 49,000 long texts of %j as no numbers within half a second of processor time',
  (part) => {
    const began = process.cpuUsage()
    const text = part.repeat(150)
    for (let at = 0; at < 49_000; at += 1) {
      readMarks([{ text, unit: 'mm' }])
      if (parseNumber(text, 'mm', ',') !== undefined) throw new Error('a number')
    }
    rangeParts(part.repeat(50_000))
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1_000_000).toBeLessThan(0.5)
  },
)
