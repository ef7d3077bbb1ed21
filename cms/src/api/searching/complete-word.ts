import type { LifeState } from '@vitrine/contract/life-cycle'
import { rows, sql } from '#src/platform/database/query.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { normalisePartNumber } from '#src/content/variants/part-number.ts'
import { readLexemes } from '#src/publishing/read-model/lexemes.ts'
import { strong } from '#src/search/ranking/tokens.ts'
import { isStopWord } from '#src/search/words/stop-words.ts'
import { fold } from '#src/search/words/fold.ts'
import { readIndexes } from './entry-indexes.ts'
import { readSpellings, wordsBegunBy } from './vocabulary.ts'

/** Shortest beginning of a word that is completed, characters. */
const shortest = 3
/** Words that are read; function words among them are skipped. */
const mostRead = 8
/** Part numbers that are sorted. */
const mostSorted = 200

/**
 * A text whose last word is being typed, with that word as the catalogue's most frequent one that
 * begins so; the text itself where none names more products than the word as typed.
 */
export async function completeLastWord(
  { payload, locale }: CallContext,
  text: string,
): Promise<string> {
  const [last] = /[\p{L}\p{M}]+$/u.exec(text) ?? []
  if (last === undefined || last.length < shortest) return text
  const begun = fold(last)
  const [lexemeOf, indexes] = await Promise.all([
    readLexemes(payload, locale, [begun]),
    readIndexes(payload),
  ])
  const products = indexes.of('products', locale)
  const named = (lexeme: string) => products.count(strong(lexeme))
  const least = named(lexemeOf(begun))
  const words = wordsBegunBy(begun, [products], named)
    .filter((word) => named(word) > least)
    .slice(0, mostRead)
  const spelled = await readSpellings(payload, locale, words)
  const word = words
    .map((lexeme) => spelled.get(lexeme))
    .find((written) => written !== undefined && !isStopWord(fold(written), locale))
  return word === undefined ? text : text.slice(0, text.length - last.length) + word
}

/**
 * Part numbers that begin with a text of a few letters, which a search does not take for a part
 * number.
 */
export async function readBegunPartNumbers(
  { payload, locale }: CallContext,
  text: string,
  most: number,
): Promise<{ partNumber: string; product: number; state: LifeState; successor: string | null }[]> {
  if (!/^[a-z]{2,4}[\s-]*$/i.test(text)) return []
  return rows(
    payload,
    sql`
    select v.printed as "partNumber", v.product_id as product, v.state, v.successor from (
      select printed, normalised, product_id, state, successor from search_variants where normalised like ${`${normalisePartNumber(text)}%`} limit ${mostSorted}
    ) v join search_entries e on e.collection = 'products' and e.document_id = v.product_id and e.locale = ${locale}
    order by v.state = 'discontinued', v.normalised limit ${most}`,
  )
}
