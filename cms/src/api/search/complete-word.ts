import type { LifeState } from '@vitrine/contract/life-cycle'
import { rows, sql } from '#src/platform/database/query.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { readLexemes } from '#src/publishing/read-model/lexemes.ts'
import { strong } from '#src/search/ranking/tokens.ts'
import { isStopWord } from '#src/search/words/stop-words.ts'
import { fold, wordsOf } from '#src/search/words/fold.ts'
import { indexesOf } from '#src/api/indexes/entry-indexes.ts'
import type { Entries } from '#src/api/indexes/search-indexes.ts'
import { readSpellings, wordsBegunBy } from './vocabulary.ts'

/** Minimum length of a word that is completed, characters. */
const minLength = 2
/** Maximum words that are read; function words among them are skipped. */
const maxRead = 8
/** Maximum part numbers that are sorted. */
const maxSorted = 200

/**
 * Completes a text that is being typed. In this order: the digits of a standard; several words, or
 * an unknown word, as a phrase of the synonyms; the last word as the most frequent word of products
 * that begins with it. Returns the text itself if it already is a phrase of the synonyms or has no
 * completion.
 */
export async function completeLastWord(context: CallContext, text: string): Promise<string> {
  const { payload, locale } = context
  const indexes = await indexesOf(context)
  const products = indexes.of('products', locale)
  const standard = /\d{2,5}$/.exec(text)?.[0]
  if (standard !== undefined && /(?:^|\s)[a-z]{2,4}[\s-]*\d+$/i.test(text))
    return text.slice(0, text.length - standard.length) + completeStandard(products, standard)
  const [last] = /[\p{L}\p{M}]+$/u.exec(text) ?? []
  // letters after digits are a unit: `30A` is no beginning of `30AWG`
  if (last === undefined || last.length < minLength || /\d$/.test(text.slice(0, -last.length)))
    return text
  const before = text.slice(0, text.length - last.length)
  const begun = fold(last)
  const typed = wordsOf(text)
  const lexemeOf = await readLexemes(payload, locale, typed)
  const { phrases } = indexes.synonymsOf(locale)
  const known = typed.map(lexemeOf).join(' ')
  if (typed.length > 1 && phrases.includes(known)) return text
  const named = (lexeme: string) => products.count(strong(lexeme))
  const namedAsTyped = named(lexemeOf(begun))
  const words = wordsBegunBy(begun, [products], named)
    .filter((word) => named(word) > namedAsTyped)
    .slice(0, maxRead)
  const spelled = await readSpellings(payload, locale, words)
  const word = words
    .map((lexeme) => spelled.get(lexeme))
    .find((written) => written !== undefined && !isStopWord(fold(written), locale))
  const beginning = [...typed.slice(0, -1).map(lexemeOf), begun].join(' ')
  const phrase = phrases.find((each) => each.startsWith(beginning))
  if (phrase !== undefined && (typed.length > 1 || (word === undefined && namedAsTyped === 0)))
    return phrase
  return word === undefined ? text : before + word
}

/** Number of the most cited standard that begins with the digits. */
function completeStandard(products: Entries, digits: string): string {
  const token = `§${digits}`
  if (products.count(token) > 0) return digits
  const [first] = products
    .tokensLike(token)
    .filter((each) => each.startsWith(token) && products.count(each) > 0)
    .toSorted((a, b) => products.count(b) - products.count(a))
  return first?.slice(1) ?? digits
}

/**
 * Part numbers that begin with a text of letters only, which a search does not treat as a part
 * number.
 */
export async function readBegunPartNumbers(
  { payload, locale }: CallContext,
  text: string,
  max: number,
): Promise<{ partNumber: string; product: number; state: LifeState; successor: string | null }[]> {
  if (!/^[a-z]{2,4}[\s-]*$/i.test(text)) return []
  return rows(
    payload,
    sql`
    select v.printed as "partNumber", v.product_id as product, v.state, v.successor from (
      select printed, normalised, product_id, state, successor from search_variants where normalised like ${`${normalizePartNumber(text)}%`} limit ${maxSorted}
    ) v join search_entries e on e.collection = 'products' and e.document_id = v.product_id and e.locale = ${locale}
    order by v.state = 'discontinued', v.normalised limit ${max}`,
  )
}
