import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/** Filters as conditions of groups (`g`), of entries (`e`), and of part numbers by their values (`met`). */
interface FilterConditions {
  groups: readonly Statement[]
  entries: readonly Statement[]
  values: readonly Statement[]
}

/** Conditions that the documents of a selection meet. */
interface MatchedConditions {
  groups: readonly Statement[]
  entries: readonly Statement[]
  /** Column `is_met` of the groups: true if a group decides that its documents are selected. */
  isMet: Statement
  /** True for an entry of which all part numbers are selected, not only those by their values. */
  isWhole: Statement
}

const oneOf = (conditions: readonly Statement[]): Statement =>
  sql`(${sql.join([...conditions], sql` or `)})`

/** Documents that meet all filters. */
export const meetAll = ({ groups, entries, values }: FilterConditions): MatchedConditions => ({
  groups,
  entries: [...entries, ...values],
  isMet: sql`true`,
  isWhole: sql`false`,
})

/**
 * Documents that meet one of the filters: by their groups where these alone decide, else by their entries, which
 * look up whether their group is met.
 */
export function meetAny({ groups, entries, values }: FilterConditions): MatchedConditions {
  if (groups.length + entries.length + values.length === 0)
    return meetAll({ groups, entries, values })
  if (entries.length + values.length === 0)
    return { ...meetAll({ groups: [oneOf(groups)], entries, values }), isWhole: sql`true` }
  const whole = [
    ...(groups.length > 0 ? [sql`e.group_key in (select group_key from chosen where is_met)`] : []),
    ...entries,
  ]
  return {
    groups: [],
    entries: [oneOf([...whole, ...values])],
    isMet: groups.length > 0 ? sql`bool_and(${oneOf(groups)})` : sql`true`,
    isWhole: whole.length > 0 ? oneOf(whole) : sql`false`,
  }
}
