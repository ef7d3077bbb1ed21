import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { StepName } from '#src/platform/database/background-steps.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { SavedContent } from '#src/publishing/languages/saved-content.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import type { DocumentChange } from '#src/staff-index/record-documents.ts'

export type RecordRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Saved document or global. */
export interface Saved {
  /** Transaction of the save. */
  req: RecordRequest
  entity: Entity
  /** Request that saves, with its account; of a write without hooks, outside of its transaction. */
  cause: PayloadRequest
  /** Content, if the save has read it. */
  noted: SavedContent | undefined
  /** Content, read once for all recorders. */
  content: () => Promise<SavedContent>
  /** Values before and after; undefined: a global, or a write without hooks. */
  change: DocumentChange | undefined
}

/** Deleted document. */
export interface Deleted {
  req: PayloadRequest
  entity: { collection: CollectionSlug; id: number }
  document: Record<string, unknown>
}

/** Documents of a collection that a background step records, or a global. */
export type StepPlace =
  | {
      collection: CollectionSlug
      /** Condition of the documents that are not recorded; `d` is the collection's table. */
      missing?: Statement
    }
  | { global: GlobalSlug }

/**
 * Tables that derive from documents, written by each save and each deletion, and by a background
 * step for documents that an earlier release left without them or wrote in another way.
 */
export interface Recorder {
  name: StepName
  /**
   * True: what visitors read. A write of the latest version alone does not concern it. A trial does,
   * because it refuses what cannot be public; nothing else of a trial is recorded.
   */
  isOfVisitors?: true
  save: (saved: Saved) => Promise<void>
  /** Throws what `save` refuses, without recording: for a save inside the save of the same document. */
  refuse?: (saved: Saved) => Promise<void>
  remove: (deleted: Deleted) => Promise<void>
  /** What the records follow from besides the documents: another value begins the step again. */
  basis: string
  /** True if something has to be recorded although the step ended on its basis. */
  isDue?: (payload: Payload) => Promise<boolean>
  places: (payload: Payload) => StepPlace[]
  /** Runs when the step begins, in its first transaction. */
  begin?: (req: RecordRequest) => Promise<void>
  /** Records a document or global as an earlier release left it; idempotent. */
  recordFormer: (req: RecordRequest, entity: Entity) => Promise<void>
  /** Runs when the step ends, in its last transaction. */
  finish?: (req: RecordRequest) => Promise<void>
}
