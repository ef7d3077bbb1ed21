import type { Locale } from '@vitrine/configuration/locales'
import { parseQuery } from '@vitrine/cms/src/search/query/parse.ts'
import { maxPhraseWords, meaningsOf } from '@vitrine/cms/src/search/ranking/meanings.ts'
import type { Vocabulary } from '@vitrine/cms/src/search/ranking/meanings.ts'
import { Scorer } from '@vitrine/cms/src/search/ranking/score.ts'
import { fieldWeights, indexDocument } from '@vitrine/cms/src/search/ranking/search-document.ts'
import type { SearchDocument } from '@vitrine/cms/src/search/ranking/search-document.ts'
import { isNaming } from '@vitrine/cms/src/search/ranking/tokens.ts'
import { hitsOf, retainedTerms, ranked } from '@vitrine/cms/src/search/ranking/select-hits.ts'
import { wordsOf } from '@vitrine/cms/src/search/words/fold.ts'
import { endingsOf } from '@vitrine/cms/src/search/words/languages.ts'
import {
  isRatherMisspelled,
  likeliestWords,
  similarityTo,
} from '@vitrine/cms/src/search/words/spelling.ts'
import { phrasesOf, synonymsIn } from '@vitrine/cms/src/search/words/synonyms.ts'
import type { SynonymGroup } from '@vitrine/cms/src/search/words/synonyms.ts'
import type { CatalogueDocument } from './catalogue.ts'
import { lexemeOf as stem } from './lexemes.ts'
import type { Rank } from './ranking.ts'

interface Indexed {
  family: string
  subcategory: number
  document: SearchDocument
}

/** Words of subcategories and categories, by lexeme and subcategory. */
function parentWords(
  documents: readonly CatalogueDocument[],
  subcategories: readonly string[],
  lexemeOf: (word: string) => string,
): Map<string, Map<number, number>> {
  const parents = new Map<string, Map<number, number>>()
  for (const [id, title] of subcategories.entries()) {
    const category = documents.find(({ subcategory }) => subcategory === title)?.category ?? ''
    for (const [text, weight] of [
      [category, fieldWeights.category],
      [title, fieldWeights.subcategory],
    ] as const)
      for (const word of wordsOf(text).map(lexemeOf))
        parents.set(word, new Map([...(parents.get(word) ?? []), [id, weight]]))
  }
  return parents
}

/** Vocabulary of the documents and their parents in memory; the read model has it in tables. */
function vocabularyOf({
  indexed,
  parents,
  groups,
  locale,
  lexemeOf,
}: {
  indexed: readonly Indexed[]
  parents: ReadonlyMap<string, ReadonlyMap<number, number>>
  groups: readonly SynonymGroup[]
  locale: Locale
  lexemeOf: (word: string) => string
}): Vocabulary {
  const named = new Map<string, number>()
  for (const { document, subcategory } of indexed) {
    const namingWords = new Set(document.values.flatMap(({ words }) => words))
    for (const [word, weight] of Object.entries(document.words)) {
      if (isNaming(weight)) namingWords.add(word)
      else named.set(word, named.get(word) ?? 0)
    }
    for (const [word, below] of parents) if (below.has(subcategory)) namingWords.add(word)
    for (const word of namingWords) named.set(word, (named.get(word) ?? 0) + 1)
  }
  const words = [...named.keys()]
  const synonyms = synonymsIn(
    groups
      .filter((group) => group.locale === locale)
      .flatMap((group) => phrasesOf(group, lexemeOf))
      .map(([phrase, means]) => ({ phrase: phrase.join(' '), means: means.join(' ') })),
    maxPhraseWords,
  )
  const near = (typed: string) => {
    const similarity = similarityTo(typed, endingsOf(locale))
    return likeliestWords(
      [...new Set([...words, ...synonyms.phrases])]
        .map((word) => ({
          lexeme: word,
          similarity: similarity(word),
          count: named.get(word) ?? 0,
        }))
        .filter((one) => one.similarity > 0),
    )
  }
  return {
    lexemeOf,
    documents: indexed.length,
    naming: (lexeme) => named.get(lexeme),
    begunBy: (lexeme, typed) => {
      const begun = words
        .filter((word) => word.startsWith(lexeme))
        .sort((a, b) => (named.get(b) ?? 0) - (named.get(a) ?? 0))
      const [first = ''] = begun
      return isRatherMisspelled(near(typed), named.get(first) ?? 0) ? [] : begun
    },
    near: (_, typed) => near(typed),
    synonyms,
  }
}

/** Ranking of the site without its database: the same parser, documents and scores, in memory. */
export function searchRanking(
  documents: readonly CatalogueDocument[],
  groups: readonly SynonymGroup[],
  locale: Locale,
): Rank {
  const lexemeOf = (word: string) => stem(word, locale)
  const subcategories = [...new Set(documents.map(({ subcategory }) => subcategory))]
  const parents = parentWords(documents, subcategories, lexemeOf)
  const indexed = documents.map((document) => ({
    family: document.family,
    subcategory: subcategories.indexOf(document.subcategory),
    document: indexDocument(
      {
        ...document,
        variants: document.variants.map(({ partNumber, gtin, values, state }) => ({
          part_number: partNumber,
          values: gtin === undefined ? values : { ...values, gtin },
          ...(state === undefined ? {} : { state }),
        })),
      },
      locale,
      lexemeOf,
    ),
  }))
  const vocabulary = vocabularyOf({ indexed, parents, groups, locale, lexemeOf })
  return (text) => {
    const query = parseQuery(text, locale)
    const meanings = meaningsOf(query, vocabulary)
    const scorer = new Scorer(query, meanings, parents)
    const best = ranked(
      indexed.map(({ family, document, subcategory }) => ({
        id: family,
        score: scorer.score(document, subcategory, true),
      })),
    )
    return hitsOf(best, meanings, retainedTerms(best, meanings)).map(({ id }) => id)
  }
}
