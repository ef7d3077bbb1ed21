import { compare, matchMeasures } from '../quantities/measures.ts'
import type { PartNumberCandidate } from '../query/codes.ts'
import type { Query, Reading } from '../query/parse.ts'
import { isSpelledLike } from '../query/spelling.ts'
import { compareStandards } from '../query/standards.ts'
import { inSubcategoryToo, isOfTitle } from './meanings.ts'
import type { QueryTerm, ParentWords } from './meanings.ts'
import { fieldWeights } from './search-document.ts'
import type { IndexedValue, IndexedVariant, SearchDocument } from './search-document.ts'

/** Match of a document with a query, by its best variants. */
export interface Score {
  /** Length of the part number or GTIN that equals one in the query; 0 if none does. */
  exact: number
  /** True if a part number or GTIN, or a part of one, matches. */
  byNumber: boolean
  /** Score of all terms together; 0 if none matches. */
  total: number
  /** Score of each term, in the query's order. */
  scores: readonly number[]
  /** Indices of the best variants; empty if no term matches a single variant. */
  variants: readonly number[]
  /** Index in `attributes` of the value that matches each term, in the first of the variants. */
  attributes: readonly (number | undefined)[]
  /** True if all best variants are discontinued. */
  isDiscontinued: boolean
  /** True if no word of the query is more than mentioned in the document: a size alone matches. */
  isMention: boolean
}

/** Score above which a term is more than mentioned in passing. */
export const passing = fieldWeights.summary

/** Score of a part number that is similar to the queried one, which does not exist. */
export const nearPartNumber = 0.3

/** Number of groups that both part numbers begin with (`TC`, `95`). */
function sharedGroups(a: string, b: string): number {
  const [first, second] = [a.split('-'), b.split('-')]
  const differs = first.findIndex((group, index) => group !== second[index])
  return differs < 0 ? first.length : differs
}

const groupsOf = (printed: string): string => printed.toUpperCase().replace(/[^A-Z0-9]+/g, '-')

/**
 * Score of a part number: 1 if it equals the candidate; 0.9 times the covered share of its length
 * if it contains the candidate; `nearPartNumber` if it begins with the same two groups; otherwise
 * 0.
 */
function partNumberScore(
  { normalized, groups, typed }: PartNumberCandidate,
  variant: IndexedVariant,
): number {
  const at = variant.normalised.indexOf(normalized)
  if (at >= 0 && !isSpelledLike(typed, variant.printed, at)) return 0
  if (variant.normalised === normalized) return 1
  const digitsAlone = /^\d+$/.test(normalized)
  const own = groupsOf(variant.printed)
  const begins = !digitsAlone && variant.normalised.startsWith(normalized)
  const inside = groups.includes('-') && `-${own}-`.includes(`-${groups}-`)
  const tail = !digitsAlone && normalized.length >= 4 && variant.normalised.includes(normalized)
  if (begins || inside || tail) return 0.9 * (normalized.length / variant.normalised.length)
  return sharedGroups(groups, own) >= 2 ? nearPartNumber : 0
}

/**
 * Scores of a value for each term. A negative score is that of a word; words of one value may match
 * several terms.
 */
interface ValueScores {
  scores: readonly number[]
  /** True if the value matches any term. */
  isTelling: boolean
}

/** Match of one variant, or of all variants with the same matching values. */
interface VariantAnswer extends Omit<Score, 'variants' | 'isDiscontinued' | 'isMention'> {
  /** True if a value or number of the variant itself matches a term. */
  ofVariant: boolean
}

/** Document with the scores of each term that hold for all of its variants. */
interface DocumentScores {
  document: SearchDocument
  /** Scores by the texts of the document. */
  base: readonly number[]
  /** Scores by the quantities in the title. */
  titled: readonly number[]
  /** Scores of each of the document's values. */
  values: readonly ValueScores[]
  /** True if part numbers are compared. */
  numbered: boolean
}

const keysOfDocuments = new WeakMap<SearchDocument, readonly string[]>()

/**
 * Keys of values that match every query alike: same label and same printed text, which includes
 * number, unit and choice.
 */
function valueKeys(document: SearchDocument): readonly string[] {
  const known = keysOfDocuments.get(document)
  if (known !== undefined) return known
  const keys = document.values.map(({ attribute, measures, words, text }) => {
    const { label = '', filter = false } = document.attributes[attribute] ?? {}
    return `${filter}${measures.length} ${words.length}${label}\n${text}`
  })
  keysOfDocuments.set(document, keys)
  return keys
}

/** Matching variants, of equally good ones those first that can be ordered. */
function withoutGone(
  { variants: all }: SearchDocument,
  indices: number[],
): { variants: number[]; isDiscontinued: boolean } {
  const isGone = (place: number) => all[place]?.state === 'discontinued'
  const matches = indices.length > 0 ? indices : [...all.keys()]
  const gone = matches.filter(isGone)
  return {
    variants:
      gone.length === 0 || indices.length === 0
        ? indices
        : [...indices.filter((place) => !isGone(place)), ...gone],
    isDiscontinued: gone.length > 0 && gone.length === matches.length,
  }
}

/** Scores documents for one query; scores of equal values are computed once. */
export class Scorer {
  readonly #terms: readonly QueryTerm[]
  readonly #query: Query
  readonly #parents: ParentWords
  readonly #ofValue = new Map<string, ValueScores>()
  /** Sum of the terms' weights. */
  readonly #whole: number

  constructor(query: Query, terms: readonly QueryTerm[], parents: ParentWords) {
    this.#query = query
    this.#terms = terms
    this.#parents = parents
    this.#whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  }

  /**
   * Scores a document below a parent. Part numbers are compared only if `numbered`, that is, if the
   * look-up of part numbers found the document.
   */
  score(document: SearchDocument, parent: number | null, numbered: boolean): Score {
    const base = this.#terms.map((term) => this.#ofDocument(term, document, parent))
    const keys = valueKeys(document)
    const values = document.values.map((value, place) =>
      this.#valueScores(keys[place] ?? '', value, document),
    )
    const titled = this.#terms.map(({ readings }) =>
      document.quantities.length === 0
        ? 0
        : bestScore(readings, (reading) =>
            reading.kind === 'quantity'
              ? Math.max(...document.quantities.map((said) => compare(reading.quantity, said))) *
                0.9
              : 0,
          ),
    )
    const telling = values.map(({ isTelling }) => isTelling)
    const byCode = numbered || this.#terms.some(({ readings }) => readings[0]?.kind === 'gtin')
    const scored = { document, base, titled, values, numbered }
    // variants with the same matching values have the same score
    const alike = new Map<string, VariantAnswer>()
    const answers = (variant: IndexedVariant | undefined): VariantAnswer => {
      const matching = (variant?.values ?? []).filter((value) => telling[value])
      if (byCode) return this.#ofVariant(scored, matching, variant)
      const key = matching.join()
      const known = alike.get(key)
      if (known !== undefined) return known
      const found = this.#ofVariant(scored, matching, variant)
      alike.set(key, found)
      return found
    }
    let best: VariantAnswer | undefined
    let indices: number[] = []
    const variants = document.variants.length > 0 ? document.variants : [undefined]
    for (const [place, variant] of variants.entries()) {
      const found = answers(variant)
      const exact = best === undefined ? 0 : found.exact - best.exact
      const more = best === undefined ? 1 : found.total - best.total
      if (exact > 0 || (exact === 0 && more > 1e-9)) {
        best = found
        indices = []
      }
      const isEqual = exact >= 0 && Math.abs(found.total - (best?.total ?? 0)) <= 1e-9
      if (isEqual && found.ofVariant) indices.push(place)
    }
    const none = { exact: 0, byNumber: false, total: 0, scores: base, attributes: [] }
    return {
      ...(best ?? none),
      ...withoutGone(document, indices),
      isMention: this.#isMention(best?.scores ?? base),
    }
  }

  #isMention(scores: readonly number[]): boolean {
    const words = scores.filter((_, index) => this.#terms[index]?.readings[0]?.kind === 'word')
    return words.length > 0 && Math.max(...words) <= passing
  }

  #total(scores: readonly number[]): number {
    if (this.#whole === 0) return 0
    let [covered, reached] = [0, 0]
    for (const [index, { weight }] of this.#terms.entries()) {
      const termScore = scores[index] ?? 0
      covered += weight * Math.min(1, termScore * 2)
      reached += weight * termScore
    }
    return reached * (covered / this.#whole)
  }

  #ofDocument(
    { expansions, readings }: QueryTerm,
    document: SearchDocument,
    parent: number | null,
  ): number {
    let best = 0
    for (const { phrase, share } of expansions) {
      let weakest = phrase.length === 0 ? 0 : Number.POSITIVE_INFINITY
      for (const lexeme of phrase)
        weakest = Math.min(weakest, this.#wordWeight(lexeme, document, parent, phrase.length === 1))
      best = Math.max(best, weakest * share)
    }
    return Math.max(
      best,
      bestScore(readings, (reading) => codeScore(reading, document)),
    )
  }

  /**
   * Weight of a word in a document: the higher of its own weight and that of the category or
   * subcategory with the word. A word of the title that the subcategory has too gets a bonus,
   * except in a synonym phrase.
   */
  #wordWeight(
    lexeme: string,
    { words }: SearchDocument,
    parent: number | null,
    isSingle: boolean,
  ): number {
    const own = Object.hasOwn(words, lexeme) ? (words[lexeme] ?? 0) : 0
    const above = parent === null ? undefined : this.#parents.get(lexeme)?.get(parent)
    if (above === undefined) return own
    const ofSubcategory = above >= fieldWeights.subcategory
    return Math.max(
      above,
      isSingle && isOfTitle(own) && ofSubcategory ? own + inSubcategoryToo : own,
    )
  }

  #valueScores(key: string, value: IndexedValue, { attributes }: SearchDocument): ValueScores {
    const known = this.#ofValue.get(key)
    if (known !== undefined) return known
    const filter = attributes[value.attribute]?.filter ?? false
    const scores = this.#terms.map(({ readings, expansions }) => {
      let word = 0
      if (value.words.length > 0)
        for (const { phrase, share } of expansions)
          if (phrase.length > 0 && phrase.every((lexeme) => value.words.includes(lexeme)))
            word = Math.max(word, share * fieldWeights.value)
      const quantity =
        value.measures.length === 0
          ? 0
          : bestScore(readings, (reading) =>
              reading.kind === 'quantity'
                ? matchMeasures(reading.quantity, { filter }, value.measures)
                : 0,
            )
      return quantity > word ? quantity : -word
    })
    const found = { scores, isTelling: scores.some((termScore) => termScore !== 0) }
    this.#ofValue.set(key, found)
    return found
  }

  /**
   * Score of each term in one variant with matching values; two quantities cannot match the same
   * value.
   */
  #ofVariant(
    { document, base, titled, values, numbered }: DocumentScores,
    telling: readonly number[],
    variant: IndexedVariant | undefined,
  ): VariantAnswer {
    const used = new Set<number>()
    let titleUsed = false
    let exact = 0
    let [ofVariant, byNumber] = [false, false]
    const attributes: (number | undefined)[] = []
    const scores = this.#terms.map(({ readings }, term) => {
      let best = base[term] ?? 0
      let attribute: number | undefined
      let counted = false
      for (const place of telling) {
        const termScore = values[place]?.scores[term] ?? 0
        const own = document.values[place]?.attribute ?? 0
        if (termScore > best && !used.has(own)) [best, attribute, counted] = [termScore, own, true]
        else if (-termScore > best) [best, attribute, counted] = [-termScore, own, false]
      }
      const ofTitle = titled[term] ?? 0
      if (ofTitle > best && !titleUsed) {
        ;[best, attribute] = [ofTitle, undefined]
        titleUsed = true
      }
      const code = bestGtinScore(readings, variant)
      if (code > best) {
        ;[best, attribute] = [code, undefined]
        ;[ofVariant, byNumber] = [true, true]
      }
      if (code === 1) exact = Math.max(exact, 13)
      if (attribute !== undefined && counted) used.add(attribute)
      if (attribute !== undefined) ofVariant = true
      attributes.push(attribute)
      return best
    })
    if (numbered && variant !== undefined)
      for (const candidate of this.#query.partNumbers) {
        const termScore = partNumberScore(candidate, variant)
        if (termScore === 0) continue
        if (termScore === 1) exact = Math.max(exact, candidate.normalized.length)
        ofVariant = true
        byNumber ||= termScore !== nearPartNumber
        // a part number matches all the terms that it covers
        for (const [index, { term }] of this.#terms.entries())
          if (candidate.from <= term.from && term.to <= candidate.to)
            scores[index] = Math.max(scores[index] ?? 0, termScore * fieldWeights.head)
      }
    return { scores, total: this.#total(scores), exact, byNumber, attributes, ofVariant }
  }
}

const bestScore = (readings: readonly Reading[], of: (reading: Reading) => number): number => {
  let best = 0
  for (const reading of readings) best = Math.max(best, of(reading) * reading.weight)
  return best
}

/** Score of a tariff code or standard for a product. */
function codeScore(reading: Reading, { ncm, standards }: SearchDocument): number {
  if (reading.kind === 'ncm') return ncm.startsWith(reading.digits) ? 1 : 0
  if (reading.kind !== 'standard') return 0
  return Math.max(
    0,
    ...standards.map(
      ({ standard, weight }) => compareStandards(reading.standard, standard) * weight,
    ),
  )
}

/** Score of a term that is a GTIN of the variant, or of its pieces in a pack. */
function bestGtinScore(readings: readonly Reading[], variant: IndexedVariant | undefined): number {
  if (readings[0]?.kind !== 'gtin') return 0
  return Math.max(
    ...readings.map((reading) => (reading.kind === 'gtin' ? gtinScore(reading, variant) : 0)),
  )
}

function gtinScore(
  reading: Reading & { kind: 'gtin' | 'ncm' },
  variant: IndexedVariant | undefined,
): number {
  const digits = reading.digits.replace(/^0+/, '')
  if (variant === undefined || variant.gtin === '' || digits === '') return 0
  if (variant.gtin === digits) return reading.fragment ? 1 : reading.weight
  return reading.fragment && variant.gtin.includes(digits) ? reading.weight : 0
}
