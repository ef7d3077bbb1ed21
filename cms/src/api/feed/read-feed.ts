import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { CallInput } from '#src/api/reading/handler.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { FeedName } from './feed-kinds.ts'

type Query = Pick<
  CallInput<'part-numbers-list'>['query'],
  'after' | 'changes_since' | 'locales' | 'limit'
>
type Gone = Answer<'part-numbers-list'>['gone'][number]

interface StoredRecord {
  key: string
  number: string
  at: Date | string
  shared: Record<string, unknown>
  languages: Record<string, unknown> | null
  /** Null for a record that is there; `outside`: it does not match. */
  reason: Gone['reason'] | null
  successor: string | null
}

/** Page of a feed with records of any kind. */
export interface FeedPage {
  data: Record<string, unknown>[]
  gone: Gone[]
  next: number
  more: boolean
}

function languagesOf(asked: Query['locales'], own: Locale): Locale[] {
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

/**
 * Page of a feed: the records that exist after a number, or all that changed since one. `matches`:
 * condition on the columns of `feed_records r`.
 */
export async function readFeed(
  context: CallContext,
  name: FeedName,
  query: Query,
  matches: Statement = sql`true`,
): Promise<FeedPage> {
  const { payload, locale } = context
  context.tag(`feed:${name}`)
  const since = query.changes_since
  const start = since ?? query.after ?? 0
  await requireKnown(context, start)
  const languages = sql.param(languagesOf(query.locales, locale))
  const isMatch = sql`(gone_at is null and languages ?| ${languages}::text[] and (${matches}))`
  const found = await rows<StoredRecord>(
    payload,
    sql`
    select key, number, at, successor,
      case when gone_at is not null then reason when not is_match then 'outside' end as reason,
      case when is_match then shared end as shared,
      case when is_match then (select jsonb_object_agg(code, languages->code) from unnest(${languages}::text[]) code where languages ? code) end as languages
    from (
      select *, ${isMatch} as is_match from feed_records r
      where kind = ${name} and number > ${start}::bigint and (${since !== undefined} or ${isMatch})
      order by number limit ${query.limit + 1}
    ) page order by number`,
  )
  const page = found.slice(0, query.limit)
  const present = page.filter(({ reason }) => reason === null)
  return {
    data: present.map(({ number, at, shared, languages: texts }) => ({
      ...shared,
      number: Number(number),
      updated_at: new Date(at).toISOString(),
      languages: texts ?? {},
    })),
    // a copy that begins has nothing that could be gone
    gone:
      start === 0
        ? []
        : page.flatMap(({ key, number, reason, successor, at }) =>
            reason === null
              ? []
              : [
                  {
                    key,
                    number: Number(number),
                    reason,
                    successor,
                    at: new Date(at).toISOString(),
                  },
                ],
          ),
    next: Number(page.at(-1)?.number ?? start),
    more: found.length > query.limit,
  }
}
