import type { Locale } from '@vitrine/configuration/locales'
import type { PageCollection } from '#src/content/page-collections.ts'
import { OtherNumbers } from '#src/search/index/other-numbers.ts'
import { TokenIndex } from '#src/search/index/token-index.ts'
import { maxPhraseWords } from '#src/search/ranking/meanings.ts'
import { synonymsIn } from '#src/search/words/synonyms.ts'
import type { Synonyms } from '#src/search/words/synonyms.ts'

/** Entries of a collection in a locale, as published or as previewed. */
export type Entries = Pick<
  TokenIndex,
  'find' | 'has' | 'entry' | 'count' | 'tokensLike' | 'size' | 'newest'
>

/** Pair of equivalent phrases of a synonym group, as lexemes. */
export interface SynonymPair {
  locale: Locale
  phrase: string
  means: string
}

/** Redirect from a search text to a URL. */
export interface SearchRedirect {
  locale: Locale
  key: string
  to: string
}

const redirectKey = (locale: Locale, key: string): string => `${locale} ${key}`

/**
 * Indexes of the entries by collection and locale, the synonyms, the redirects, and the numbers of
 * other makers.
 */
export interface EntryIndexes {
  of(collection: PageCollection, locale: Locale): Entries
  synonymsOf(locale: Locale): Synonyms
  /** URL to which a search text redirects, by the text's key (`searchKey`). */
  redirectOf(locale: Locale, key: string): string | undefined
  others: OtherNumbers
}

export interface EntryViews {
  collection: PageCollection
  locale: Locale
  id: number
  views: string
}

export interface EntryRow extends EntryViews {
  parent: number | null
  revision: string
  position: number
  /** Null if the entry was removed. */
  tokens: string | null
}

const keyOf = (collection: PageCollection, locale: Locale): string => `${collection} ${locale}`

export class SearchIndexes implements EntryIndexes {
  readonly #indexes = new Map<string, TokenIndex>()
  readonly #synonyms = new Map<Locale, Synonyms>()
  #redirects: ReadonlyMap<string, string> = new Map()
  others = new OtherNumbers([], [])

  synonymsOf(locale: Locale): Synonyms {
    return this.#synonyms.get(locale) ?? synonymsIn([], maxPhraseWords)
  }

  setSynonyms(pairs: readonly SynonymPair[]): void {
    this.#synonyms.clear()
    for (const [locale, own] of Map.groupBy(pairs, (pair) => pair.locale))
      this.#synonyms.set(locale, synonymsIn(own, maxPhraseWords))
  }

  redirectOf(locale: Locale, key: string): string | undefined {
    return this.#redirects.get(redirectKey(locale, key))
  }

  setRedirects(redirects: readonly SearchRedirect[]): void {
    this.#redirects = new Map(
      redirects.map(({ locale, key, to }) => [redirectKey(locale, key), to]),
    )
  }

  of(collection: PageCollection, locale: Locale): TokenIndex {
    const key = keyOf(collection, locale)
    const index = this.#indexes.get(key) ?? new TokenIndex()
    this.#indexes.set(key, index)
    return index
  }

  /** True if an index has more outdated entries than current ones. */
  get isSparse(): boolean {
    return [...this.#indexes.values()].some((index) => index.isSparse)
  }

  /** Adds, replaces or removes an entry. */
  take({ collection, locale, id, parent, revision, views, position, tokens }: EntryRow): void {
    const index = this.of(collection, locale)
    if (tokens === null) return index.remove(id)
    const entry = { id, parent, revision: Number(revision), views: Number(views), position }
    index.set(entry, tokens.split(' '))
  }
  setViews({ collection, locale, id, views }: EntryViews): void {
    const entry = this.of(collection, locale).entry(id)
    if (entry !== undefined) entry.views = Number(views)
  }
}
