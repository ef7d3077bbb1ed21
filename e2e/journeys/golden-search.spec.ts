import { expect, test } from '@playwright/test'
import { localeCodes } from '@vitrine/contract/locales'
import { measure } from '../../golden/evaluate.ts'
import { floors } from '../../golden/floors.ts'
import { goldenQueries } from '../../golden/queries/index.ts'
import { unseenQueries } from '../../golden/queries/unseen.ts'
import { clientIn } from '../contract-client.ts'

const sets = { golden: goldenQueries, unseen: unseenQueries }

for (const locale of localeCodes)
  test(`finds what the golden queries ask for, in ${locale}`, async () => {
    const api = clientIn(locale)
    for (const set of ['golden', 'unseen'] as const) {
      const queries = sets[set].filter((query) => query.locale === locale)
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
      const missed = `${set} ${JSON.stringify(figures.missed)}`
      expect(figures.success, missed).toBeGreaterThanOrEqual(floor.success)
      expect(figures.meanReciprocalRank, set).toBeGreaterThanOrEqual(floor.meanReciprocalRank)
      expect(figures.empty, set).toBe(0)
    }
  })
