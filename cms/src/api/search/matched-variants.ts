import { readInterval } from '@vitrine/contract/shapes/filters'
import type { Chosen } from '@vitrine/contract/shapes/filters'
import type { HitVariants } from '#src/api/reading/entries.ts'
import type { Score } from '#src/search/ranking/score.ts'
import { isOnlyNearest } from '#src/search/quantities/measures.ts'
import type { QueryTerm } from '#src/search/ranking/meanings.ts'
import type { IndexedValue, SearchDocument } from '#src/search/ranking/search-document.ts'
import { quantitiesOf } from './understood.ts'

/** Maximum variants of a product in a response. */
const maxRows = 4
/** Maximum values of a row in a search. */
const maxValues = 4
/** Maximum values of a row in a filtered list, whose page shows the chosen values elsewhere. */
const maxFilteredValues = 2

/**
 * Part number of the product, as printed, that a part number of the query matches; null if none
 * does.
 */
export const partNumberOf = ({ variants }: SearchDocument, score: Score): string | null =>
  score.byNumber ? (variants[score.variants[0] ?? -1]?.printed ?? null) : null

/**
 * Variants that match a search, with the values of the query first, then those of filterable
 * attributes. Null if none match, or if all of more than `maxRows` match without a part number in
 * the query.
 */
export function matchedVariants(
  document: SearchDocument,
  score: Score,
  terms: readonly QueryTerm[],
): HitVariants | null {
  const count = score.variants.length
  const all = count === document.variants.length && count > maxRows
  if (count === 0 || (all && !score.byNumber)) return null
  const queried = [...new Set(score.attributes.filter((place) => place !== undefined))]
  const others = document.attributes.flatMap(({ filter }, place) =>
    filter && !queried.includes(place) ? [place] : [],
  )
  const shown = [...queried, ...others].slice(0, Math.max(queried.length, maxValues))
  const isNearest = (attribute: number, value: IndexedValue) =>
    score.attributes.some((place, term) => {
      const asked = terms[term]
      return (
        place === attribute &&
        asked !== undefined &&
        isOnlyNearest(quantitiesOf(asked), value.measures)
      )
    })
  return variantsAt(document, score.variants, { shown, queried, isNearest })
}

/**
 * Variants of a filtered list that match the filters; if some also match the search, only these. If
 * the filters exclude none of more than `maxRows` variants, those of the search. Values: first
 * those of the search and of filters with several values, then those of filterable attributes
 * without a filter.
 */
export function filteredVariants(
  document: SearchDocument,
  passing: readonly number[],
  chosen: Chosen,
  searched: HitVariants | null,
): HitVariants | null {
  const both = searched?.indices.filter((place) => passing.includes(place)) ?? []
  const indices = both.length > 0 ? both : passing
  if (indices.length === 0) return null
  if (indices.length === document.variants.length && indices.length > maxRows) return searched
  const ofSearch = new Set(
    searched?.rows.flatMap(({ values }) =>
      values.flatMap(({ key, asked }) => (asked ? [key] : [])),
    ),
  )
  const queried = document.attributes.flatMap(({ key }, place) => {
    const [value, ...others] = chosen.get(key) ?? []
    const isOpen = value !== undefined && (others.length > 0 || readInterval(value) !== undefined)
    return isOpen || ofSearch.has(key) ? [place] : []
  })
  const others = document.attributes.flatMap(({ key, filter }, place) =>
    filter && !chosen.has(key) && !queried.includes(place) ? [place] : [],
  )
  const shown = [...queried, ...others].slice(0, Math.max(queried.length, maxFilteredValues))
  return variantsAt(document, indices, { shown, queried })
}

/**
 * Variants of a document by their indices, with the values of the attributes with the given
 * indices.
 */
function variantsAt(
  { variants, attributes, values }: SearchDocument,
  indices: readonly number[],
  {
    shown,
    queried,
    isNearest = () => false,
  }: {
    shown: readonly number[]
    queried: readonly number[]
    /** True if the value of an attribute only approximates the queried one. */
    isNearest?: (attribute: number, value: IndexedValue) => boolean
  },
): HitVariants {
  return {
    count: indices.length,
    indices,
    rows: indices.slice(0, maxRows).flatMap((place) => {
      const variant = variants[place]
      if (variant === undefined) return []
      return [
        {
          part_number: variant.printed,
          state: variant.state ?? null,
          successor: variant.successor ?? null,
          values: shown.flatMap((attribute) => {
            const value = variant.values
              .map((each) => values[each])
              .find((each) => each?.attribute === attribute)
            const declared = attributes[attribute]
            return value === undefined || declared === undefined
              ? []
              : [
                  {
                    key: declared.key,
                    label: declared.label,
                    value: value.text,
                    asked: queried.includes(attribute),
                    nearest: isNearest(attribute, value),
                  },
                ]
          }),
        },
      ]
    }),
  }
}
