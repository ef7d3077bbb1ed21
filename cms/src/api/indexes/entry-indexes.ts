import type { Payload } from 'payload'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { previewBehind } from '#src/publishing/preview/as-if-published.ts'
import { readPreviewed } from './previewed-entries.ts'
import { followedState } from './revision-follower.ts'
import { searchIndexSource } from './search-index-source.ts'
import type { EntryIndexes } from './search-indexes.ts'

const readPublished = followedState(searchIndexSource)

const ofCalls = new WeakMap<CallContext, Promise<EntryIndexes>>()

/** Indexes of a call, read once, so that the whole response is of one state. */
export function indexesOf(context: CallContext): Promise<EntryIndexes> {
  const known = ofCalls.get(context) ?? readIndexes(context.payload)
  ofCalls.set(context, known)
  return known
}

/**
 * Indexes of the published entries; in a preview, of the entries that its transaction sees. The
 * first call reads all entries.
 */
export async function readIndexes(payload: Payload): Promise<EntryIndexes> {
  const behind = previewBehind(payload)
  const published = await readPublished(behind?.published ?? payload)
  return behind === undefined ? published : readPreviewed(payload, published, behind.preview)
}
