import { expect, it } from 'vitest'
import { placeUnits } from './place-unit.ts'

/** Exported passages `at: text`, and the text as it is now; a passage is its own fingerprint. */
const places = (units: [at: number, text: string | null, source?: string][], ...texts: string[]) =>
  placeUnits(
    units.map(([at, text, source]) => ({ at, text, source: source ?? text ?? '' })),
    { fingerprints: texts, texts },
  )

it.each([
  [
    'the same passages',
    [
      [0, 'A'],
      [1, 'B'],
    ],
    ['A', 'B'],
    [0, 1],
  ],
  [
    'a passage before them',
    [
      [0, 'A'],
      [1, 'B'],
    ],
    ['X', 'A', 'B'],
    [1, 2],
  ],
  [
    'other order',
    [
      [0, 'A'],
      [1, 'B'],
    ],
    ['B', 'A'],
    [1, 0],
  ],
  [
    'equal passages',
    [
      [0, 'A'],
      [2, 'A'],
    ],
    ['A', 'B', 'A'],
    [0, 2],
  ],
  ['a changed passage', [[1, 'close the lid now']], ['A', 'close the lid then'], [1]],
  [
    'a changed passage that moved with its neighbor',
    [
      [0, 'A'],
      [1, 'close the lid now'],
    ],
    ['X', 'Y', 'A', 'close the lid then'],
    [2, 3],
  ],
  [
    'a changed passage that moved alone',
    [[0, 'close the lid now']],
    ['A', 'B', 'close the lid'],
    [2],
  ],
  ['a removed passage', [[1, 'close the lid']], ['A', 'something else'], [undefined]],
  [
    'a removed passage whose place another one took',
    [
      [0, 'A b'],
      [1, 'A c'],
    ],
    ['A c'],
    [undefined, 0],
  ],
  ['the only passage, changed altogether', [[0, 'Chave']], ['Torquímetro'], [0]],
  ['a changed passage of unknown words', [[1, null, 'f']], ['A', 'B'], [undefined]],
  ['a place beyond the text', [[9, 'x', 'f']], ['A', 'B'], [undefined]],
] as const)('finds %s', (_, units, texts, expected) => {
  expect(places(units as never, ...texts)).toEqual(expected)
})

it('finds a changed passage far away, beside its unchanged neighbor', () => {
  const before = Array.from({ length: 60 }, (_, at) => `new ${at}`)
  expect(
    places(
      [
        [0, 'A'],
        [1, 'close the lid now'],
      ],
      ...before,
      'A',
      'close the lid then',
    ),
  ).toEqual([60, 61])
})

it('places thousands of changed passages in less than a second', () => {
  const units = Array.from({ length: 5000 }, (_, at) => ({ at, source: `${at}`, text: 'a b c' }))
  const texts = units.map(() => 'a b d')
  const began = performance.now()
  placeUnits(units, { fingerprints: texts, texts })
  expect(performance.now() - began).toBeLessThan(1000)
})
