import type { Payload } from 'payload'
import { rows, sql, tableOf } from '#src/platform/database/query.ts'
import { personalCollections, personalData } from './kinds.ts'

/** Personal data of a person for download: purpose and rows by collection. */
export async function copyOfPerson(
  payload: Payload,
  input: string,
): Promise<Record<string, unknown>> {
  const email = input.trim().toLowerCase()
  const copy: Record<string, unknown> = { email, at: new Date().toISOString() }
  for (const collection of personalCollections) {
    const { ofPerson, purpose, more = {} } = personalData[collection]
    if (!ofPerson) continue
    const added = sql.join(
      Object.entries(more).map(
        ([name, json]) => sql` || jsonb_build_object(${name}::text, ${json})`,
      ),
    )
    // without notes of the staff and technical keys
    const found = await rows<{ row: Record<string, unknown> }>(
      payload,
      sql`select to_jsonb(r) - 'notes' - 'key' - 'owner_id' - 'remind_at'${added} as row from ${tableOf(collection)} r where ${ofPerson(email)} order by r.id`,
    )
    if (found.length > 0)
      copy[collection] = { purpose: purpose.pt, rows: found.map(({ row }) => row) }
  }
  return copy
}
