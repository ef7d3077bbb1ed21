import { describe, expect, it } from 'vitest'
import { isSameUnit } from '@vitrine/quantities/units'
import { namesOtherUnit, otherUnitOf } from './units.ts'

describe('isSameUnit', () => {
  it.each([
    ['mm2', 'mm²'],
    ['pol', 'in'],
    ['pol.', '"'],
    ['″', 'inch'],
    ['MM', 'mm'],
    ['N.m', 'N·m'],
    ['ºC', '°C'],
    ['m³/h', 'm3/h'],
    ['rpm', '1/min'],
    ['μm', 'µm'],
    ['voltas', 'Voltas'],
  ])('%s and %s', (one, other) => expect(isSameUnit(one, other)).toBe(true))
  it.each([
    ['mm', 'mm²'],
    ['mΩ', 'MΩ'],
    ['mW', 'MW'],
    ['mw', 'MW'],
    ['AWG', 'mm²'],
    ['pç', 'mm'],
  ])('not %s and %s', (one, other) => expect(isSameUnit(one, other)).toBe(false))
})

describe('otherUnitOf', () => {
  it.each([
    ['Comprimento (cm)', 'mm', 'cm'],
    ['Length [in]', 'mm', 'in'],
    ['Length (")', 'mm', '"'],
    ['Length (in cm)', 'mm', 'cm'],
    ['Length (cm, approx.)', 'mm', 'cm'],
    ['Length (mm / pol)', 'mm', 'pol'],
    ['Length (m)', 'mm', 'm'],
    ['Conductor (AWG)', 'mm²', 'AWG'],
    ['Seção (mm)', 'mm²', 'mm'],
    ['Resistance (mΩ)', 'MΩ', 'mΩ'],
    ['Potência (mw)', 'kW', 'mw'],
    ['Length, cm', 'mm', 'cm'],
    ['Length / cm', 'mm', 'cm'],
    ['Time (min)', 's', 'min'],
  ])('%s in a column of %s: %s', (head, unit, other) =>
    expect(otherUnitOf(head, unit, ['Length'])).toBe(other),
  )
  it.each([
    ['Comprimento (mm)', 'mm'],
    ['Comprimento (L)', 'mm'],
    ['Altura (H)', 'mm'],
    ['Temperatura (min)', '°C'],
    ['Temperatura (mín.)', '°C'],
    ['Title (en)', 'mm'],
    ['Length (see note)', 'mm'],
    ['Length (in stock)', 'mm'],
    ['Quantidade (un)', 'pç'],
    ['Seção (mm2)', 'mm²'],
    ['Comprimento (cm)', null],
  ])('%s in a column of %s: none', (head, unit) =>
    expect(otherUnitOf(head, unit, ['Length'])).toBeUndefined(),
  )
  it('is none for a unit of the label itself', () =>
    expect(otherUnitOf('Tensão (V) (kV)', 'kV', ['Tensão (V)'])).toBeUndefined())
})

it('namesOtherUnit', () => {
  expect(['cm', 'Ø cm', 'pol.'].map((text) => namesOtherUnit(text, 'mm'))).toEqual([
    true,
    true,
    true,
  ])
  expect(['mm', 'Ø mm', '', 'R$', 'approx.'].map((text) => namesOtherUnit(text, 'mm'))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
