import { spellingsOf, units } from '@vitrine/quantities/units'
import { expect, test } from 'vitest'
import { convertExactly, exactUnits } from './units.ts'

test.each([
  [1.2, 'cm', 'mm', 12],
  [95, 'mm²', 'mm²', 95],
  [95, 'mm2', 'mm²', 95],
  [0.95, 'cm^2', 'mm²', 95],
  [0.3, 'kA', 'A', 300],
  [1.1, 'm', 'mm', 1100],
  [4.35, 'm', 'cm', 435],
  [50, 'N m', 'N·m', 50],
  [50, 'N.m', 'Nm', 50],
  [0.7, 'MPa', 'bar', 7],
  [5, 'MMT', 'mm', 5],
  [1e-7, 'm', 'mm', 0.0001],
  [-5, 'mA', 'A', -0.005],
  [3, 'HP', 'HP', 3],
])('converts %d %s to %s', (value, from, to, expected) =>
  expect(convertExactly(value, from, to)).toBe(expected),
)

test.each([
  ['in', 'mm'],
  ['AWG', 'mm²'],
  ['mm', 'mm²'],
  ['°F', '°C'],
  ['MW', 'mm'],
  ['constructor', 'mm'],
  ['', 'mm'],
])('does not convert %s to %s', (from, to) => expect(convertExactly(1, from, to)).toBeUndefined())

test('keeps prefixes apart that differ in case', () => {
  expect(convertExactly(1, 'MW', 'mW')).toBe(1_000_000_000)
  expect(convertExactly(1, 'mm', 'MM')).toBeUndefined()
})

test('lists the units that are converted exactly', () => {
  expect(exactUnits('mm²')).toEqual(['mm²', 'cm²', 'dm²', 'm²'])
  expect(exactUnits('dB')).toEqual(['dB'])
})

test('reads every spelling of every unit', () => {
  const missed = units.flatMap((unit) =>
    spellingsOf(unit)
      .map((spelling) => spelling.replaceAll('_', ' '))
      // the tonne is a mass and a force
      .filter((text) => text !== 'tf' && convertExactly(5, text, unit.symbol) !== 5),
  )
  expect(missed).toEqual([])
})
