import type { Answer } from '@vitrine/contract/client'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { sourcesOf } from './feed-sources.ts'
import type { FeedName, SourceName } from './feed-sources.ts'
import { basis } from './follow-changes.ts'

export type Behind = Answer<'part-numbers-list'>['behind']

/** Sources of the given names that wait, without the changes that were not followed yet. */
const waiting = (names: readonly SourceName[]): Statement =>
  sql`select count(*)::int as number, min(since) as since from feed_due where kind = any(${sql.param([...names])}::text[])`

/**
 * How far a feed is behind the catalogue: documents whose records may differ from what the site
 * shows. Counts what is noted, changes that were not looked at, and what an upgrade has not recorded
 * (docs/decisions/0130).
 */
export async function readBehind(payload: Payload, feed: FeedName): Promise<Behind> {
  const [found] = await rows<{ pending: number; seconds: number }>(
    payload,
    sql`with due as (${waiting(sourcesOf(feed))}),
      unseen as (
        select count(*)::int as number, min(c.at) as since from changes c, feed_state s
        where c.id > s.change and exists (select from unnest(c.tags) as tag where tag not like 'feed:%')
      ),
      other as (select count(*)::int as number from feed_state where basis <> ${basis}),
      unrecorded as (
        select coalesce(sum(greatest(total - done, 1)), 0)::int as number, min(started_at) as since from background_steps
        where name = 'read-model' and finished_at is null
      )
      select due.number + unseen.number + other.number + unrecorded.number as pending,
        greatest(0, ceil(extract(epoch from now() - least(due.since, unseen.since, unrecorded.since))))::int as seconds
      from due, unseen, other, unrecorded`,
  )
  return { pending: found?.pending ?? 0, seconds: found?.seconds ?? 0 }
}
