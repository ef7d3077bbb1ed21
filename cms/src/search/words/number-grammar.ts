import { languages, listed } from './languages.ts'

/** Word or digits of a number that is written in words. */
export interface NumberToken {
  /** Undefined: a word between numerals that no number contains (`ten or twelve`). */
  value: number | undefined
  /** Folded word; digits as typed. */
  word: string
  /** True if a word such as `and` or a hyphen precedes the token. */
  isJoined: boolean
}

/** Grammar of the numbers of one language. */
interface Grammar {
  values: ReadonlyMap<string, number>
  /** Words that the number before them multiplies: `two hundred`, `dois mil`. */
  multiplied: ReadonlySet<string>
  /** True if units precede tens: `fünf und zwanzig`. */
  areUnitsFirst: boolean
}

const grammars: readonly Grammar[] = Object.values(languages).map(
  ({ numerals, multipliedNumerals, numeralAfterAnd = '', areUnitsFirst = false }) => ({
    values: new Map([
      ...Object.entries(numerals),
      ...listed(numeralAfterAnd).map((word) => [word, 1] as const),
    ]),
    multiplied: new Set(listed(multipliedNumerals)),
    areUnitsFirst,
  }),
)

const isUnit = (value: number | undefined): value is number =>
  value !== undefined && value >= 1 && value <= 9
const isTens = (value: number | undefined): value is number =>
  value !== undefined && value >= 20 && value <= 90 && value % 10 === 0
const isHundreds = (value: number | undefined): value is number =>
  value !== undefined && value >= 100 && value <= 900 && value % 100 === 0

/** Part of a number, and the index of the token after it. */
interface Part {
  value: number
  end: number
}

/** Reads the tokens of one number by the grammar of one language. */
class NumberReader {
  readonly #tokens: readonly NumberToken[]
  readonly #grammar: Grammar

  constructor(tokens: readonly NumberToken[], grammar: Grammar) {
    this.#tokens = tokens
    this.#grammar = grammar
  }

  /** Value of all tokens; undefined unless they are one number. */
  read(): number | undefined {
    const first = this.#isMultiplied(0, 1000) ? { value: 1, end: 0 } : this.#belowThousand(0)
    if (first === undefined) return undefined
    if (!this.#isMultiplied(first.end, 1000)) return this.#whole(first)
    const thousands = first.value * 1000
    if (first.end + 1 === this.#tokens.length) return thousands
    const rest = this.#belowThousand(first.end + 1)
    return rest && this.#whole({ ...rest, value: thousands + rest.value })
  }

  #whole({ value, end }: Part): number | undefined {
    return end === this.#tokens.length ? value : undefined
  }

  #value(at: number): number | undefined {
    const token = this.#tokens[at]
    if (token === undefined || token.value === undefined) return undefined
    return /^\d/.test(token.word) ? token.value : this.#grammar.values.get(token.word)
  }

  /** True for a word that multiplies the number before it. */
  #isMultiplied(at: number, value: number): boolean {
    const token = this.#tokens[at]
    return (
      token !== undefined &&
      this.#value(at) === value &&
      this.#grammar.multiplied.has(token.word) &&
      !(token.isJoined && at > 0)
    )
  }

  #belowThousand(at: number): Part | undefined {
    const value = this.#value(at)
    const isNumber = /^\d/.test(this.#tokens[at]?.word ?? '')
    if (isNumber) return value !== undefined && value < 1000 ? { value, end: at + 1 } : undefined
    const below = isHundreds(value) ? undefined : this.#belowHundred(at)
    const hundreds = isHundreds(value)
      ? { value, end: at + 1 }
      : below && this.#isMultiplied(below.end, 100)
        ? { value: below.value * 100, end: below.end + 1 }
        : undefined
    if (hundreds === undefined) return below
    const rest = this.#belowHundred(hundreds.end)
    return rest === undefined ? hundreds : { ...rest, value: hundreds.value + rest.value }
  }

  #belowHundred(at: number): Part | undefined {
    const [value, next] = [this.#value(at), this.#value(at + 1)]
    if (value === undefined || value >= 100) return undefined
    const isJoined = this.#tokens[at + 1]?.isJoined === true
    const isReversed = this.#grammar.areUnitsFirst && isJoined && isUnit(value) && isTens(next)
    if (isReversed || (!this.#grammar.areUnitsFirst && isTens(value) && isUnit(next)))
      return { value: value + (next ?? 0), end: at + 2 }
    return { value, end: at + 1 }
  }
}

/** Value of tokens that are one number in one of the languages; undefined for other texts. */
export function readNumberWords(tokens: readonly NumberToken[]): number | undefined {
  for (const grammar of grammars) {
    const value = new NumberReader(tokens, grammar).read()
    if (value !== undefined) return value
  }
  return undefined
}
