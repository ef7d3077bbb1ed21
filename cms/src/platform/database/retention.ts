import type { Payload } from 'payload'
import { rows, sql } from './query.ts'
import type { Statement } from './query.ts'

/** Rows that one statement of a retention deletes at most. */
export const maxDeleted = 2000

/** Part of a retention: what it deletes does not depend on the other parts. */
export interface RetentionPart {
  /** Name in the log. */
  name: string
  run: (payload: Payload) => Promise<unknown>
}

/**
 * Deletes the rows of a table (`d`) that are due, in statements of at most `size` rows, each committed by
 * itself: none holds locks for long or ends at the limit of time. Rows that are locked are left to the next run.
 * Returns the number of deleted rows.
 */
export async function deleteInBatches(
  payload: Payload,
  table: string,
  due: Statement,
  size = maxDeleted,
): Promise<number> {
  const name = sql.identifier(table)
  for (let total = 0; ;) {
    const [deleted] = await rows<{ count: number }>(
      payload,
      sql`
      with due as materialized (
        select ctid from ${name} d where ${due} limit ${sql.raw(String(size))} for update of d skip locked
      ), deleted as (
        delete from ${name} where ctid = any (array(select ctid from due)) returning 1
      ) select count(*)::int as count from deleted`,
    )
    const count = deleted?.count ?? 0
    total += count
    if (count < size) return total
  }
}

/**
 * Runs all parts; a part that fails is logged and the next one runs.
 *
 * @throws {Error} After the last part, with the names of those that failed: the job has failed.
 */
export async function runParts(payload: Payload, parts: readonly RetentionPart[]): Promise<void> {
  const failed: string[] = []
  const errors: unknown[] = []
  for (const { name, run } of parts)
    await run(payload).catch((error: unknown) => {
      failed.push(name)
      errors.push(error)
      payload.logger.error({ err: error, msg: 'a part of the retention failed', part: name })
    })
  if (failed.length > 0)
    throw new AggregateError(errors, `parts of the retention failed: ${failed.join(', ')}`)
}
