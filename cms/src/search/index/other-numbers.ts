import type { OtherMaker } from '@vitrine/contract/shapes/types'
import { isNear, withDigits } from '#src/search/lines/near-numbers.ts'

/** Another maker as texts are compared with it. */
export interface KnownMaker extends OtherMaker {
  id: number
  /** Its names without separators. */
  keys: string[]
}

/**
 * Numbers of other makers, without separators, and their makers: most texts name none, and need no read
 * of the entries.
 */
export class OtherNumbers {
  /** Makers with entries, by name. */
  readonly makers: readonly KnownMaker[]
  readonly #numbers: ReadonlySet<string>
  readonly #sorted: readonly string[]
  /** Each from its end, sorted; made for the first number that is compared. */
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
   * Numbers that one may be a slip for. A slip leaves the first half of the number as it is or the
   * second, unless it swaps the two characters in the middle or is of letters for digits.
   */
  nearTo(number: string): string[] {
    const middle = Math.floor(number.length / 2)
    const [first, second] = [number.slice(0, middle), number.slice(middle)]
    this.#backwards ??= this.#sorted.map(reversed).sort()
    const candidates = [
      ...withBeginning(this.#sorted, first),
      ...withBeginning(this.#backwards, reversed(second)).map(reversed),
      ...[
        first.slice(0, -1) + second.slice(0, 1) + first.slice(-1) + second.slice(1),
        withDigits(number),
      ].filter((each) => this.has(each)),
    ]
    return [...new Set(candidates.filter((other) => isNear(number, other)))]
  }

  /** Whether a number begins with the text. */
  hasBeginning(text: string): boolean {
    return this.#sorted[placeOf(this.#sorted, text)]?.startsWith(text) ?? false
  }
}

const reversed = (text: string): string => [...text].toReversed().join('')

/** Place of the first text that is not before one. */
function placeOf(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}

/** Sorted texts that begin with one. */
function withBeginning(sorted: readonly string[], text: string): string[] {
  const from = placeOf(sorted, text)
  const after = sorted.findIndex((each, at) => at >= from && !each.startsWith(text))
  return sorted.slice(from, after < 0 ? sorted.length : after)
}
