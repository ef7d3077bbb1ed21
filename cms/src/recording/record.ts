import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { isPublicGlobal } from '#src/platform/access/permissions.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { isFeedCollection } from '#src/publishing/changes/kinds.ts'
import { leavesRecording } from '#src/publishing/languages/request.ts'
import { takeSaved } from '#src/publishing/languages/saved-content.ts'
import type { SavedContent } from '#src/publishing/languages/saved-content.ts'
import { readContent } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { runningSet } from './history/cause.ts'
import { unrecordedCollections } from './history/personal.ts'
import type { RecordRequest, Saved } from './recorder.ts'
import { recorders } from './recorders.ts'

const all = Object.values(recorders)

type Given = Omit<Saved, 'content' | 'noted' | 'change'> & Partial<Pick<Saved, 'noted' | 'change'>>

function savedOf({ noted, change, ...given }: Given): Saved {
  let read: Promise<SavedContent> | undefined
  const content = () =>
    (read ??= noted ? Promise.resolve(noted) : readContent(given.req, given.entity))
  return { ...given, noted, change, content }
}

/** Records a save, in its transaction. */
async function recordSave(
  req: PayloadRequest,
  entity: Entity,
  change?: Saved['change'],
): Promise<void> {
  const noted = takeSaved(req, entity)
  const saved = savedOf({ req, entity, cause: req, noted, change })
  if (leavesRecording(req)) for (const { refuse } of all) await refuse?.(saved)
  else
    for (const { isOfVisitors, save } of all)
      if (isOfVisitors || !runningSet().isTrial) await save(saved)
}

/**
 * Records a document whose latest version was written without hooks, while visitors read what they
 * read before.
 *
 * @param cause - Request of the account that writes.
 */
export async function recordDraft(
  cause: PayloadRequest,
  req: RecordRequest,
  entity: Entity,
): Promise<void> {
  if (runningSet().isTrial) return
  const saved = savedOf({ req, entity, cause })
  for (const { isOfVisitors, save } of all) if (!isOfVisitors) await save(saved)
}

/**
 * Hook that locks the feed before the first row is written: concurrent saves of two products that
 * refer to each other could otherwise deadlock.
 */
const lock = async <Data>({ data, req }: { data: Data; req: PayloadRequest }): Promise<Data> => {
  await lockFeed(req.payload, req)
  return data
}

/** The collection with the hooks that record what is saved and deleted. */
export function recordDocuments(config: CollectionConfig): CollectionConfig {
  const { hooks = {} } = config
  const collection = config.slug as CollectionSlug
  if (unrecordedCollections.has(collection)) return config
  const isOfFeed = isFeedCollection(collection)
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ...(isOfFeed ? [lock] : [])],
      beforeDelete: [
        ...(hooks.beforeDelete ?? []),
        ...(isOfFeed ? [({ req }: { req: PayloadRequest }) => lockFeed(req.payload, req)] : []),
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          const entity = { collection, id: Number(doc.id) }
          await recordSave(req, entity, { doc, previousDoc: previousDoc ?? {} })
          return doc
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, id, req }) => {
          const entity = { collection, id: Number(id) }
          for (const { remove } of all) await remove({ req, entity, document: doc })
        },
      ],
    },
  }
}

/** The global with the hooks that record what is saved. */
export function recordGlobals(config: GlobalConfig): GlobalConfig {
  const { hooks = {} } = config
  const global = config.slug as GlobalSlug
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ...(isPublicGlobal(global) ? [lock] : [])],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          await recordSave(req, { global })
          return doc
        },
      ],
    },
  }
}
