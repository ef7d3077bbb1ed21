import type { Locale } from '@vitrine/contract/locales'
import type { Attribute } from '@vitrine/contract/shapes/types'
import { normalisePartNumber } from '@vitrine/cms/src/content/variants/part-number.ts'
import { measuresOf, quantitiesIn } from '@vitrine/cms/src/search/quantities/measures.ts'
import type { Quantity } from '@vitrine/cms/src/search/quantities/quantity.ts'
import { standardsIn } from '@vitrine/cms/src/search/query/standards.ts'
import type { Standard } from '@vitrine/cms/src/search/query/standards.ts'
import { fold, wordsOf } from '@vitrine/cms/src/search/words/fold.ts'
import type { CatalogueDocument, CatalogueVariant } from '../catalogue.ts'
import { lexemeOf } from '../lexemes.ts'
import { headOf } from './title-head.ts'

/** Weight of a word by where it stands. */
export const fieldWeights = {
  head: 1.3,
  title: 1,
  subcategory: 0.75,
  category: 0.6,
  value: 0.75,
  highlights: 0.55,
  summary: 0.5,
  label: 0.4,
  text: 0.25,
} as const

/** Added for a word of the title that the subcategory has too: what the product is, not its use. */
const inSubcategoryToo = 0.2

export interface IndexedVariant {
  variant: CatalogueVariant
  normalised: string
  groups: string
  /** Lexemes of its choices' labels and of the labels of its true values. */
  words: ReadonlyMap<string, number>
  /** Quantities that its values state, by attribute. */
  measures: readonly { attribute: Attribute; stated: readonly Quantity[] }[]
}

export interface IndexedDocument {
  document: CatalogueDocument
  /** Best weight of each lexeme. */
  words: ReadonlyMap<string, number>
  /** Lexemes of the title, in order. */
  title: readonly string[]
  standards: readonly { standard: Standard; weight: number }[]
  /** Quantities that the title states (`12 t`, `90°`). */
  quantities: readonly Quantity[]
  variants: readonly IndexedVariant[]
}

type Weights = Map<string, number>

const note = (weights: Weights, word: string, weight: number): void => {
  weights.set(word, Math.max(weight, weights.get(word) ?? 0))
}

/**
 * Words of a text, and neighbours written as one (`para-raios`, `prensa cabo`): compounds are
 * spelled every way.
 */
function noteText(weights: Weights, text: string, weight: number, locale: Locale): string[] {
  const words = wordsOf(text)
  const lexemes = words.map((word) => lexemeOf(word, locale))
  for (const [index, lexeme] of lexemes.entries()) {
    note(weights, lexeme, weight)
    const next = words[index + 1]
    if (next !== undefined && weight > fieldWeights.summary)
      note(weights, lexemeOf(`${words[index]}${next}`, locale), weight)
  }
  return lexemes
}

const wordsIn = (text: string, locale: Locale): ReadonlySet<string> =>
  new Set(wordsOf(text).map((word) => lexemeOf(word, locale)))

function indexVariant(
  document: CatalogueDocument,
  variant: CatalogueVariant,
  locale: Locale,
): IndexedVariant {
  const words: Weights = new Map()
  for (const { key, label, choices } of document.attributes) {
    const value = variant.values[key]
    if (value === true) noteText(words, label, fieldWeights.value, locale)
    if (typeof value !== 'string') continue
    const shown = choices.find((choice) => choice.value === value)?.label ?? value
    noteText(words, shown, fieldWeights.value, locale)
    note(words, wordsOf(shown).join(''), fieldWeights.value)
  }
  return {
    variant,
    normalised: normalisePartNumber(variant.partNumber),
    groups: variant.partNumber,
    words,
    measures: document.attributes.flatMap((attribute) => {
      const stated = measuresOf(attribute, variant.values[attribute.key] ?? null, locale)
      return stated.length === 0 ? [] : [{ attribute, stated }]
    }),
  }
}

export function indexDocument(document: CatalogueDocument, locale: Locale): IndexedDocument {
  const words: Weights = new Map()
  const title = noteText(words, document.title, fieldWeights.title, locale)
  for (const word of headOf(document.title, locale))
    note(words, lexemeOf(word, locale), fieldWeights.head)
  note(words, fold(document.family), fieldWeights.title)
  for (const [word, weight] of words)
    if (wordsIn(document.subcategory, locale).has(word)) words.set(word, weight + inSubcategoryToo)
  for (const field of ['subcategory', 'category', 'highlights', 'summary', 'text'] as const)
    noteText(words, document[field], fieldWeights[field], locale)
  for (const { key, label, type } of document.attributes)
    if (type !== 'boolean' && document.variants.some(({ values }) => values[key] !== undefined))
      noteText(words, label, fieldWeights.label, locale)
  return {
    document,
    words,
    title,
    standards: [
      ...standardsIn(fold(document.highlights)).map((standard) => ({ standard, weight: 1 })),
      ...standardsIn(fold(`${document.summary}\n${document.text}`)).map((standard) => ({
        standard,
        weight: 0.7,
      })),
      ...document.attributes.flatMap(({ label }) =>
        standardsIn(fold(label)).map((standard) => ({ standard, weight: 0.7 })),
      ),
    ],
    quantities: quantitiesIn(document.title, locale),
    variants: document.variants.map((variant) => indexVariant(document, variant, locale)),
  }
}
