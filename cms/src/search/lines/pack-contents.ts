import { listQuantity } from '@vitrine/contract/part-list'
import {
  eachAfterPieces,
  packContentsWord,
  packUnit,
  perPackWord,
  pieceUnit,
} from './line-words.ts'
import type { PossibleQuantity } from './pasted-line.ts'

const free = String.raw`(?<![a-z0-9.,/-])`

/** Pieces of a pack that a line states, unless a number of packs is before them. */
const contents = [
  // `caixa com 100`, `box of 50 pcs`, `cx c/25`
  new RegExp(
    String.raw`(?<![a-z0-9]|${free}\d{1,6}\s*)(?:${packUnit})\s*(?:${packContentsWord}\s+|c\/\s*)(?<each>\d{1,5})(?![\d/]|[.,]\d)`,
    'g',
  ),
  // `100 por caixa`, `50 pcs/box`
  new RegExp(
    String.raw`${free}(?<each>\d{1,5})\s*(?:${pieceUnit}\s*)?(?:\/\s*|${perPackWord}\s+)(?:${packUnit})`,
    'g',
  ),
  // `100 pcs each`, `50 un cada`
  new RegExp(String.raw`${free}(?<each>\d{1,5})\s*(?:${pieceUnit})\s*${eachAfterPieces}`, 'g'),
]

/** Text between packs and pieces that may be theirs or all: `2 caixas (100 peças)`. */
const packsBefore = /^[\s(:,=-]*$/

/** Quantities in which pieces directly after several packs are ambiguous: 100 in all, or each. */
const withPiecesAfterPacks = (
  quantities: readonly PossibleQuantity[],
  folded: string,
): PossibleQuantity[] =>
  quantities.flatMap((one): PossibleQuantity[] => {
    const packs = quantities.find(
      ({ packs: unit, value, to }) =>
        unit !== undefined &&
        value > 1 &&
        to <= one.from &&
        packsBefore.test(folded.slice(to, one.from)),
    )
    const all =
      packs && one.written === 'with a unit' ? listQuantity(one.value * packs.value) : null
    return all === null ? [one] : [one, { ...one, value: all }]
  })

/**
 * Quantities in which packs are pieces, if the line states the pieces of a pack: `caixa com 100 - 2
 * caixas`. Different contents give different quantities, so that the quantity is asked.
 */
export function withPackContents(
  quantities: readonly PossibleQuantity[],
  folded: string,
): PossibleQuantity[] {
  const packs = quantities.filter((one) => one.packs !== undefined)
  if (packs.length === 0) return [...quantities]
  const stated = [
    ...new Set(
      contents.flatMap((pattern) =>
        [...folded.matchAll(pattern)].map(({ groups }) => Number(groups?.['each'])),
      ),
    ),
  ]
  if (stated.length === 0) return withPiecesAfterPacks(quantities, folded)
  return quantities.flatMap((one): PossibleQuantity[] => {
    // the pieces of a pack are no quantity of the line
    if (one.packs === undefined)
      return one.written === 'with a unit' && stated.includes(one.value) ? [] : [one]
    const { packs: _, ...counted } = one
    return stated.flatMap((each) => {
      const value = listQuantity(one.value * each)
      return value === null ? [] : [{ ...counted, value, written: 'with a unit' as const }]
    })
  })
}
