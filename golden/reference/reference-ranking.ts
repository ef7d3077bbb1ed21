import type { Locale } from '@vitrine/contract/locales'
import { compare, matchMeasures } from '@vitrine/cms/src/search/quantities/measures.ts'
import type { Quantity } from '@vitrine/cms/src/search/quantities/quantity.ts'
import type { PartNumberCandidate } from '@vitrine/cms/src/search/query/codes.ts'
import { parseQuery } from '@vitrine/cms/src/search/query/parse.ts'
import type { Query, Reading, Term } from '@vitrine/cms/src/search/query/parse.ts'
import { compareStandards } from '@vitrine/cms/src/search/query/standards.ts'
import { misspellingOf } from '@vitrine/cms/src/search/words/spelling.ts'
import { synonymsOf } from '@vitrine/cms/src/search/words/synonyms.ts'
import type { Phrase, SynonymGroup } from '@vitrine/cms/src/search/words/synonyms.ts'
import type { CatalogueDocument } from '../catalogue.ts'
import { lexemeOf } from '../lexemes.ts'
import type { Rank } from '../ranking.ts'
import { fieldWeights, indexDocument } from './document-index.ts'
import type { IndexedDocument, IndexedVariant } from './document-index.ts'

/** Share of a word's weight that other ways to say it keep. */
const said = { synonym: 0.85, prefix: 0.75, misspelt: 0.7 } as const

/** Words that a term may stand for, with the share of the weight that each keeps. */
interface Meant {
  phrase: Phrase
  share: number
}

/** Term ready to be compared: its words looked up in the vocabulary, its weight measured. */
interface Asked {
  readings: readonly Reading[]
  meant: readonly Meant[]
  /** How telling it is: rare words tell more. */
  weight: number
}

const isWord = (reading: Reading) => reading.kind === 'word'

/** Best weight at which all lexemes of a phrase stand in a text's words. */
const weightOf = (phrase: Phrase, words: ReadonlyMap<string, number>): number =>
  phrase.length === 0 ? 0 : Math.min(...phrase.map((lexeme) => words.get(lexeme) ?? 0))

/** How well a product, by its variant, answers a word. */
const wordStrength = (
  { meant }: Asked,
  { words }: IndexedDocument,
  variant: IndexedVariant | undefined,
): number =>
  Math.max(
    0,
    ...meant.map(
      ({ phrase, share }) =>
        Math.max(
          weightOf(phrase, words),
          variant === undefined ? 0 : weightOf(phrase, variant.words),
        ) * share,
    ),
  )

interface ValueMatch {
  key: string
  weight: number
}

/** Values of a variant that answer a quantity, best first. */
const valuesMatching = (
  quantity: Quantity,
  { quantities }: IndexedDocument,
  { measures }: IndexedVariant,
): ValueMatch[] =>
  [
    ...measures.map(({ attribute, stated }) => ({
      key: attribute.key,
      weight: matchMeasures(quantity, attribute, stated),
    })),
    ...quantities.map((stated) => ({ key: 'title', weight: compare(quantity, stated) * 0.9 })),
  ]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)

/** What a trade code or a standard is worth for a product and one of its variants. */
function codeStrength(
  reading: Reading,
  { document, standards }: IndexedDocument,
  { variant }: IndexedVariant,
): number {
  if (reading.kind === 'ncm') return document.ncm.startsWith(reading.digits) ? reading.weight : 0
  if (reading.kind === 'gtin') {
    const digits = reading.digits.replace(/^0+/, '')
    if (variant.gtin === digits) return 1
    return reading.fragment && variant.gtin?.includes(digits) ? reading.weight : 0
  }
  if (reading.kind === 'standard')
    return (
      Math.max(
        0,
        ...standards.map(
          ({ standard, weight }) => compareStandards(reading.standard, standard) * weight,
        ),
      ) * reading.weight
    )
  return 0
}

/** Strength of each term in one variant; no two quantities are answered by the same value. */
function strengths(
  asked: readonly Asked[],
  indexed: IndexedDocument,
  variant: IndexedVariant,
): number[] {
  const used = new Set<string>()
  return asked.map((term) => {
    let best = wordStrength(term, indexed, variant)
    let key: string | undefined
    for (const reading of term.readings) {
      best = Math.max(best, codeStrength(reading, indexed, variant))
      if (reading.kind !== 'quantity') continue
      const free = valuesMatching(reading.quantity, indexed, variant).find(
        (match) => !used.has(match.key),
      )
      const weight = (free?.weight ?? 0) * reading.weight
      if (free !== undefined && weight > best) [best, key] = [weight, free.key]
    }
    if (key !== undefined) used.add(key)
    return best
  })
}

/** Strength of a part number beside the one asked for, which does not exist. */
const nearPartNumber = 0.3

/** Groups that both part numbers begin with (`TC`, `95`). */
function sharedGroups(a: string, b: string): number {
  const [first, second] = [a.split('-'), b.split('-')]
  const differs = first.findIndex((group, index) => group !== second[index])
  return differs < 0 ? first.length : differs
}

/** Exact part number or GTIN: 1; else the share of the part number that a fragment is, below 1. */
function partNumberStrength(candidate: PartNumberCandidate, variant: IndexedVariant): number {
  const { normalised, groups } = candidate
  if (variant.normalised === normalised) return 1
  const digitsAlone = /^\d+$/.test(normalised)
  const begins = !digitsAlone && variant.normalised.startsWith(normalised)
  const inside = groups.includes('-') && `-${variant.groups}-`.includes(`-${groups}-`)
  const tail = !digitsAlone && normalised.length >= 4 && variant.normalised.includes(normalised)
  if (begins || inside || tail) return 0.9 * (normalised.length / variant.normalised.length)
  return sharedGroups(groups, variant.groups) >= 2 ? nearPartNumber : 0
}

/**
 * The ranking that an engine must reach, in memory and without an index, to be read: exact part
 * number; then all meanings in one variant, each by where it was found (title before category before
 * text); then popularity, for which the catalogue's order stands. When not all is
 * found, what tells least is left out.
 */
export function referenceRanking(
  documents: readonly CatalogueDocument[],
  groups: readonly SynonymGroup[],
  locale: Locale,
): Rank {
  const indexed = documents.map((document) => indexDocument(document, locale))
  const synonyms = synonymsOf(groups, locale, (word) => lexemeOf(word, locale))
  const frequency = new Map<string, number>()
  for (const { words, variants } of indexed) {
    const told = new Set([...words].flatMap(([word, weight]) => (weight > 0.3 ? [word] : [])))
    for (const variant of variants) for (const word of variant.words.keys()) told.add(word)
    for (const word of told) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  }
  const vocabulary = new Set([
    ...frequency.keys(),
    ...indexed.flatMap(({ words }) => [...words.keys()]),
  ])

  /** A word as it stands in the catalogue, else what it begins, else what it misspells. */
  function known(word: string, share: number): Meant[] {
    const lexeme = lexemeOf(word, locale)
    if (vocabulary.has(lexeme)) return [{ phrase: [lexeme], share }]
    const begun = [...vocabulary].filter((other) => lexeme.length > 2 && other.startsWith(lexeme))
    if (begun.length > 0)
      return begun.map((other) => ({ phrase: [other], share: share * said.prefix }))
    return [...vocabulary].flatMap((other) => {
      const similarity = misspellingOf(lexeme, other)
      return similarity > 0 ? [{ phrase: [other], share: share * said.misspelt * similarity }] : []
    })
  }

  /** Words of each term; a phrase of a synonym group is one meaning of all its terms. */
  function meanings(terms: readonly Term[]): Meant[][] {
    const meant = terms.map(({ readings }) =>
      readings.flatMap((reading): Meant[] => {
        if (reading.kind === 'word') return known(reading.word, reading.weight)
        if (reading.kind !== 'compound') return []
        const phrase = [lexemeOf(reading.word, locale)]
        const others = synonyms.at(phrase, 0)?.means ?? []
        return [
          ...(vocabulary.has(phrase.join()) ? [{ phrase, share: reading.weight }] : []),
          ...others.map((other) => ({ phrase: other, share: said.synonym })),
        ]
      }),
    )
    const lexemes = terms.map(({ text }) => lexemeOf(text, locale))
    for (let position = 0; position < terms.length; position += 1) {
      const found = synonyms.at(lexemes, position)
      for (const other of meant.slice(position, position + (found?.length ?? 0)))
        other.push(...(found?.means ?? []).map((phrase) => ({ phrase, share: said.synonym })))
    }
    return meant
  }

  /** Weight of a term: higher for rare words; a size or code weighs as much as a rare word. */
  function telling(term: Term, meant: readonly Meant[]): number {
    if (!term.readings.some(isWord) || !isWord(term.readings[0] as Reading)) return 2.5
    const most = Math.max(
      0,
      ...meant.map(({ phrase }) => Math.min(...phrase.map((lexeme) => frequency.get(lexeme) ?? 0))),
    )
    return most === 0 ? 0.3 : Math.log(1 + documents.length / most)
  }

  function ask(query: Query): Asked[] {
    const meant = meanings(query.terms)
    return query.terms.map((term, index) => ({
      readings: term.readings,
      meant: meant[index] ?? [],
      weight: telling(term, meant[index] ?? []),
    }))
  }

  function score(query: Query, asked: readonly Asked[], document: IndexedDocument) {
    let best = 0
    let exact = 0
    for (const variant of document.variants) {
      const found = strengths(asked, document, variant)
      // a part number answers all the terms that it covers
      for (const candidate of query.partNumbers) {
        const strength = partNumberStrength(candidate, variant)
        if (strength === 1) exact = Math.max(exact, candidate.normalised.length)
        for (const [index, { from, to }] of query.terms.entries())
          if (candidate.from <= from && to <= candidate.to)
            found[index] = Math.max(found[index] ?? 0, strength * fieldWeights.head)
      }
      if (asked.some(({ readings }, index) => readings[0]?.kind === 'gtin' && found[index] === 1))
        exact = Math.max(exact, 13)
      const total = asked.reduce((sum, { weight }) => sum + weight, 0)
      const covered = asked.reduce(
        (sum, { weight }, index) => sum + weight * Math.min(1, (found[index] ?? 0) * 2),
        0,
      )
      const reached = asked.reduce(
        (sum, { weight }, index) => sum + weight * (found[index] ?? 0),
        0,
      )
      best = Math.max(best, total === 0 ? 0 : reached * (covered / total))
    }
    return { family: document.document.family, exact, best }
  }

  return (text) => {
    const query = parseQuery(text, locale)
    const asked = ask(query)
    return indexed
      .map((document) => score(query, asked, document))
      .filter(({ best, exact }) => best > 0 || exact > 0)
      .sort((a, b) => b.exact - a.exact || b.best - a.best)
      .map(({ family }) => family)
  }
}
