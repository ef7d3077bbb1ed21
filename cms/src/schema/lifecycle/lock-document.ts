import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { changedWhileWaiting } from '#src/people/members/decision.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/**
 * Locks the row of the document that an operation changes, before Payload reads it: Payload writes
 * whole documents, so that a change committed meanwhile would be undone. Foreign keys to the row are
 * not held up. A change of several documents at once names none; hooks that decide by a state read
 * it again (`people/members/decision.ts`), and learn whether it changed while this operation waited.
 */
const lock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = Object(args) as { id?: unknown }
  if ((operation !== 'update' && operation !== 'delete') || id === undefined || id === null)
    return args
  const key = Number(id)
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  if (!Number.isSafeInteger(key) || key <= 0 || key >= 2 ** 31) return args
  const hasState = collection.flattenedFields.some(({ name }) => name === 'state')
  const state = hasState ? sql`state::text` : sql`''`
  const read = (how: Statement) =>
    rows<{ state: string }>(
      req.payload,
      sql`select ${state} as state from ${table} where id = ${key} ${how}`,
      req,
    )
  const before = hasState ? (await read(sql``))[0] : undefined
  const [now] = await read(sql`for no key update`)
  req.context[changedWhileWaiting] = hasState && before?.state !== now?.state
  return args
}

export const lockDocuments = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, beforeOperation: [lock, ...(config.hooks?.beforeOperation ?? [])] },
})
