import type { OtherMaker } from '@vitrine/contract/shapes/types'
import { isCompared, isOneSlip, withDigits } from '#src/search/lines/near-numbers.ts'

/** Other maker with the names by which texts are matched. */
export interface KnownMaker extends OtherMaker {
  id: number
  /** Names of the maker without separators. */
  keys: string[]
}

/**
 * In-memory set of other makers' normalized numbers, and of their makers. Most texts contain none,
 * so this saves the query of the cross-references.
 */
export class OtherNumbers {
  /** Makers with cross-references, ordered by name. */
  readonly makers: readonly KnownMaker[]
  readonly #numbers: ReadonlySet<string>
  readonly #sorted: readonly string[]
  /** Reversed numbers, sorted; built on the first comparison. */
  #backwards: readonly string[] | undefined

  constructor(makers: readonly KnownMaker[], numbers: readonly string[]) {
    this.makers = makers
    this.#numbers = new Set(numbers)
    this.#sorted = [...this.#numbers].sort()
  }

  has(number: string): boolean {
    return this.#numbers.has(number)
  }

  /**
   * Numbers of which the given one may be a misspelling: with one typing error, or with letters in
   * place of digits. A typing error leaves the first or the second half of the number unchanged,
   * unless it swaps the two characters in the middle.
   */
  nearTo(number: string): string[] {
    if (!isCompared(number)) return []
    const middle = Math.floor(number.length / 2)
    const [first, second] = [number.slice(0, middle), number.slice(middle)]
    const swapped = first.slice(0, -1) + second.slice(0, 1) + first.slice(-1) + second.slice(1)
    this.#backwards ??= this.#sorted.map(reversed).sort()
    const backwards = reversed(number)
    const near = [
      ...withPrefix(this.#sorted, first).filter((other) => isOneSlip(number, other)),
      ...withPrefix(this.#backwards, reversed(second))
        .filter((other) => isOneSlip(backwards, other))
        .map(reversed),
      ...[swapped, withDigits(number)].filter((other) => other !== number && this.has(other)),
    ]
    return [...new Set(near)]
  }

  /** True if any number begins with the text. */
  hasBeginning(text: string): boolean {
    return this.#sorted[placeOf(this.#sorted, text)]?.startsWith(text) ?? false
  }
}

const reversed = (text: string): string => [...text].toReversed().join('')

/** Index of the first text that is not sorted before the given one. */
function placeOf(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}

/** Texts of a sorted list that begin with a prefix; the prefix has only characters below U+FFFF. */
const withPrefix = (sorted: readonly string[], prefix: string): string[] =>
  sorted.slice(placeOf(sorted, prefix), placeOf(sorted, `${prefix}\uffff`))
