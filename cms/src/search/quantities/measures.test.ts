import type { AttributeValue } from '@vitrine/contract/shapes/types'
import { expect, test } from 'vitest'
import { fold } from '../words/fold.ts'
import { matches } from './measures.ts'
import type { Declaration } from './measures.ts'
import { readQuantity } from './read-quantity.ts'

const declare = (type: Declaration['type'], unit: string | null, filter = true): Declaration => ({
  type,
  unit,
  filter,
  choices: [],
})
const conductor = declare('number', 'mm²')
const run = declare('range', 'mm²')
const coded = declare('choice', null)
const length = declare('number', 'mm')
const lengthInFeet = declare('number', 'ft')
const outer = declare('number', 'mm', false)
const press = declare('number', 't')
const voltage = declare('number', 'kV')
const load = declare('number', 'kN')
const holes = declare('number', null)
const nearest = declare('text', null, false)

/** Highest weight of a text's readings. */
const weigh = (text: string, attribute: Declaration, value: AttributeValue): number =>
  Math.max(
    0,
    ...(readQuantity(fold(text), 0, 'br')?.readings ?? []).map(
      ({ quantity, weight }) => weight * matches(quantity, attribute, value, 'br'),
    ),
  )

test.each<[string, Declaration, AttributeValue]>([
  ['95mm²', conductor, 95],
  ['95 mm2', run, [95, 95]],
  ['M12', coded, 'M12'],
  ['1/2"', coded, '1/2"'],
  ['1 1/2"', coded, '1 1/2"'],
  ['6 ft', length, 1829],
  ['6 ft', length, 1830],
  ['1,83 m', lengthInFeet, 6],
  ['3/8"', length, 9.5],
  ['4:1', coded, '4:1'],
  ['12 ton', press, 12],
  ['12t', coded, '12 t'],
  ['3 m', length, 3000],
  ['1kV', voltage, 1],
  ['1.000 V', voltage, 1],
  ['10-16 mm2', run, [10, 16]],
])('%s is equal to a value of its kind', (text, attribute, value) => {
  expect(weigh(text, attribute, value)).toBe(1)
})

test.each<[string, string, Declaration, AttributeValue]>([
  ['95mm may be the section', '95mm', conductor, 95],
  ['a section within a range', '95 mm²', run, [70, 120]],
  ['a range around a section', '10 a 16 mm²', conductor, 16],
  ['a gauge in a text', '3/0', nearest, '3/0 AWG'],
  ['a gauge in a range of gauges', '18 awg', nearest, '22 – 16 AWG'],
  ['the nearest section of a gauge', '3/0 awg', conductor, 95],
  ['feet beside metres', '8 ft', length, 2400],
  ['feet beside a length that is not their rounding', '6 ft', length, 1825],
  ['a length beside feet that do not round to it', '1825 mm', lengthInFeet, 6],
  ['an inch stud beside its metric neighbour', '1/2"', coded, 'M12'],
  ['a rating a little above', '120 kN', load, 121],
  ['a bare number of a section', '95', conductor, 95],
  ['a bare number of a thread', '12', coded, 'M12'],
  ['a bare number of metres', '2,4', length, 2400],
  ['a bare number of pieces', '4', holes, 4],
])('%s matches, below an equal value', (_, text, attribute, value) => {
  const weight = weigh(text, attribute, value)
  expect(weight).toBeGreaterThan(0.3)
  expect(weight).toBeLessThan(1)
})

test.each<[string, string, Declaration, AttributeValue]>([
  ['another section', '95 mm²', conductor, 70],
  ['a section that is not the nearest', '3/0 awg', conductor, 70],
  ['another thread', 'M12', coded, 'M10'],
  ['a length of the same figure', '95 mm²', length, 95],
  ['a label with words', '10', coded, 'azul 10'],
  ['a range beside it', '95 mm²', run, [10, 70]],
  ['a missing value', '95 mm²', conductor, null],
])('%s does not match', (_, text, attribute, value) => {
  expect(weigh(text, attribute, value)).toBe(0)
})

test('what lists are filtered by comes before a dimension', () => {
  expect(weigh('95', length, 95)).toBeGreaterThan(weigh('95', outer, 95))
  expect(weigh('95mm', length, 95)).toBeGreaterThan(weigh('95mm', outer, 95))
})

test('a number with its unit comes before one without', () => {
  expect(weigh('95 mm²', conductor, 95)).toBeGreaterThan(weigh('95', conductor, 95))
})

test('a choice is read by its label, not by its key', () => {
  const supply = { ...coded, choices: [{ value: 'battery', label: 'bateria 18 V' }] }
  expect(weigh('18 V', supply, 'battery')).toBe(1)
})

test.each([
  ['5/8 Zoll', { kind: 'length', min: 15.875, max: 15.875, imperial: true }],
  ['2 Zoll', { kind: 'length', min: 50.8, max: 50.8, imperial: true }],
  ['95 Quadratmillimeter', { kind: 'section', min: 95, max: 95, imperial: false }],
  ['95 Quadrat', { kind: 'section', min: 95, max: 95, imperial: false }],
  ['10 bis 16 mm²', { kind: 'section', min: 10, max: 16, imperial: false }],
  ['12 Tonnen', { kind: 'mass', min: 12e6, max: 12e6, imperial: false }],
  ['Durchmesser 16 mm', { kind: 'length', min: 16, max: 16, imperial: false }],
  ['2,40 Meter', { kind: 'length', min: 2400, max: 2400, imperial: false }],
])('reads the German words of %s', (text, quantity) =>
  expect(readQuantity(fold(text), 0, 'br')?.readings[0]?.quantity).toEqual(quantity),
)
