import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { synonyms } from '@vitrine/demo/aterra'
import { catalogueIn } from './catalogue.ts'
import { miniSearchRanking } from './mini-search-ranking.ts'
import { goldenQueries } from './queries/index.ts'
import { unseenQueries } from './queries/unseen.ts'
import type { GoldenQuery } from './queries/golden-query.ts'
import type { Rank } from './ranking.ts'
import { searchRanking } from './search-ranking.ts'

/** Number of ranks that count as a success. */
const places = 3

export interface Figures {
  queries: number
  /** Share of queries with an expected product among the first three, 0 to 1. */
  success: number
  /** Mean of 1 / rank of the first expected product; 0 without one. */
  meanReciprocalRank: number
  /** Number of queries without any result. */
  empty: number
  /** Queries without an expected product among the first three. */
  missed: { text: string; expected: readonly string[]; found: string[] }[]
}

/** Measures a ranking on queries of its locale. */
export function measure(rank: Rank, queries: readonly GoldenQuery[]): Figures {
  const answers = queries.map(({ text, families }) => {
    const found = rank(text)
    const place = found.findIndex((family) => families.includes(family))
    return { text, expected: families, found: found.slice(0, places), place, empty: !found.length }
  })
  const reached = answers.filter(({ place }) => place >= 0 && place < places)
  return {
    queries: queries.length,
    success: reached.length / queries.length,
    meanReciprocalRank:
      answers.reduce((sum, { place }) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) /
      queries.length,
    empty: answers.filter(({ empty }) => empty).length,
    missed: answers.filter((answer) => !reached.includes(answer)),
  }
}

const sets = { golden: goldenQueries, unseen: unseenQueries }

export interface Evaluation {
  locale: Locale
  set: keyof typeof sets
  miniSearch: Figures
  site: Figures
}

/** MiniSearch and the site's ranking on the same documents and queries, by locale and set. */
export const evaluate = (): Evaluation[] =>
  localeCodes.flatMap((locale) => {
    const documents = catalogueIn(locale)
    const miniSearch = miniSearchRanking(documents)
    const site = searchRanking(documents, synonyms, locale)
    return (['golden', 'unseen'] as const).map((set) => {
      const queries = sets[set].filter((query) => query.locale === locale)
      return {
        locale,
        set,
        miniSearch: measure(miniSearch, queries),
        site: measure(site, queries),
      }
    })
  })
