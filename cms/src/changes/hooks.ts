import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import type { PermittedCollection, PermittedGlobal } from '#src/access/permissions.ts'
import { kinds } from './kinds.ts'
import type { FeedCollection } from './kinds.ts'
import { recordGlobal } from './record-global.ts'
import { recordState } from './record-state.ts'

const isFed = (slug: PermittedCollection): slug is FeedCollection => Object.hasOwn(kinds, slug)

interface ChangeHooks {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
}

/** THE hook factory: document → what visitors may now see of it → tags → change feed, in the cause's transaction. */
export function changeHooks(slug: PermittedCollection): ChangeHooks {
  if (!isFed(slug)) return { afterChange: [], afterDelete: [] }
  return {
    afterChange: [async ({ doc, req }) => {
      await recordState(req.payload, slug, doc.id, { transaction: req })
      return doc
    }],
    afterDelete: [async ({ id, req }) => {
      await recordState(req.payload, slug, Number(id), { transaction: req, deleted: true })
    }],
  }
}

/** The same for a global. */
export function globalChangeHooks(slug: PermittedGlobal): GlobalAfterChangeHook[] {
  return [async ({ doc, req }) => {
    await recordGlobal(req.payload, slug, req)
    return doc
  }]
}
