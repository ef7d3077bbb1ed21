import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'
import type { Payload, PayloadRequest } from 'payload'
import { variantsTexts } from '#texts/variants.js'
import { rows, sql } from '#src/platform/database/query.ts'
import { indexDocument, wordsToIndex, writtenFields } from '#src/search/ranking/search-document.ts'
import type { SearchDocument } from '#src/search/ranking/search-document.ts'
import { tokensOf } from '#src/search/ranking/tokens.ts'
import { fold } from '#src/search/words/fold.ts'
import { formatNumber, formatRange } from './figures.ts'
import type { Entry } from './entry.ts'
import { readLexemes } from './lexemes.ts'

type Transaction = Pick<PayloadRequest, 'transactionID'>

/** Search data of a document in one locale, stored in the read model. */
export interface SearchIndex {
  document: SearchDocument
  tokens: string[]
  /** Spelling of each lexeme, as a word of the document. */
  spelled: ReadonlyMap<string, string>
}

/** Display text of an attribute's value. */
const shownIn =
  (locale: Locale) =>
  (attribute: Attribute, value: AttributeValue): string => {
    if (typeof value === 'boolean') return variantsTexts[locale][value ? 'yes' : 'no']
    if (typeof value === 'string')
      return attribute.choices.find((choice) => choice.value === value)?.label ?? value
    if (value === null) return ''
    return Array.isArray(value)
      ? formatRange(value[0], value[1], attribute.unit, locale)
      : [formatNumber(value, locale), attribute.unit ?? ''].join(' ').trim()
  }

/**
 * True if a word is the better spelling of a lexeme: the shorter one (mostly the singular), then
 * the one with accents.
 */
const isBetterSpelled = (word: string, other: string): boolean =>
  word.length < other.length || (word.length === other.length && word > other)

/** Search data of a document's entry, with lexemes of the locale's language. */
export async function indexEntry(
  payload: Payload,
  locale: Locale,
  { source, parent }: Entry,
  transaction: Transaction,
): Promise<SearchIndex> {
  const lexemeOf = await readLexemes(payload, locale, wordsToIndex(source), transaction)
  const document = indexDocument(source, locale, lexemeOf, shownIn(locale))
  const written = writtenFields
    .map((field) => source[field] ?? '')
    .join('\n')
    .toLocaleLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  const spelled = new Map<string, string>()
  for (const word of written ?? []) {
    const lexeme = lexemeOf(fold(word))
    const other = spelled.get(lexeme)
    if (other === undefined || isBetterSpelled(word, other)) spelled.set(lexeme, word)
  }
  return { document, tokens: tokensOf(document, parent), spelled }
}

/**
 * Stores the spellings of a document's words, for corrections of misspelled searches. Words with an
 * equal or better spelling are left out: a conflict locks the row of each known word.
 */
export async function writeSpellings(
  payload: Payload,
  indexes: readonly { locale: Locale; index: SearchIndex }[],
  transaction: Transaction,
): Promise<void> {
  const given = indexes.flatMap(({ locale, index }) =>
    [...index.spelled].map(([word, spelled]) => ({ locale, word, spelled })),
  )
  await rows(
    payload,
    sql`
    insert into search_words as known (locale, word, spelled)
    select given.locale, given.word, given.spelled from unnest(
      ${sql.param(given.map(({ locale }) => locale))}::text[], ${sql.param(given.map(({ word }) => word))}::text[], ${sql.param(given.map(({ spelled }) => spelled))}::text[]
    ) as given(locale, word, spelled) left join search_words as old on old.locale = given.locale and old.word = given.word
    where old.word is null or (length(given.spelled), old.spelled collate "C") < (length(old.spelled), given.spelled collate "C")
    on conflict (locale, word) do update set spelled = excluded.spelled
    where (length(excluded.spelled), known.spelled collate "C") < (length(known.spelled), excluded.spelled collate "C")`,
    transaction,
  )
}
