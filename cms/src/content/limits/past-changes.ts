import { checkLimitsOfValue, isEmpty } from './check-limits.ts'
import type { LimitedColumn } from './check-limits.ts'
import { DoubtFinder } from './doubts.ts'
import type { LimitKind } from './limit-kinds.ts'

/** A value that a spreadsheet changed. */
export interface PastChange {
  /** Change set of the spreadsheet. */
  set: string
  code: string
  key: string
  before: unknown
  after: unknown
}

/** What a limit would have done with a past change. */
export interface PastFinding {
  change: PastChange
  effect: 'refuses' | 'asks'
  message: string
}

/** Limits that a value meets alone, or with the value that it replaced: the history has both. */
const alone: readonly LimitKind[] = ['minimum', 'maximum', 'pattern', 'step', 'jump']

/** Column with the limits of which a change alone is enough. */
const limitedAlone = (column: LimitedColumn): LimitedColumn => ({
  ...column,
  limits: (column.limits ?? []).filter(({ kind }) => alone.includes(kind)),
})

/** Doubt about a change by a declared step or a declared change at once. */
function asked(change: PastChange, column: LimitedColumn, language: string): string | undefined {
  const row = (value: unknown) => ({
    place: change.code,
    code: change.code,
    values: isEmpty(value) ? {} : { [change.key]: value },
  })
  const family = {
    columns: [column],
    before: [row(change.before)],
    after: [row(change.after)],
    spans: new Map<string, never>(),
  }
  const { key, before } = change
  const doubt = new DoubtFinder(family, language).find({ place: change.code, key, before })
  const isDeclared = doubt?.reasons.some(
    (reason) =>
      (reason === 'step' || reason === 'jump') &&
      column.limits?.some(({ kind }) => kind === reason),
  )
  return isDeclared ? doubt?.message : undefined
}

/**
 * Past changes that limits would have refused or asked about, as far as a value and the one that it
 * replaced decide it.
 */
export function findPast(
  changes: readonly PastChange[],
  columns: readonly LimitedColumn[],
  language: string,
): PastFinding[] {
  const byKey = new Map(columns.map((column) => [column.key, limitedAlone(column)]))
  return changes.flatMap((change): PastFinding[] => {
    const column = byKey.get(change.key)
    if (!column?.limits?.length || isEmpty(change.after)) return []
    const refused = checkLimitsOfValue(change.after, column, language)
    if (refused !== undefined) return [{ change, effect: 'refuses', message: refused }]
    const message = asked(change, column, language)
    return message === undefined ? [] : [{ change, effect: 'asks', message }]
  })
}
