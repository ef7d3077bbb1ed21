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

/** Records a save, or a write of the latest version alone (`isDraft`), in its transaction. */
async function record(given: Omit<Saved, 'content'>, isDraft = false): Promise<void> {
  let read: Promise<SavedContent> | undefined
  const { req, entity, cause, noted } = given
  const content = () => (read ??= noted ? Promise.resolve(noted) : readContent(req, entity))
  const isInner = leavesRecording(cause)
  for (const { isOfVisitors, save, refuse } of Object.values(recorders))
    if (isInner) await refuse?.({ ...given, content })
    else if (isOfVisitors ? !isDraft : !runningSet().isTrial) await save({ ...given, content })
}

/** Records a save by Payload's own operation. */
const recordSave = (req: PayloadRequest, entity: Entity, change?: Saved['change']) =>
  record({ req, entity, cause: req, noted: takeSaved(req, entity), change })

/**
 * Records a document whose latest version was written without hooks, while visitors read what they
 * read before.
 *
 * @param cause - Request of the account that writes.
 */
export const recordDraft = (cause: PayloadRequest, req: RecordRequest, entity: Entity) =>
  record({ req, entity, cause, noted: undefined, change: undefined }, true)

/**
 * Hook that locks the feed before the first row is written: concurrent saves of two products that
 * refer to each other could otherwise deadlock.
 */
const lock = async <Data>({ data, req }: { data: Data; req: PayloadRequest }): Promise<Data> => {
  await lockFeed(req.payload, req)
  return data
}

/** Adds the hooks that record saves and deletions to a collection. */
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
          for (const { remove } of Object.values(recorders))
            await remove({ req, entity, document: doc })
        },
      ],
    },
  }
}

/** Adds the hooks that record saves to a global. */
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
