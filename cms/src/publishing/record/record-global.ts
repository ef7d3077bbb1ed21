import type { Payload, PayloadRequest } from 'payload'
import type { PublicGlobal } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { globalTags } from '#src/publishing/changes/kinds.ts'

/**
 * Records the published state of a global like `record-state.ts`; saving a draft changes nothing.
 */
export async function recordGlobal(
  payload: Payload,
  slug: PublicGlobal,
  transaction: Pick<PayloadRequest, 'transactionID'>,
): Promise<void> {
  const found: unknown = await payload.findGlobal({
    slug,
    depth: 0,
    draft: false,
    overrideAccess: true,
    req: { transactionID: transaction.transactionID } as PayloadRequest,
  })
  const document = found as { _status?: string; updatedAt?: string }
  const state = `${document._status ?? 'published'} ${document.updatedAt ?? ''}`
  const key = `global:${slug}`
  const [recorded] = await rows<{ updated_at: string }>(
    payload,
    sql`select updated_at from published_states where collection = ${key} and document_id = 0`,
    transaction,
  )
  if (recorded?.updated_at === state) return
  await rows(
    payload,
    sql`
    insert into published_states (collection, document_id, updated_at, tags) values (${key}, 0, ${state}, ${sql.param([...globalTags[slug]])}::text[])
    on conflict (collection, document_id) do update set updated_at = excluded.updated_at`,
    transaction,
  )
  await appendChange(payload, globalTags[slug], transaction)
}
