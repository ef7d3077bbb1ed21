import { localeCodes } from '@vitrine/configuration/locales'
import { expect, test } from 'vitest'
import { evaluate, measure } from './evaluate.ts'
import { floors } from './floors.ts'

const evaluations = evaluate()

test.each(evaluations)(
  'the ranking reaches the floors in $locale on the $set queries',
  (evaluation) => {
    const { site, set, locale } = evaluation
    expect(site.success, JSON.stringify(site.missed)).toBeGreaterThanOrEqual(
      floors[set][locale].success,
    )
    expect(site.meanReciprocalRank).toBeGreaterThanOrEqual(floors[set][locale].meanReciprocalRank)
    expect(site.empty).toBe(0)
  },
)

test.each(evaluations)(
  'the ranking exceeds MiniSearch in $locale on the $set queries',
  (evaluation) => {
    expect(evaluation.site.success).toBeGreaterThan(evaluation.miniSearch.success)
  },
)

test('every locale is measured', () => {
  expect([...new Set(evaluations.map(({ locale }) => locale))]).toEqual(localeCodes)
})

test('measures success at 3 and the mean reciprocal rank', () => {
  const answers: Record<string, string[]> = {
    one: ['A'],
    two: ['B', 'A'],
    far: ['B', 'C', 'D', 'A'],
  }
  const figures = measure(
    (text) => answers[text] ?? [],
    ['one', 'two', 'far', 'none'].map((text) => ({
      locale: 'br',
      text,
      families: ['A'],
      facts: {},
    })),
  )
  expect(figures).toMatchObject({
    queries: 4,
    success: 0.5,
    meanReciprocalRank: (1 + 0.5 + 0.25) / 4,
    empty: 1,
  })
  expect(figures.missed.map(({ text }) => text)).toEqual(['far', 'none'])
})
