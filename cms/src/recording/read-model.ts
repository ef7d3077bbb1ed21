import { pages } from '#src/content/page-collections.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { isPublicGlobal } from '#src/platform/access/permissions.ts'
import { isFeedCollection } from '#src/publishing/changes/kinds.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import {
  changeAllLists,
  forgetSpellings,
  isReadModelOutdated,
  isUnwritten,
  rebuildDocument,
  rebuiltCollections,
} from '#src/publishing/record/rebuild.ts'
import { recordGlobal } from '#src/publishing/record/record-global.ts'
import { recordState, refuseUnpublishable } from '#src/publishing/record/record-state.ts'
import type { Recorder, Saved } from './recorder.ts'

/** Passes a saved document of the feed on. */
const ofFeed =
  (write: typeof refuseUnpublishable) =>
  async ({ req, entity, cause, noted }: Saved): Promise<void> => {
    if ('collection' in entity && isFeedCollection(entity.collection))
      await write(req.payload, entity.collection, entity.id, { transaction: cause, saved: noted })
  }

/**
 * Entries of pages, search, filters and tables, and the change feed: document → published state →
 * tags → feed.
 */
export const readModel: Recorder = {
  name: 'read-model',
  isOfVisitors: true,
  save: async (saved) => {
    const { req, entity } = saved
    if ('collection' in entity) await ofFeed(recordState)(saved)
    else if (isPublicGlobal(entity.global)) await recordGlobal(req.payload, entity.global, req)
  },
  refuse: ofFeed(refuseUnpublishable),
  remove: async ({ req, entity }) => {
    if (isFeedCollection(entity.collection))
      await recordState(req.payload, entity.collection, entity.id, {
        transaction: req,
        deleted: true,
      })
  },
  basis: Object.keys(pages).filter(isOfSite).join(),
  isDue: (payload) => isReadModelOutdated({ payload }),
  places: () =>
    rebuiltCollections.map((collection) => ({ collection, missing: isUnwritten(collection) })),
  begin: forgetSpellings,
  recordFormer: async (req, entity) => {
    if ('collection' in entity)
      await rebuildDocument(req, entity.collection as FeedCollection, entity.id)
  },
  finish: changeAllLists,
}
