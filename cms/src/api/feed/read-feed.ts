import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { CallInput } from '#src/api/reading/handler.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { JsonText } from '#src/platform/http/json-text.ts'
import type { FeedName } from './feed-sources.ts'
import { readBehind } from './read-behind.ts'
import { recordColumns, recordText } from './record-text.ts'
import type { StoredRecord } from './record-text.ts'

type Query = CallInput<'news-records-list'>['query']
type Gone = Answer<'part-numbers-list'>['gone'][number]

type Row = StoredRecord & {
  key: string
  /** Null for a record that is there; `outside`: it does not match. */
  reason: Gone['reason'] | null
  successor: string | null
}

/** Languages that a request asks for. */
export function askedLocales(asked: Query['locales'], own: Locale): Locale[] {
  if (asked === undefined) return [own]
  return localeCodes.filter((code) => asked.includes('*') || asked.includes(code))
}

/**
 * Throws `feed-restarted` if a copy cannot continue from a number: one of another database, or of
 * before what is kept of gone records.
 */
async function requireKnown({ payload }: CallContext, number: number): Promise<void> {
  if (number === 0) return
  const [known] = await rows(
    payload,
    sql`select from feed_state, feed_numbers where first_number <= ${number}::bigint and last_value >= ${number}::bigint`,
  )
  if (!known) throw new ApiError('feed-restarted')
}

const goneOf = ({ key, number, reason, successor, at }: Row): Gone[] =>
  reason === null
    ? []
    : [{ key, change: Number(number), reason, successor, at: new Date(at).toISOString() }]

/**
 * Page of a feed: the records that exist after a number, or all that changed since one. `matches`:
 * condition on the columns of `feed_records`.
 */
export async function readFeed(
  context: CallContext,
  name: FeedName,
  query: Query,
  matches: Statement = sql`true`,
): Promise<JsonText> {
  const { payload, locale } = context
  context.tag(`feed:${name}`)
  const since = query.changes_since
  const start = since ?? query.after ?? 0
  await requireKnown(context, start)
  const locales = askedLocales(query.locales, locale)
  // before the records: those that are written meanwhile are in the page
  const behind = await readBehind(payload, name)
  const isMatch = sql`(gone_at is null and locales && ${sql.param(locales)}::text[] and (${matches}))`
  const found = await rows<Row>(
    payload,
    sql`
    select key, successor, case when gone_at is not null then reason when not is_match then 'outside' end as reason,
      ${recordColumns(locales, sql`is_match`)}
    from (
      select *, ${isMatch} as is_match from feed_records
      where kind = ${name} and number > ${start}::bigint and (${since !== undefined} or ${isMatch})
      order by number limit ${query.limit + 1}
    ) page order by number`,
  )
  const page = found.slice(0, query.limit)
  const records = page.flatMap((row) => (row.reason === null ? [recordText(row, locales)] : []))
  const rest: Omit<Answer<'part-numbers-list'>, 'data'> = {
    // a copy that begins has nothing that could be gone
    gone: start === 0 ? [] : page.flatMap(goneOf),
    next: Number(page.at(-1)?.number ?? start),
    more: found.length > query.limit,
    behind,
  }
  return new JsonText(`{"data":[${records.join(',')}],${JSON.stringify(rest).slice(1)}`, {
    isPassing: behind.pending > 0,
  })
}
