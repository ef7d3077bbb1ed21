import type { CollectionSlug, Payload } from 'payload'
import { inTransaction, within } from '#src/platform/database/transaction.ts'
import { runParts } from '#src/platform/database/retention.ts'
import { referencesTo } from '#src/publishing/references/references.ts'

/** Retention of the trash, days. */
export const trashDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** Maximum deletions per collection and run; the next run deletes the rest. */
const batch = 500

/**
 * Permanently deletes documents that have been in the trash for `trashDays`. Keeps documents that
 * are still referenced, such as the department of a message.
 */
export const emptyTrash = (payload: Payload): Promise<void> =>
  runParts(
    payload,
    payload.config.collections
      .filter(({ trash }) => trash)
      .map(({ slug }) => ({
        name: `trash of ${slug}`,
        run: () => emptyTrashOf(payload, slug as CollectionSlug),
      })),
  )

async function emptyTrashOf(payload: Payload, collection: CollectionSlug): Promise<void> {
  const before = new Date(Date.now() - trashDays * dayMs).toISOString()
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
    const { found } = await referencesTo(payload, { collection, id: Number(id) }, {})
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
        collection,
        id,
      }),
    )
  }
}
