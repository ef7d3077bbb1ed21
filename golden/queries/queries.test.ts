import { products } from '@vitrine/demo/aterra'
import { describe, expect, test } from 'vitest'
import type { GoldenQuery } from './golden-query.ts'
import { goldenQueries } from './index.ts'
import { unseenQueries } from './unseen.ts'

const byFamily = new Map(products.map((product) => [product.family, product]))

/** True if a variant's value matches a fact: equal, or a range that contains the number. */
function holds(value: unknown, fact: number | string | boolean): boolean {
  if (Array.isArray(value)) {
    const [min, max] = value as [number, number]
    return typeof fact === 'number' && min <= fact && fact <= max
  }
  return value === fact
}

/** Families of a query without a variant that has all facts. */
const unfounded = ({ families, facts }: GoldenQuery): string[] =>
  families.filter(
    (family) =>
      !byFamily
        .get(family)
        ?.variants.some((variant) =>
          Object.entries(facts).every(([key, fact]) => holds(variant.values[key], fact)),
        ),
  )

test('every expected product exists in the catalogue', () => {
  const unknown = [...goldenQueries, ...unseenQueries].flatMap(({ text, families }) =>
    families.filter((family) => !byFamily.has(family)).map((family) => `${text}: ${family}`),
  )
  expect(unknown).toEqual([])
})

test('each expected product has a variant with the facts of its query', () => {
  const withFacts = goldenQueries.filter(({ facts }) => Object.keys(facts).length > 0)
  expect(withFacts.length).toBeGreaterThan(100)
  for (const query of withFacts)
    expect.soft(unfounded(query), `${query.locale} "${query.text}"`).toEqual([])
})

test('a fact that no variant has is found', () => {
  const wrong: GoldenQuery = {
    locale: 'br',
    text: 'terminal 10 M20',
    families: ['TC'],
    facts: { conductor: 10, stud: 'M20' },
  }
  expect(unfounded(wrong)).toEqual(['TC'])
})

describe.each(['br', 'en', 'es'] as const)('queries in %s', (locale) => {
  const texts = goldenQueries.filter((query) => query.locale === locale).map(({ text }) => text)

  test('are fifty or more', () => {
    expect(texts.length).toBeGreaterThanOrEqual(50)
  })

  test('stand once each', () => {
    expect(new Set(texts).size).toBe(texts.length)
  })
})
