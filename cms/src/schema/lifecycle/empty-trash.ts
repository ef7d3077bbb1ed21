import type { CollectionSlug, Payload } from 'payload'
import { inTransaction, within } from '#src/platform/database/transaction.ts'
import { referencesTo } from './references.ts'

/** Retention of the trash, days. */
export const trashDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** Maximum deletions per collection and run; the next run deletes the rest. */
const batch = 500

/**
 * Permanently deletes documents that have been in the trash for `trashDays`. Keeps documents that
 * are still referenced, such as the department of a message.
 */
export async function emptyTrash(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - trashDays * dayMs).toISOString()
  for (const { slug } of payload.config.collections.filter(({ trash }) => trash)) {
    const collection = slug as CollectionSlug
    const { docs } = await payload.find({
      collection,
      trash: true,
      where: { deletedAt: { less_than: before } },
      depth: 0,
      limit: batch,
      select: {},
      overrideAccess: true,
    })
    for (const { id } of docs) {
      const { found } = await referencesTo(payload, { collection: slug, id: Number(id) }, {})
      if (found.length > 0) continue
      await inTransaction(payload, (transaction) =>
        payload.delete({
          collection,
          id,
          trash: true,
          overrideAccess: true,
          ...within(transaction),
        }),
      ).catch((error: unknown) =>
        payload.logger.error({
          err: error,
          msg: 'a document in the trash could not be removed',
          collection: slug,
          id,
        }),
      )
    }
  }
}
