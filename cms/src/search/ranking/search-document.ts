import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { LifeState } from '@vitrine/contract/life-cycle'
import type { Locale } from '@vitrine/configuration/locales'
import { gtinKey } from '@vitrine/contract/gtin'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { measuresOf, quantitiesIn } from '../quantities/measures.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { standardsIn } from '../query/standards.ts'
import type { Standard } from '../query/standards.ts'
import { fold, wordsOf } from '../words/fold.ts'
import type { LexemeOf } from '../words/synonyms.ts'
import { headOf } from './title-head.ts'

/** Weight of a word by field; `subcategory` and `category` are fields of the parents. */
export const fieldWeights = {
  head: 1.3,
  title: 1,
  subcategory: 0.75,
  value: 0.75,
  category: 0.6,
  highlights: 0.55,
  summary: 0.5,
  label: 0.4,
  text: 0.25,
} as const

/** Written texts of a document, each with its weight. */
export const writtenFields = ['title', 'highlights', 'summary', 'text'] as const

/** Maximum length of an indexed word, characters. */
const maxWordLength = 60

/** Published texts of a document in one locale; only products have variants and attributes. */
export interface SearchSource {
  title: string
  summary: string
  text: string
  family?: string
  ncm?: string
  highlights?: string
  attributes?: readonly Attribute[]
  variants?: readonly {
    part_number: string
    values: Readonly<Record<string, AttributeValue>>
    /** State, unless it is active. */
    state?: LifeState
    /** Successor: a part number or slug, or `#12` for a product by its id. */
    successor?: string
  }[]
}

/** Value of one or more variants of a product. */
export interface IndexedValue {
  /** Index of the value's attribute in `attributes`. */
  attribute: number
  /** Displayed text, with its unit. */
  text: string
  measures: readonly Quantity[]
  /** Lexemes of the choice's label, or of the attribute's label for a true value. */
  words: readonly string[]
}

export interface IndexedVariant {
  printed: string
  normalised: string
  gtin: string
  /** Indices of the variant's values in `values`. */
  values: readonly number[]
  /** State, unless it is active. */
  state?: LifeState
  successor?: string
}

/** Ranking data of a document in one locale, stored as JSON in the read model. */
export interface SearchDocument {
  /** Weights of lexemes, by the best field in which they occur. */
  words: Readonly<Record<string, number>>
  /** Lexemes of the title. */
  title: readonly string[]
  standards: readonly { standard: Standard; weight: number }[]
  /** Quantities in the title (`12 t`, `90°`). */
  quantities: readonly Quantity[]
  ncm: string
  attributes: readonly { key: string; label: string; filter: boolean }[]
  values: readonly IndexedValue[]
  variants: readonly IndexedVariant[]
}

type Weights = Map<string, number>

const note = (weights: Weights, word: string, weight: number): void => {
  if (word.length <= maxWordLength) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
}

/**
 * Adds the words of a text, and compounds of neighboring words (`para-raios`, `prensa cabo`), since
 * their spelling varies.
 */
function noteText(weights: Weights, text: string, weight: number, lexemeOf: LexemeOf): void {
  const words = wordsOf(text)
  const lexemes = words.map(lexemeOf)
  for (const [index, lexeme] of lexemes.entries()) {
    note(weights, lexeme, weight)
    const next = words[index + 1]
    // `3/0` is no `30`
    const isNumber = /\d$/.test(words[index] ?? '') && /^\d/.test(next ?? '')
    if (next !== undefined && !isNumber && weight > fieldWeights.summary)
      note(weights, lexemeOf(`${words[index]}${next}`), weight)
  }
}

/** Words of a document whose lexemes `indexDocument` needs. */
export function wordsToIndex(source: SearchSource): Set<string> {
  const words = new Set<string>()
  indexDocument(source, defaultLocale, (word) => {
    words.add(word)
    return word
  })
  return words
}

/** Distinct values of the variants, and the variants with the indices of their values. */
function indexVariants(
  { attributes = [], variants = [] }: SearchSource,
  locale: Locale,
  lexemeOf: LexemeOf,
  textOf: (attribute: Attribute, value: AttributeValue) => string,
): Pick<SearchDocument, 'attributes' | 'values' | 'variants'> {
  const values: IndexedValue[] = []
  const indices = new Map<string, number>()
  const placeOf = (place: number, attribute: Attribute, value: AttributeValue): number => {
    const key = `${place} ${JSON.stringify(value)}`
    const known = indices.get(key)
    if (known !== undefined) return known
    const words: Weights = new Map()
    const text = textOf(attribute, value)
    if (value === true) noteText(words, attribute.label, fieldWeights.value, lexemeOf)
    if (typeof value === 'string') {
      const shown = attribute.choices.find((choice) => choice.value === value)?.label ?? value
      noteText(words, shown, fieldWeights.value, lexemeOf)
      if (!/\d[^\p{L}\d]+\d/u.test(shown)) note(words, wordsOf(shown).join(''), fieldWeights.value)
    }
    indices.set(key, values.length)
    values.push({
      attribute: place,
      text,
      measures: measuresOf(attribute, value, locale),
      words: [...words.keys()],
    })
    return values.length - 1
  }
  const indexed = variants.map((variant) => ({
    printed: variant.part_number,
    normalised: normalizePartNumber(variant.part_number),
    gtin: String(variant.values[gtinKey] ?? '').replace(/^0+/, ''),
    ...(variant.state === undefined ? {} : { state: variant.state }),
    ...(variant.successor === undefined ? {} : { successor: variant.successor }),
    values: attributes.flatMap((attribute, place) => {
      const value = variant.values[attribute.key] ?? null
      return value === null ? [] : [placeOf(place, attribute, value)]
    }),
  }))
  return {
    attributes: attributes.map(({ key, label, filter }) => ({ key, label, filter })),
    values,
    variants: indexed,
  }
}

/** Value as text, in the attribute's unit. */
const plainText = (attribute: Attribute, value: AttributeValue): string =>
  typeof value === 'string'
    ? (attribute.choices.find((choice) => choice.value === value)?.label ?? value)
    : [Array.isArray(value) ? value.join('–') : String(value), attribute.unit ?? '']
        .join(' ')
        .trim()

/** Computes the ranking data of a document. `textOf` formats a value for display. */
export function indexDocument(
  source: SearchSource,
  locale: Locale,
  lexemeOf: LexemeOf,
  textOf: (attribute: Attribute, value: AttributeValue) => string = plainText,
): SearchDocument {
  const { title, family = '', highlights = '', summary, text, attributes = [] } = source
  const words: Weights = new Map()
  for (const field of writtenFields)
    noteText(words, source[field] ?? '', fieldWeights[field], lexemeOf)
  for (const word of headOf(title, locale)) note(words, lexemeOf(word), fieldWeights.head)
  if (family !== '') note(words, fold(family), fieldWeights.title)
  const variants = indexVariants(source, locale, lexemeOf, textOf)
  const used = new Set(variants.values.map(({ attribute }) => attribute))
  for (const [place, { label, type }] of attributes.entries())
    if (type !== 'boolean' && used.has(place)) noteText(words, label, fieldWeights.label, lexemeOf)
  return {
    words: Object.fromEntries(words),
    title: [...new Set(wordsOf(title).map(lexemeOf))],
    standards: [
      ...standardsIn(fold(highlights)).map((standard) => ({ standard, weight: 1 })),
      ...[`${title}\n${summary}\n${text}`, ...attributes.map(({ label }) => label)].flatMap(
        (said) => standardsIn(fold(said)).map((standard) => ({ standard, weight: 0.7 })),
      ),
    ],
    quantities: quantitiesIn(title, locale),
    ncm: source.ncm ?? '',
    ...variants,
  }
}

/** Parses a document of the read model. */
export const parseDocument = (stored: string): SearchDocument =>
  JSON.parse(stored) as SearchDocument
