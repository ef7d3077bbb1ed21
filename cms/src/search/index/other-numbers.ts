import type { OtherMaker } from '@vitrine/contract/shapes/types'
import { nearNumbers } from '#src/search/lines/near-numbers.ts'

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

  constructor(makers: readonly KnownMaker[], numbers: readonly string[]) {
    this.makers = makers
    this.#numbers = new Set(numbers)
    this.#sorted = [...this.#numbers].sort()
  }

  has(number: string): boolean {
    return this.#numbers.has(number)
  }

  /** Numbers that one may be a slip for. */
  nearTo(number: string): string[] {
    const near = new Set<string>()
    for (const spelling of nearNumbers(number)) if (this.has(spelling)) near.add(spelling)
    return [...near]
  }

  /** Whether a number begins with the text. */
  hasBeginning(text: string): boolean {
    let [from, to] = [0, this.#sorted.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.#sorted[middle] ?? '') < text) from = middle + 1
      else to = middle
    }
    return this.#sorted[from]?.startsWith(text) ?? false
  }
}
