import { expect, it } from 'vitest'
import { isCompared, isOneSlip, withDigits } from './near-numbers.ts'

it.each([
  ['another digit', 'OM9513', 'OM9512'],
  ['another letter', 'ON9512', 'OM9512'],
  ['a character too many', 'OM95122', 'OM9512'],
  ['a character missing', 'OM952', 'OM9512'],
  ['a character missing at the end', 'OM951', 'OM9512'],
  ['a character missing at the start', 'M9512', 'OM9512'],
  ['two neighbours swapped', 'OM9521', 'OM9512'],
])('%s: %s is one slip from %s', (_, typed, meant) => {
  expect(isOneSlip(typed, meant)).toBe(true)
  expect(isOneSlip(meant, typed)).toBe(true)
})

it.each([
  ['the number itself', 'OM9512', 'OM9512'],
  ['two other digits', 'OM9533', 'OM9512'],
  ['two characters missing', 'OM95', 'OM9512'],
  ['two characters swapped that are no neighbours', 'OM2519', 'OM9512'],
])('%s: %s is not one slip from %s', (_, typed, other) =>
  expect(isOneSlip(typed, other)).toBe(false),
)

it.each([
  ['letters for zeros', 'OM5O1O', 'OM5010'],
  ['a letter for a one and one for a zero', 'OM1LO', 'OM110'],
  ['letters before the first digit kept', 'OBL5O1O', 'OBL5010'],
])('%s: %s is read as %s', (_, typed, meant) => expect(withDigits(typed)).toBe(meant))

it.each(['OM95', 'M12', '95MM2', '1234', 'TERMINAL', `OM${'9'.repeat(19)}`])(
  'does not compare %s',
  (number) => expect(isCompared(number)).toBe(false),
)
