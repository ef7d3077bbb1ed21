import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalConfig,
} from 'payload'
import type { PermittedCollection, PublicGlobal } from '#src/platform/access/permissions.ts'
import { isFeedCollection } from '#src/publishing/changes/kinds.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { leavesRecording } from '#src/publishing/languages/request.ts'
import { notedSaved } from '#src/publishing/languages/saved-content.ts'
import { recordGlobal } from './record-global.ts'
import { recordState, refuseUnpublishable } from './record-state.ts'

interface ChangeHooks {
  beforeChange: CollectionBeforeChangeHook[]
  beforeDelete: CollectionBeforeDeleteHook[]
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
}

/**
 * Hooks that record changes of the published state: document → published state → tags → change
 * feed, in the transaction of the save. The feed is locked before the first row; otherwise
 * concurrent saves of two products that reference each other could deadlock.
 */
export function changeHooks(slug: PermittedCollection): ChangeHooks {
  if (!isFeedCollection(slug))
    return { beforeChange: [], beforeDelete: [], afterChange: [], afterDelete: [] }
  return {
    beforeChange: [
      async ({ data, req }) => {
        await lockFeed(req.payload, req)
        return data
      },
    ],
    beforeDelete: [({ req }) => lockFeed(req.payload, req)],
    afterChange: [
      async ({ doc, req }) => {
        const record = leavesRecording(req) ? refuseUnpublishable : recordState
        const saved = notedSaved(req, { collection: slug, id: Number(doc.id) })
        await record(req.payload, slug, doc.id, { transaction: req, saved })
        return doc
      },
    ],
    afterDelete: [
      async ({ id, req }) => {
        await recordState(req.payload, slug, Number(id), { transaction: req, deleted: true })
      },
    ],
  }
}

/** Hooks of a global, like `changeHooks`. */
export function globalChangeHooks(
  slug: PublicGlobal,
): Required<Pick<NonNullable<GlobalConfig['hooks']>, 'beforeChange' | 'afterChange'>> {
  return {
    beforeChange: [
      async ({ data, req }) => {
        await lockFeed(req.payload, req)
        return data
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        await recordGlobal(req.payload, slug, req)
        return doc
      },
    ],
  }
}
