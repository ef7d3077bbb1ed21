import type { postgresAdapter } from '@payloadcms/db-postgres'
import { and, eq } from '@payloadcms/db-postgres/drizzle'

type Adapter = ReturnType<typeof postgresAdapter>

/**
 * Lets others refer to a row that a transaction updates. Payload updates by an insert whose conflict
 * sets all columns, the id too (`@payloadcms/drizzle/dist/upsertRow`, 3.90): PostgreSQL then locks the
 * row as for a new key, for which each save of a document with a relation to it waits. An update locks
 * it so only if a key has another value.
 */
export function updateWithoutKeyLocks(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const made = adapter.init(options)
      const { insert } = made
      made.insert = async (args) => {
        const { db, tableName, values, onConflictDoUpdate: update } = args
        const table = made.tables[tableName]
        const { id, ...set } = Object(values)
        const hasColumns = Object.keys(set).length > 0
        if (update && table && hasColumns && id !== undefined && update.target === table['id']) {
          const updated = await db
            .update(table)
            .set(set)
            .where(and(eq(table['id'], id), update.where))
            .returning()
          if (updated.length > 0) return updated as Record<string, unknown>[]
        }
        return insert.call(made, args)
      }
      return made
    },
  }
}
