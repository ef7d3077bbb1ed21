/** @reading @search */
import { expect, test } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import { measure } from '../../golden/evaluate.ts'
import { floors } from '../../golden/floors.ts'
import { goldenQueries } from '../../golden/queries/index.ts'
import { unseenQueries } from '../../golden/queries/unseen.ts'
import { clientIn } from '../contract-client.ts'
import { nightly, repeatedIn } from '../nightly.ts'

/**
 * Sets of queries; each run also evaluates both without the database (`golden/evaluate.test.ts`).
 */
const sets = [
  { set: 'golden', queries: goldenQueries, tag: [nightly] },
  { set: 'unseen', queries: unseenQueries, tag: [] },
] as const

for (const { set, queries: all, tag } of sets)
  for (const locale of localeCodes)
    test(
      `finds what the ${set} queries ask for, in ${locale}`,
      { tag: [...tag, ...repeatedIn(locale, 'search')] },
      async () => {
        const api = clientIn(locale)
        const queries = all.filter((query) => query.locale === locale)
        expect(queries.length).toBeGreaterThan(40)
        const answers = new Map<string, string[]>()
        for (const { text } of queries) {
          const { data } = await api('products-list', { query: { search: text, perPage: 12 } })
          answers.set(
            text,
            data.map(({ family }) => family),
          )
        }
        const figures = measure((text) => answers.get(text) ?? [], queries)
        const floor = floors[set][locale]
        expect(figures.success, JSON.stringify(figures.missed)).toBeGreaterThanOrEqual(
          floor.success,
        )
        expect(figures.meanReciprocalRank).toBeGreaterThanOrEqual(floor.meanReciprocalRank)
        expect(figures.empty).toBe(0)
      },
    )
