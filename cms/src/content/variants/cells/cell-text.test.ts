import { describe, expect, it } from 'vitest'
import { attributes, boolean, choice, number, range } from '../../../../test/support/attributes.ts'
import type { Declared } from '../declaration.ts'
import { checkVariants } from '../check.ts'
import { formatCell, parseCell } from './cell-text.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'

describe('parseCell', () => {
  it.each(['10–16', '10-16', '10..16', '10 a 16', '10 — 16', '10 to 16', '10–16 mm²'])(
    'the range %s',
    (text) => expect(parseCell(text, range, ',')).toEqual([10, 16]),
  )
  it.each<[string, [number, number]]>([
    ['-60 a -40', [-60, -40]],
    ['–40 a 90', [-40, 90]],
    ['−60 a −40', [-60, -40]],
    ['-1 - -0,2', [-1, -0.2]],
    ['-60--40', [-60, -40]],
    ['–60 – –40', [-60, -40]],
    ['-40 … 90', [-40, 90]],
    ['-40 °C a +90 °C', [-40, 90]],
    ['de -40 até 90', [-40, 90]],
    ['-40 to 90', [-40, 90]],
    ['-5', [-5, -5]],
    ['10 -16', [10, 16]],
    ['1,5\u00ad–2,5', [1.5, 2.5]],
    ['\u200e-60\u2060 a\u00a0-40', [-60, -40]],
  ])('the negative range %j', (text, value) =>
    expect(parseCell(text, { ...range, unit: '°C' }, ',')).toEqual(value),
  )
  it.each(['90 a -40', '16–10'])('the range %s, whose bounds are the wrong way round', (text) =>
    expect(
      checkVariants(
        [{ part_number: 'A1', values: { [range.key]: parseCell(text, range, ',') } }],
        [range],
        'pt',
      ),
    ).toHaveLength(1),
  )
  it.each([
    '-60 -40',
    '10 16',
    '10\n12',
    '1\n250',
    '1\t250',
    '1  250',
    '10 12–16',
    '10–1 6',
    '10–abc',
    '10 a 16 x',
  ])('keeps the text %j, which is not one range', (text) =>
    expect(parseCell(text, range, ',')).toBe(text),
  )
  it.each<[string, [number, number]]>([
    ['1 250–2 500', [1250, 2500]],
    ['1\u00a0250 a\n2\u00a0500', [1250, 2500]],
  ])('the range %j with groups of thousands', (text, value) =>
    expect(parseCell(text, range, ',')).toEqual(value),
  )
  it.each([
    ['1,5\u00ad', 1.5],
    ['\ufeff2,5', 2.5],
    ['–3', -3],
    ['1\u200b0', 10],
  ])('parses the number %j without what is not seen', (text, value) =>
    expect(parseCell(text, number, ',')).toBe(value),
  )
  it('parses a single number as a range', () =>
    expect(parseCell('16', range, ',')).toEqual([16, 16]))
  it('parses decimal commas in ranges', () =>
    expect(parseCell('1,5–2,5', range, ',')).toEqual([1.5, 2.5]))
  it.each([
    ['M8', 'm8'],
    ['COBRE ESTANHADO', 'cu'],
    ['cu', 'cu'],
  ])('parses the choice %s', (text, value) => expect(parseCell(text, choice, ',')).toBe(value))
  it.each([
    ['sim', true],
    ['Não', false],
    ['yes', true],
    ['0', false],
    ['Sí', true],
  ])('parses the boolean %s', (text, value) => expect(parseCell(text, boolean, ',')).toBe(value))
  it('parses days as the language writes them, and in ISO 8601', () => {
    const day: Declared = { ...number, type: 'text', format: 'day' }
    expect([
      parseCell('31/12/2026', day, ','),
      parseCell('1.2.2026', day, ','),
      parseCell('2026-12-31', day, ','),
      parseCell('2026-12-31', day, '.'),
    ]).toEqual(['2026-12-31', '2026-02-01', '2026-12-31', '2026-12-31'])
    expect(parseCell('12/31/2026', day, '.'), 'ambiguous').toBe('12/31/2026')
    expect(['pt', 'en'].map((language) => formatCell('2026-12-31', day, language))).toEqual([
      '31/12/2026',
      '2026-12-31',
    ])
  })
  it('keeps unparseable text for the validation', () => {
    expect(parseCell('abc', number, ',')).toBe('abc')
    expect(
      checkVariants([{ part_number: 'A1', values: { section: 'abc' } }], attributes, 'pt'),
    ).toEqual([{ row: 0, key: 'section', message: 'Informe um número.' }])
  })
  it('parses what it formats', () => {
    for (const language of ['pt', 'en', 'es']) {
      for (const [value, column] of [
        [2.5, number],
        [1000, number],
        [1.25, number],
        [1.125, number],
        [12.345, number],
        [[1.5, 16], range],
        [[-60, -40], range],
        [[-40.5, 90], range],
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
