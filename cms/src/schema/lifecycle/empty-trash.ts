import type { CollectionSlug, Payload } from 'payload'
import { inTransaction, within } from '#src/platform/database/transaction.ts'
import { referencesTo } from './references.ts'

/** How long a deleted document can be restored, days. */
export const trashDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** Documents removed per collection and run; the rest waits for the next day. */
const batch = 500

/**
 * Removes for good what has lain in the trash for `trashDays`. What something still names stays
 * there: a message keeps
 * the department that it was sent to.
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
      const { found } = await referencesTo(
        payload,
        { collection: slug, id: Number(id) },
        { transaction: {}, records: true },
      )
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
