import type { ChoiceCounts } from '#src/staff-index/list-shapes.ts'
import { anyValue } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import type { SuggestedValue } from '#src/staff-index/suggested-values.ts'
import { valueFilterText } from '#src/staff-index/value-filters.ts'

type Suggestion = ChoiceCounts['suggestions'][number]

/** Filters that are suggested at most. */
const maxSuggestions = 4

interface Found {
  state: ListState
  /** Number of documents that are found. */
  total: number
  values: readonly SuggestedValue[]
}

/**
 * Filters that leave some of the found documents, not all: of each kind that is not filtered yet the choice that
 * leaves most. Work comes first, values after it.
 */
export function suggestFilters(
  counts: Omit<ChoiceCounts, 'suggestions'>,
  { state, total, values }: Found,
): Suggestion[] {
  const best = (
    choices: Record<string, number>,
    parametersOf: (value: string) => Record<string, string>,
    isOffered: (value: string) => boolean = () => true,
  ): Suggestion[] =>
    Object.entries(choices)
      .filter(([value, count]) => count > 0 && count < total && isOffered(value))
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 1)
      .map(([value, count]) => ({
        query: new URLSearchParams(parametersOf(value)).toString(),
        count,
        choice: null,
      }))
  const ofLanguage = (wanted: string): Suggestion[] =>
    state.states.length > 0
      ? []
      : best(
          counts.languages,
          (value) => {
            const [language = ''] = value.split(' ')
            return { language, state: wanted }
          },
          (value) => value.endsWith(` ${wanted}`),
        )
  const missing =
    state.missing === null
      ? best(
          counts.missing,
          (fact) => ({ missing: fact }),
          (fact) => fact !== anyValue,
        )
      : []
  return [
    ...ofLanguage('outdated'),
    ...missing,
    ...best(
      counts.without,
      (fact) => ({ without: fact }),
      // a required part is suggested by the filter of missing facts
      (fact) => !state.without.includes(fact) && counts.missing[fact] === undefined,
    ),
    ...ofLanguage('review'),
    ...(state.site.length > 0
      ? []
      : best(
          counts.site,
          (site) => ({ site }),
          (site) => site !== 'public',
        )),
    ...values.map(({ filter, count, choice }) => ({
      query: new URLSearchParams({ value: valueFilterText(filter) }).toString(),
      count,
      choice,
    })),
    ...(state.parents.length > 0 ? [] : best(counts.parents, (parent) => ({ parent }))),
  ].slice(0, maxSuggestions)
}
