import { describe, expect, test } from 'vitest'
import { placeOfPassage, shownPlace } from './comment-places.ts'

const shown = (
  place: { passage: string; occurrence?: number; path?: string },
  source: string,
  basis: string | null = source,
) => {
  const words = (text: string): string[] => text.split(' ').filter(Boolean)
  const found = shownPlace({ path: 'text', occurrence: 0, ...place }, [
    {
      path: 'text',
      source: words(source),
      basis: basis === null ? null : words(basis),
      targets: basis === null ? 0 : words(basis).length,
    },
  ])
  return found.kind === 'passage' ? found.at : found.kind
}

describe('place of a comment', () => {
  test.each([
    ['at its passage', { passage: 'b' }, 'a b c', 'a b c', 1],
    [
      'at its passage after others were inserted before it',
      { passage: 'b' },
      'x y a b c',
      'a b c',
      3,
    ],
    ['at its passage after it was moved', { passage: 'b' }, 'b a c', 'a b c', 0],
    ['at the second of two equal passages', { passage: 'b', occurrence: 1 }, 'b a b', 'b a b', 2],
    [
      'at the last equal passage if fewer are left',
      { passage: 'b', occurrence: 1 },
      'a b',
      'a b',
      1,
    ],
    ['at a changed passage, by what it was translated from', { passage: 'b' }, 'a B c', 'a b c', 1],
    ['at its text if the passage was removed', { passage: 'b' }, 'a c', 'a b c', 'text'],
    ['at its text without a translation', { passage: 'b' }, 'a c', null, 'text'],
    ['at its text if it is about the whole text', { passage: '' }, 'a b', 'a b', 'text'],
    [
      'at the document if the text was removed',
      { passage: 'b', path: 'title' },
      'b',
      'b',
      'document',
    ],
    [
      'at the document if it is about the whole language',
      { passage: '', path: '' },
      'b',
      'b',
      'document',
    ],
  ] as const)('%s', (...[, place, source, basis, expected]) => {
    expect(shown(place, source, basis)).toBe(expected)
  })

  test('counts equal passages before it', () => {
    expect(placeOfPassage('text', ['b', 'a', 'b'], 2)).toEqual({
      path: 'text',
      passage: 'b',
      occurrence: 1,
    })
  })
})
