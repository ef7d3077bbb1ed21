import type { Query, Reading, Term } from '../query/parse.ts'
import { fieldWeights } from './search-document.ts'
import { minCorrectedLength } from '../words/spelling.ts'
import type { LexemeOf, Phrase, Synonyms } from '../words/synonyms.ts'

/**
 * Factors of the weights of synonyms, completions and corrections; `ofPhrase`: synonyms of several
 * words; `inPhrase`: a word of several that have synonyms together.
 */
const expansionFactor = {
  synonym: 0.85,
  prefix: 0.75,
  misspelt: 0.7,
  inPhrase: 0.8,
  ofPhrase: 0.9,
} as const

/** Maximum terms that are compared; of a longer text, those with the lowest idf are left out. */
const maxTerms = 16

/** Maximum completions and corrections of an unknown word. */
const maxOthers = 12

/** Vocabulary of the catalogue in one locale. */
export interface Vocabulary {
  lexemeOf: LexemeOf
  /** Number of documents, for the inverse document frequency. */
  documents: number
  /**
   * Number of documents that a lexeme names, beyond a passing mention; undefined for an unknown
   * lexeme.
   */
  naming(lexeme: string): number | undefined
  /** Known lexemes that begin with that of an unknown word, most frequent first. */
  begunBy(lexeme: string, word: string): readonly string[]
  /**
   * Known lexemes that an unknown word may misspell, with their similarity (0 to 1), most similar
   * first; `lexeme`: of the word.
   */
  near(lexeme: string, word: string): readonly { lexeme: string; similarity: number }[]
  synonyms: Synonyms
}

/** Words that a term may mean, with their share of the weight. */
export interface TermExpansion {
  phrase: Phrase
  share: number
  /** True if the typed word was corrected. */
  corrected: boolean
}

/** Term ready to be compared, with its expansions and weight. */
export interface QueryTerm {
  term: Term
  readings: readonly Reading[]
  expansions: readonly TermExpansion[]
  /** Inverse document frequency: rare words weigh more. */
  weight: number
}

/** Maximum length of a recognized phrase of a synonym group, words. */
export const maxPhraseWords = 5

/** Lexemes of a query's words, to be looked up in the vocabulary before `meaningsOf`. */
export const lexemesOf = (query: Query, lexemeOf: LexemeOf): string[] => [
  ...new Set(
    query.terms.flatMap(({ text, readings }) => [
      lexemeOf(text),
      ...readings.flatMap((reading) =>
        reading.kind === 'word' || reading.kind === 'compound' ? [lexemeOf(reading.word)] : [],
      ),
    ]),
  ),
]

/**
 * Meanings of a word: the word itself if it is known, otherwise its completions, otherwise
 * corrections.
 */
function known(word: string, share: number, vocabulary: Vocabulary): TermExpansion[] {
  const lexeme = vocabulary.lexemeOf(word)
  if (vocabulary.naming(lexeme) !== undefined)
    return [{ phrase: [lexeme], share, corrected: false }]
  const begun = lexeme.length > 2 ? vocabulary.begunBy(lexeme, word) : []
  if (begun.length > 0)
    return begun.slice(0, maxOthers).map((other) => ({
      phrase: [other],
      share: share * expansionFactor.prefix,
      corrected: false,
    }))
  return vocabulary
    .near(lexeme, word)
    .slice(0, maxOthers)
    .flatMap((other) => {
      const retained = share * expansionFactor.misspelt * other.similarity
      const means = vocabulary.synonyms.at([other.lexeme], 0)?.means ?? []
      return [
        { phrase: [other.lexeme], share: retained, corrected: true },
        ...means.map((phrase) => ({
          phrase,
          share: retained * expansionFactor.synonym,
          corrected: true,
        })),
      ]
    })
}

/**
 * True if a term's word is known as written, or if the term is not a word. Short words count as
 * known, because they exist in several languages.
 */
export const isUnderstood = ({ term, expansions }: QueryTerm): boolean =>
  !isWord(term.readings[0]) ||
  /\d/.test(term.text) ||
  term.text.length < minCorrectedLength ||
  expansions.some(({ corrected }) => !corrected)

function expansionsOf(reading: Reading, vocabulary: Vocabulary): TermExpansion[] {
  if (reading.kind === 'word' && reading.isWhole !== true)
    return known(reading.word, reading.weight, vocabulary)
  if (reading.kind !== 'compound' && reading.kind !== 'word') return []
  const phrase = [vocabulary.lexemeOf(reading.word)]
  const own =
    vocabulary.naming(phrase.join()) === undefined
      ? []
      : [{ phrase, share: reading.weight, corrected: false }]
  if (reading.kind === 'word') return own
  return [
    ...own,
    ...(vocabulary.synonyms.at(phrase, 0)?.means ?? []).map((other) => ({
      phrase: other,
      share: expansionFactor.synonym,
      corrected: false,
    })),
  ]
}

const isWord = (reading: Reading | undefined) => reading?.kind === 'word'

/** Inverse document frequency of a term; a size or code weighs as much as a rare word. */
function idf(
  { readings }: Term,
  expansions: readonly TermExpansion[],
  vocabulary: Vocabulary,
): number {
  if (!isWord(readings[0])) return 2.5
  const documentsNamed = Math.max(
    0,
    ...expansions.map(({ phrase }) =>
      Math.min(...phrase.map((lexeme) => vocabulary.naming(lexeme) ?? 0)),
    ),
  )
  return documentsNamed === 0 ? 0.3 : Math.log(1 + vocabulary.documents / documentsNamed)
}

const certainty = (term: QueryTerm): number => (isUnderstood(term) ? term.weight : term.weight / 4)

/**
 * Expansions of a word within a phrase of a synonym group: the whole phrase, or the word alone, which
 * may name another thing: a lightning rod is no ground rod.
 */
const withinPhrase = (own: readonly TermExpansion[], phrase: Phrase): TermExpansion[] => [
  ...own.map((one) => ({ ...one, share: one.share * expansionFactor.inPhrase })),
  { phrase, share: 1, corrected: false },
]

/**
 * Terms of a query with their expansions. A phrase of a synonym group is one meaning of all its
 * terms; an unknown word with a synonym is not corrected.
 */
export function meaningsOf(query: Query, vocabulary: Vocabulary): QueryTerm[] {
  const expansions = query.terms.map(({ readings }) =>
    readings.flatMap((reading) => expansionsOf(reading, vocabulary)),
  )
  const lexemes = query.terms.map(({ text }) => vocabulary.lexemeOf(text))
  for (const position of lexemes.keys()) {
    const found = vocabulary.synonyms.at(lexemes, position)
    if (found === undefined) continue
    const isPhrase = found.length > 1
    const share = isPhrase ? expansionFactor.ofPhrase : expansionFactor.synonym
    const typed = lexemes.slice(position, position + found.length)
    const means = found.means
      // part of the typed phrase may name another thing: an armor rod is no ground rod
      .filter((phrase) => !phrase.every((lexeme) => typed.includes(lexeme)))
      .map((phrase) => ({ phrase, share, corrected: false }))
    for (let place = position; place < position + found.length; place += 1) {
      const own = expansions[place] ?? []
      expansions[place] = isPhrase ? [...withinPhrase(own, typed), ...means] : [...own, ...means]
    }
  }
  const terms = query.terms.map((term, index) => ({
    term,
    readings: term.readings,
    expansions: expansions[index] ?? [],
    weight: idf(term, expansions[index] ?? [], vocabulary),
  }))
  if (terms.length <= maxTerms) return terms
  // in a long text such as a letter, repeated terms count once, and known words take precedence
  // over corrections
  const distinct = [...new Map(terms.map((each) => [each.term.text, each])).values()]
  const retained = new Set(
    distinct.toSorted((a, b) => certainty(b) - certainty(a)).slice(0, maxTerms),
  )
  return terms.filter((each) => retained.has(each))
}

/** Bonus of a word that is in both title and subcategory and so names the kind of product. */
export const inSubcategoryToo = 0.2

/** Words of the parents of documents: weights by lexeme and parent. */
export type ParentWords = ReadonlyMap<string, ReadonlyMap<number, number>>

/** True if a weight is that of a word in the title. */
export const isOfTitle = (weight: number): boolean => weight >= fieldWeights.title
