import { expect, test } from 'vitest'
import { findPast } from './past-changes.ts'
import type { Limit } from './limit-kinds.ts'

const column = (limits: Limit[]) => ({
  key: 'length',
  label: 'Length',
  type: 'number' as const,
  unit: 'mm',
  choices: [],
  limits,
})

const change = (before: unknown, after: unknown) => ({
  set: 's',
  code: 'A',
  key: 'length',
  before,
  after,
})

const effectsOf = (limits: Limit[], ...changes: [unknown, unknown][]) =>
  findPast(
    changes.map(([before, after]) => change(before, after)),
    [column(limits)],
    'en',
  ).map((found) => [found.change.after, found.effect])

test('a past value outside the bounds would have been refused, whatever it is today', () => {
  const limits: Limit[] = [
    { kind: 'minimum', number: 40 },
    { kind: 'maximum', number: 250 },
  ]
  expect(effectsOf(limits, [50, 5000], [5000, 50], [50, 39], [null, 300], [50, null])).toEqual([
    [5000, 'refuses'],
    [39, 'refuses'],
    [300, 'refuses'],
  ])
})

test('a step and a change at once would have been asked about, from the value that was replaced', () => {
  expect(effectsOf([{ kind: 'step', number: 5 }], [10, 15], [10, 12])).toEqual([[12, 'asks']])
  expect(effectsOf([{ kind: 'jump', number: 20 }], [100, 110], [100, 130], [null, 130])).toEqual([
    [130, 'asks'],
  ])
})

test('nothing is said without a declared limit, or for one that compares with other values', () => {
  expect(effectsOf([], [1, 1000])).toEqual([])
  const limits: Limit[] = [{ kind: 'greater', other: 'width' }, { kind: 'required' }]
  expect(effectsOf(limits, [1, 1000])).toEqual([])
})
