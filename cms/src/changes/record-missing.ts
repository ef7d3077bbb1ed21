import type { PayloadRequest } from 'payload'
import { readDraft, readPublished } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { idOf, slugOf, stateOf } from './document-state.ts'
import { writeRecorded } from './record-changes.ts'

/**
 * Records the state of a document that an earlier release has written, from which its next change is
 * told.
 */
export async function recordFormerState(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  entity: Entity,
): Promise<void> {
  const row = await readPublished(req, entity)
  // a global that was never saved
  if (row === undefined || ('global' in entity && !row['updatedAt'])) return
  const state = stateOf(req.payload, entity, { row, draft: await readDraft(req, entity) })
  if (state) await writeRecorded(req, slugOf(entity), idOf(entity), state)
}
