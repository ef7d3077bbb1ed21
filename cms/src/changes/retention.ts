import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { deleteInBatches } from '#src/platform/database/retention.ts'
import type { RetentionPart } from '#src/platform/database/retention.ts'

/** Time for which the history is kept, months; the database refuses deletions below the minimum. */
export const historyMonths = { default: 24, min: 3, max: 120 } as const

/** Months that the company keeps its history for. */
export async function readKeepMonths(payload: Payload): Promise<number> {
  const [row] = await rows<{ months: number }>(payload, sql`select history_months() as months`)
  return Number(row?.months ?? historyMonths.default)
}

/** Retention of the history; the values first, then their documents and change sets. */
export const historyParts: readonly RetentionPart[] = [
  'value_changes',
  'changed_documents',
  'change_sets',
  'staff_events',
].map((table) => ({
  name: table,
  run: (payload) =>
    deleteInBatches(payload, table, sql`d.at < now() - make_interval(months => history_months())`),
}))
