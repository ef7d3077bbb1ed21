import { expect, test } from 'vitest'
import { editDistance, similarityTo } from './spelling.ts'

test.each([
  ['terminl', 'terminal', 1],
  ['termianl', 'terminal', 1],
  ['haste', 'teste', 2],
  ['haste', 'haste', 0],
  ['a', 'abcd', 3],
])('%s and %s differ by %i (above 2: 3)', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
})

test.each([
  ['terminl', 'terminal'],
  ['conetor', 'conector'],
  ['aterameto', 'aterramento'],
  // the dictionary removed the ending
  ['termocontraivle', 'termocontra'],
])('%s is a misspelling of %s', (typed, known) => {
  expect(similarityTo(typed)(known)).toBeGreaterThan(0.5)
})

test.each([
  ['of less than four letters', 'fio', 'fita'],
  ['with another first letter', 'pasta', 'casta'],
  ['of a part number', 'tc9512', 'tc9510'],
  ['of a size', '1200', '1500'],
  ['that begins with a much shorter one', 'parafusadeiras', 'parafus'],
  ['two letters apart in a short word', 'haste', 'hospe'],
])('a word %s is not corrected', (_, typed, known) => {
  expect(similarityTo(typed)(known)).toBe(0)
})
