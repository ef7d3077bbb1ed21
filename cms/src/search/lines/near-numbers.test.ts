import { expect, it } from 'vitest'
import { isNear } from './near-numbers.ts'

it.each([
  ['another digit', 'OM9513', 'OM9512'],
  ['another letter', 'ON9512', 'OM9512'],
  ['a character too many', 'OM95122', 'OM9512'],
  ['a character missing', 'OM952', 'OM9512'],
  ['a character missing at the end', 'OM951', 'OM9512'],
  ['two neighbours swapped', 'OM9521', 'OM9512'],
  ['letters for zeros', 'OM5O1O', 'OM5010'],
  ['a letter for a one and one for a zero', 'OML0O', 'OML00'],
])('%s: %s is near to %s', (_, typed, meant) => expect(isNear(typed, meant)).toBe(true))

it('keeps the letters before the first digit', () =>
  expect(isNear('OBL5O1O', 'OBL5010')).toBe(true))

it.each([
  ['the number itself', 'OM9512', 'OM9512'],
  ['two other digits', 'OM9533', 'OM9512'],
])('is not near: %s', (_, typed, other) => expect(isNear(typed, other)).toBe(false))

it.each(['OM95', 'M12', '95MM2', '1234', 'TERMINAL', `OM${'9'.repeat(19)}`])(
  'has nothing near %s',
  (number) =>
    expect([`${number}1`, number.slice(0, -1)].filter((other) => isNear(number, other))).toEqual(
      [],
    ),
)
