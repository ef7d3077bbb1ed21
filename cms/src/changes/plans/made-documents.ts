import { panelBase } from '@vitrine/contract/panel'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/** Made documents that a result names. */
const maxMade = 20

/** Documents that a change set made. */
export async function readMade(
  payload: Payload,
  set: string | null,
): Promise<{ title: string; href: string }[]> {
  if (set === null) return []
  const found = await rows<{ collection: string; id: number; title: string | null }>(
    payload,
    sql`select collection, document_id as id, title from changed_documents
      where change_set = ${set}::uuid and kind = 'created' order by id limit ${maxMade}`,
  )
  return found.map(({ collection, id, title }) => ({
    title: title ?? String(id),
    href: `${panelBase}/collections/${collection}/${id}`,
  }))
}
