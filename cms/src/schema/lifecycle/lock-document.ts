import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { changedWhileWaiting } from '#src/people/members/decision.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/**
 * Locks the row of the document that an operation changes, before Payload reads it: Payload writes
 * whole documents, so that a change committed meanwhile would be undone. Foreign keys to the row are
 * not held up. A change of several documents at once names none; hooks that decide by a state read
 * it again (`people/members/decision.ts`).
 */
const lock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = Object(args) as { id?: unknown }
  if ((operation !== 'update' && operation !== 'delete') || id === undefined || id === null)
    return args
  const key = Number(id)
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  if (!Number.isSafeInteger(key) || key <= 0 || key >= 2 ** 31) return args
  const read = (how: Statement) =>
    rows<{ at: string }>(
      req.payload,
      sql`select updated_at::text as at from ${table} where id = ${key} ${how}`,
      req,
    )
  const [before] = await read(sql``)
  const [now] = await read(sql`for no key update`)
  req.context[changedWhileWaiting] = before?.at !== now?.at
  return args
}

export const lockDocuments = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, beforeOperation: [lock, ...(config.hooks?.beforeOperation ?? [])] },
})
