import { describe, expect, it } from 'vitest'
import { convertNumber, inverseOf } from './exact.ts'
import { unitRows } from './unit-rows.ts'
import {
  inUnit,
  isSameUnit,
  meansSame,
  normalUnit,
  ratioBetween,
  spellingsOf,
  unit,
  unitAt,
  unitCode,
  unitKey,
  unitOf,
  units,
  unitsLike,
} from './units.ts'

/** Spellings that two quantities have: the tonne as a mass and as a force. */
const shared = new Set(['tf'])

const printed = (spelling: string): string => spelling.replaceAll('_', ' ')
const spelled = units.flatMap((each) =>
  spellingsOf(each).map((text) => ({ unit: each, text, key: unitKey(text) })),
)
const missed = (isRight: (spelling: (typeof spelled)[number]) => boolean): string[] =>
  spelled.flatMap((each) => (isRight(each) ? [] : [`${each.text} of ${each.unit.symbol}`]))

describe('the table', () => {
  it('has a row for each line, and quantities with one base', () => {
    const rows = Object.values(unitRows).flatMap((text) => text.split('\n').filter(Boolean))
    expect(units.map(({ symbol }) => symbol)).toHaveLength(rows.length)
    expect(new Set(units.map(({ symbol }) => symbol)).size).toBe(units.length)
    for (const row of rows) expect(row.split('|').length, row).toBeLessThanOrEqual(8)
  })

  it('has no spelling of two units of one quantity, nor of two quantities by an oversight', () =>
    expect(
      missed(({ unit: own, text, key }) => {
        const others = spelled.filter((other) => other.unit !== own && other.key === key)
        return others.every((other) => shared.has(text) && other.unit.quantity !== own.quantity)
      }),
    ).toEqual([]))

  it('has codes of Recommendation 20 once', () => {
    const codes = units.flatMap(({ code }) => code ?? [])
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{2,3}$/)
  })

  it.each([
    ['in', 'mm', 25.4],
    ['kcmil', 'mm²', 0.5067074790974977],
    ['cmil', 'kcmil', 0.001],
    ['lbf·in', 'N·m', 0.1129848290276167],
    ['psi', 'Pa', 6894.757293168362],
    ['gpm', 'L/min', 3.785411784],
    ['hp', 'W', 745.6998715822702],
    ['rad', '°', 57.29577951308232],
    ['km/h', 'm/s', 0.2777777777777778],
  ])('a %s is so many %s: %d', (from, to, expected) =>
    expect(inUnit(1, unit(from), unit(to))).toBeCloseTo(expected, 12),
  )
})

describe('spellings', () => {
  it('are read as their unit, with or without joints, in any form of signs', () => {
    expect(
      missed(({ unit: own, text }) => {
        const forms = [printed(text), text.replaceAll(/[·_]/g, ''), ` ${printed(text)}. `]
        if (text.includes('·'))
          forms.push(...['.', ' ', '-', '⋅'].map((sign) => text.replaceAll('·', sign)))
        forms.push(
          printed(text).replaceAll('²', '2').replaceAll('³', '^3'),
          printed(text).replace('µ', 'μ'),
        )
        return forms.every((form) => shared.has(text) || unitOf(form) === own)
      }),
    ).toEqual([])
  })

  it('of names are read without case and accents, of symbols by case', () => {
    for (const each of units)
      for (const name of Object.values(each.names).flat().map(printed))
        expect([unitOf(name.toUpperCase().replaceAll('SS', 'ß')), name]).toEqual([each, name])
    expect([unitOf('mW'), unitOf('MW'), unitOf('mw')]).toEqual([unit('mW'), unit('MW'), undefined])
    expect(unitsLike('mw')).toEqual([unit('MW'), unit('mW')])
  })

  it('become one symbol and one code; other texts stay', () => {
    expect(
      missed(
        ({ unit: own, text }) =>
          shared.has(text) || normalUnit(text) === own.symbol.replaceAll('_', ' '),
      ),
    ).toEqual([])
    expect(
      missed(({ unit: own, text }) => shared.has(text) || unitCode(text) === own.code),
    ).toEqual([])
    expect([normalUnit(' pç '), normalUnit('mw'), unitCode('pç')]).toEqual(['pç', 'mw', undefined])
  })

  it('are the same unit beside another one', () => {
    expect(missed(({ unit: own, text }) => isSameUnit(printed(text), own.symbol))).toEqual([])
    expect(
      ['nm', 'tf', 'KG', 'mm', 'ROLO'].map((text, at) =>
        isSameUnit(text, ['N·m', 't', 'kg', 'MM', 'rolo'][at] ?? ''),
      ),
    ).toEqual([true, true, true, true, true])
    expect(
      ['mm', 'mw', 'kg', 'pç'].map((text, at) =>
        isSameUnit(text, ['mm²', 'MW', 'pç', 'mm'][at] ?? ''),
      ),
    ).toEqual([false, false, false, false])
  })

  it('are found behind a figure, the longest one', () => {
    expect(
      missed(
        ({ unit: own, text }) =>
          shared.has(text) || unitAt(`5 ${printed(text)} (x)`, 2)?.unit === own,
      ),
    ).toEqual([])
    expect(unitAt('10 m in length', 3)).toEqual({ unit: unit('m'), end: 4 })
    expect(unitAt('16 mm 2 furos', 3)).toEqual({ unit: unit('mm'), end: 5 })
    expect(unitAt('5 lb in total', 2)?.unit).toBe(unit('lb'))
    expect(unitAt('10 metros', 3)?.end).toBe(9)
    expect(unitAt('10 mmx', 3)).toBeUndefined()
  })
})

it('conversions go there and back without a difference', () => {
  const differences: string[] = []
  for (const from of units)
    for (const to of units.filter(({ quantity }) => quantity === from.quantity)) {
      const there = ratioBetween(from.symbol, to.symbol)
      const back = there && inverseOf(there)
      const value = there && convertNumber(7.25, there, 40)
      if (!there || !back || !value) continue
      if (JSON.stringify(ratioBetween(to.symbol, from.symbol), text) !== JSON.stringify(back, text))
        differences.push(`${from.symbol} to ${to.symbol}`)
      if (from.relation === undefined) continue
      const number = inUnit(inUnit(7.25, from, to) ?? 0, to, from) ?? 0
      if (Math.abs(number - 7.25) > 1e-9) differences.push(from.symbol)
      if (meansSame(from, to) !== (value.value === 7.25 && value.isExact))
        differences.push(to.symbol)
    }
  expect(differences).toEqual([])
})

/** Fractions in their lowest terms. */
function text(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('dividend' in value)) return value
  const { dividend, divisor } = value as { dividend: bigint; divisor: bigint }
  let [a, b] = [dividend < 0n ? -dividend : dividend, divisor]
  while (b) [a, b] = [b, a % b]
  return a === 0n ? '0' : `${dividend / a}/${divisor / a}`
}

it.each([
  '',
  ' ',
  '·',
  'm'.repeat(50_000),
  '. '.repeat(50_000),
  '𝟙'.repeat(9),
  '__proto__',
  'constructor',
  '\u202emm',
  '(',
  '\\',
])('hostile texts are no units: %#', (hostile) => {
  const began = performance.now()
  if (!hostile.includes('mm') || hostile.length > 9) expect(unitOf(hostile)).toBeUndefined()
  expect(unitsLike(hostile.slice(0, 1)).length).toBeLessThan(2)
  expect(unitAt(hostile, 0)?.end ?? 0).toBeLessThan(20)
  expect(normalUnit(hostile)).toBeTypeOf('string')
  expect(performance.now() - began).toBeLessThan(500)
})
