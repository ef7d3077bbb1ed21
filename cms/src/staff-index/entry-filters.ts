import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { openReviews } from '#src/translation/reviews.ts'
import { today } from './list-state.ts'
import type { LanguageState } from './list-state.ts'

/** States of which a language has one; without a locale: any language. */
export interface LanguageFilter {
  locale: Locale | null
  states: readonly LanguageState[]
}

/** Time of the last change. */
export interface ChangeFilter {
  /** Days (`2026-11-26`), inclusive; the first may be `today`. */
  since?: string
  until?: string
  /** So many days up to now. */
  days?: number
}

/** True if groups have the states: those of the texts are of each document. */
export const isOfGroups = ({ states }: LanguageFilter): boolean =>
  states.every((state) => state !== 'outdated' && state !== 'review' && state !== 'current')

/** Documents with a text in a state, each state by its partial index. */
const withTexts = (
  collection: string,
  codes: readonly Locale[],
  state: 'outdated' | 'missing',
): Statement => sql`select t.document_id from translations t
  where t.collection = ${collection} and t.locale = any(${sql.param([...codes])}::text[])
    and ${state === 'outdated' ? sql`t.basis <> t.source` : sql`t.target is null`}`

/** Documents of which a language is in review. */
const inReview = (collection: string, codes: readonly Locale[]): Statement =>
  sql`select r.document_id from (${openReviews}) r where r.collection = ${collection} and r.state = 'review'
    and r.locale = any(${sql.param([...codes])}::text[])`

/** Condition of the groups (`g`) or entries (`e`) of a collection that a language, or any, is in one of some states. */
export function inLanguage(
  { locale, states }: LanguageFilter,
  row: 'g' | 'e',
  collection: string,
): Statement {
  const codes = locale === null ? localeCodes : [locale]
  const stored = (code: Locale): Statement =>
    sql`coalesce(${sql.raw(row)}.states ->> ${code}::text, 'absent')`
  const has = (state: LanguageState): boolean => states.includes(state)
  const ofSite = states.filter((state) => isOfGroups({ locale, states: [state] }))
  const conditions = [
    ...(ofSite.length > 0
      ? codes.map((code) => sql`${stored(code)} = any(${sql.param(ofSite)}::text[])`)
      : []),
    ...(has('outdated')
      ? [sql`e.document_id in (${withTexts(collection, codes, 'outdated')})`]
      : []),
    ...(has('review') ? [sql`e.document_id in (${inReview(collection, codes)})`] : []),
    ...(has('current')
      ? codes.map(
          (code) => sql`(${stored(code)} <> 'absent'
            and e.document_id not in (${withTexts(collection, [code], 'missing')})
            and e.document_id not in (${withTexts(collection, [code], 'outdated')}))`,
        )
      : []),
  ]
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** Condition of the time of the last change; none without such a filter. Instants, not days: ranges of the index. */
export function changedWhen({ since, until, days }: ChangeFilter, timeZone: string): Statement[] {
  const startOf = (day: Statement): Statement =>
    sql`${day}::timestamp at time zone ${timeZone}::text`
  const conditions = [
    ...(since === undefined
      ? []
      : [
          sql`e.changed_at >= ${startOf(since === today ? sql`(now() at time zone ${timeZone}::text)::date` : sql`${since}::date`)}`,
        ]),
    ...(until === undefined ? [] : [sql`e.changed_at < ${startOf(sql`(${until}::date + 1)`)}`]),
    ...(days === undefined
      ? []
      : [sql`e.changed_at >= now() - make_interval(days => ${days}::int)`]),
  ]
  return conditions.length === 0 ? [] : [sql`(${sql.join(conditions, sql` and `)})`]
}
