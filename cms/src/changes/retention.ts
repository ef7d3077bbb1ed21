import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/** Time for which the history is kept, months; the database refuses deletions below the minimum. */
export const historyMonths = { default: 24, min: 3, max: 120 } as const

/** Months that the company keeps its history for. */
export async function readKeepMonths(payload: Payload): Promise<number> {
  const [row] = await rows<{ months: number }>(payload, sql`select history_months() as months`)
  return Number(row?.months ?? historyMonths.default)
}

/** Deletes what is older than the company keeps its history. */
export async function pruneHistory(payload: Payload): Promise<void> {
  for (const table of ['value_changes', 'changed_documents', 'change_sets', 'staff_events'])
    await rows(
      payload,
      sql`delete from ${sql.raw(table)} where at < now() - make_interval(months => history_months())`,
    )
}
