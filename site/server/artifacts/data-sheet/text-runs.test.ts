import { expect, test } from 'vitest'
import { directionOf, textRuns } from './text-runs.ts'

const arabic = /\p{Script=Arabic}/u
const runsOf = (line: string) =>
  textRuns(
    [...line].map((sign) => ({ sign, font: arabic.test(sign) ? 'arabic' : 'latin' })),
    directionOf(line),
  ).map(({ text }) => text)

test('splits a line by font', () => {
  expect(runsOf('Cu 95')).toEqual(['Cu 95'])
  expect(textRuns([], 'ltr')).toEqual([])
})

test.each([
  ['words of Arabic within a line', 'a نص طويل b', ['a ', 'طويل', ' ', 'نص', ' b']],
  ['figures within Arabic', 'نص 12,5 نص', ['نص', ' ', '12,5', ' ', 'نص']],
  ['brackets within Arabic', 'نص (نص)', ['(', 'نص', ') ', 'نص']],
  ['a full stop at the end of Arabic', 'نص.', ['.', 'نص']],
])('orders %s as they stand from left to right', (_, line, runs) => {
  expect(runsOf(line)).toEqual(runs)
})
