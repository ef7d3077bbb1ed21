import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

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
  if (Number.isSafeInteger(key) && key > 0 && key < 2 ** 31)
    await rows(req.payload, sql`select id from ${table} where id = ${key} for no key update`, req)
  return args
}

export const lockDocuments = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, beforeOperation: [lock, ...(config.hooks?.beforeOperation ?? [])] },
})
