import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { personalCollections, personalData, tableOf } from './kinds.ts'

/**
 * All that is kept of a person, as the copy that they may ask for: per collection what it is for,
 * and the rows.
 */
export async function copyOfPerson(
  payload: Payload,
  given: string,
): Promise<Record<string, unknown>> {
  const email = given.trim().toLowerCase()
  const copy: Record<string, unknown> = { email, at: new Date().toISOString() }
  for (const collection of personalCollections) {
    const { ofPerson, purpose } = personalData[collection]
    if (!ofPerson) continue
    // notes are the staff's, keys are the machine's
    const found = await rows<{ row: Record<string, unknown> }>(
      payload,
      sql`select to_jsonb(r) - 'notes' - 'key' - 'owner_id' as row from ${tableOf[collection]} r where ${ofPerson(email)} order by r.id`,
    )
    if (found.length > 0)
      copy[collection] = { purpose: purpose.pt, rows: found.map(({ row }) => row) }
  }
  return copy
}
