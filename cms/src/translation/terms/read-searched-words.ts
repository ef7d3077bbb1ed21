import { isLocale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { searchKey } from '#src/search/words/fold.ts'
import type { SearchedWord, Term } from './term-shapes.ts'

/** Days of searches; they are kept no longer (`prune.ts`). */
const days = 90

/** Words of a concept that visitors searched in the last 90 days, the most frequent first. */
export async function readSearchedWords(payload: Payload, term: Term): Promise<SearchedWord[]> {
  const words = Object.entries(term.words).flatMap(([locale, own]) =>
    isLocale(locale)
      ? [
          { word: own.preferred, kind: 'preferred' as const },
          ...own.forms.map((word) => ({ word, kind: 'form' as const })),
          ...own.forbidden.map((word) => ({ word, kind: 'forbidden' as const })),
        ].map((each) => ({ ...each, locale, preferred: own.preferred, key: searchKey(each.word) }))
      : [],
  )
  const keys = words.map(({ locale, key }) => ({ locale, key }))
  const found = await rows<{ locale: string; key: string; times: number; results: number | null }>(
    payload,
    sql`
    select s.locale, s.text as key, sum(s.times)::int as times,
      (array_agg(s.results order by s.seen_at desc) filter (where s.results is not null))[1] as results
    from searches s where s.day > current_date - ${days}::int and (s.locale, s.text) in (
      select locale, key from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as g(locale text, key text))
    group by 1, 2`,
  )
  const figures = new Map(found.map((each) => [`${each.locale} ${each.key}`, each]))
  return words
    .flatMap(({ key, ...each }) => {
      const own = figures.get(`${each.locale} ${key}`)
      return own ? [{ ...each, times: own.times, results: own.results }] : []
    })
    .toSorted((a, b) => b.times - a.times)
}
