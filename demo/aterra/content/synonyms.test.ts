import { expect, test } from 'vitest'
import { synonyms } from './synonyms.ts'

test.each(['br', 'en', 'es'] as const)('%s has sixty groups or more', (locale) => {
  expect(synonyms.filter((group) => group.locale === locale).length).toBeGreaterThanOrEqual(60)
})

test('a group that leads nowhere else has two words or more', () => {
  const alone = synonyms.filter(({ words, meaning }) => words.length < 2 && meaning === undefined)
  expect(alone).toEqual([])
})

test('a word occurs once in its group', () => {
  const repeated = synonyms.filter(({ words }) => new Set(words).size !== words.length)
  expect(repeated).toEqual([])
})

test('no word of a group is empty', () => {
  const empty = synonyms.filter(({ words, meaning = [] }) =>
    [...words, ...meaning].some((word) => word.trim() === ''),
  )
  expect(empty).toEqual([])
})
