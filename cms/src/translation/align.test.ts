import { expect, it } from 'vitest'
import { alignPassages } from './align.ts'

/** Source passages with their state and target: `a=0`, `b≠1`, `c–`; then target passages left over. */
function aligned(source: string, basis: string | null, targets: number): string {
  const { passages, left } = alignPassages([...source], basis === null ? null : [...basis], targets)
  const signs = { current: '=', outdated: '≠', missing: '–' }
  return [
    ...passages.map((each) => `${source[each.source]}${signs[each.state]}${each.target ?? ''}`),
    ...left.map((index) => `+${index}`),
  ].join(' ')
}

it.each([
  ['abc', 'abc', 3, 'a=0 b=1 c=2'],
  ['axc', 'abc', 3, 'a=0 x≠1 c=2'],
  ['axyc', 'abc', 3, 'a=0 x≠1 y– c=2'],
  ['ac', 'abc', 3, 'a=0 c=2 +1'],
  ['xabc', 'abc', 3, 'x– a=0 b=1 c=2'],
  ['abcx', 'abc', 3, 'a=0 b=1 c=2 x–'],
  ['abc', null, 0, 'a– b– c–'],
  ['abc', 'abc', 2, 'a=0 b=1 c–'],
  ['ab', 'ab', 4, 'a=0 b=1 +2 +3'],
  ['', 'ab', 2, '+0 +1'],
])('places %s, translated from %s with %i passages', (source, basis, targets, expected) => {
  expect(aligned(source, basis, targets)).toBe(expected)
})
