import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

const place = sql`change_set, collection, document_id, what, path, coalesce(locale, '')`

/** True if a side of a place has its first value again, or never changed; `other`: the other side. */
const isBack = (other: Statement): Statement => sql`
  (array_agg(before::jsonb order by id) filter (where state <> ${other}))[1]
    is not distinct from (array_agg(after::jsonb order by id desc) filter (where state <> ${other}))[1]`

/**
 * Condition of changes (`value_changes`): their place does not have its first value again after
 * several changes of its set, as a draft that a publication overwrites and restores. Without a join:
 * of a set that is being written the planner expects one row.
 *
 * @param ofSets - Condition of the changes of the sets.
 */
export const isNetChange = (ofSets: Statement): Statement => sql`(${place}) not in (
  select ${place} from (
    select *, count(*) over (partition by ${place}) as times from value_changes where ${ofSets}
  ) as counted where times > 1
  group by ${place} having ${isBack(sql`'public'`)} and ${isBack(sql`'draft'`)})`
