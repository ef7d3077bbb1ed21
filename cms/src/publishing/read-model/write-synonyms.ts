import { isLocale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { countWording } from './count-wording.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { listedWords, phrasesOf } from '#src/search/words/synonyms.ts'
import { readLexemes } from './lexemes.ts'

/** Maximum phrases per group: the number of pairs grows with the square. */
const maxPhrases = 60

/**
 * Writes the pairs of equivalent phrases of a synonym group as lexemes; deletes them if there is no
 * document.
 */
export async function writeSynonyms(
  payload: Payload,
  id: number,
  document: PublishedDocument | undefined,
  transaction: Pick<PayloadRequest, 'transactionID'>,
): Promise<void> {
  await countWording(payload, transaction)
  await rows(payload, sql`delete from search_synonyms where group_id = ${id}`, transaction)
  const locale = document?.['language']
  if (typeof locale !== 'string' || !isLocale(locale)) return
  const listed = (name: string) => {
    const said = document?.[name]
    return listedWords(typeof said === 'string' ? said : '').slice(0, maxPhrases)
  }
  const group = { locale, words: listed('words'), meaning: listed('meaning') }
  const lexemeOf = await readLexemes(
    payload,
    locale,
    [...group.words, ...group.meaning].flatMap(wordsOf),
    transaction,
  )
  const pairs = phrasesOf(group, lexemeOf).map(([phrase, means]) => ({
    phrase: phrase.join(' '),
    means: means.join(' '),
  }))
  await rows(
    payload,
    sql`
    insert into search_synonyms (group_id, locale, phrase, means)
    select ${id}::int, ${locale}, phrase, means from unnest(${sql.param(pairs.map(({ phrase }) => phrase))}::text[], ${sql.param(pairs.map(({ means }) => means))}::text[]) as pair(phrase, means)
    on conflict do nothing`,
    transaction,
  )
}
