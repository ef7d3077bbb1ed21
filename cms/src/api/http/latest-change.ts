import type { Tag } from '@vitrine/contract/tags'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

interface Dated {
  updated_at: string
}

const isDated = (value: unknown): value is Dated =>
  typeof value === 'object' &&
  value !== null &&
  'alternates' in value &&
  'updated_at' in value &&
  typeof value.updated_at === 'string'

/**
 * Sets `updated_at` of a response, and of the subcategory in it, to the latest change of the
 * documents that the response depends on (its cache tags), if that is later.
 */
export async function dateByTags(
  payload: Payload,
  data: unknown,
  tags: ReadonlySet<Tag>,
): Promise<void> {
  const dated = [data, Object(data).subcategory].filter(isDated)
  if (dated.length === 0) return
  const [row] = await rows<{ at: Date | string | null }>(
    payload,
    sql`select max(at) as at from tag_changes where tag = any(${sql.param([...tags])}::text[])`,
  )
  if (!row?.at) return
  const at = new Date(row.at).toISOString()
  for (const one of dated) if (one.updated_at < at) one.updated_at = at
}
