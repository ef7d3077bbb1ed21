import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

type Transaction = Pick<PayloadRequest, 'transactionID'>

/** Statements for the last step of writes that do not take the feed's lock, by name. */
interface LastStep {
  /** Locks that saves take before the feed's. */
  locks: Map<string, Statement>
  /** Statements that run under the feed's lock. */
  writes: Map<string, Statement>
}

export const emptyLastStep = (): LastStep => ({ locks: new Map(), writes: new Map() })

const besideOthers = new AsyncLocalStorage<LastStep>()

/**
 * Runs `work`, whose writes do not take the feed's lock. Adds to `lastStep` the statements that have to
 * run under the lock after them.
 */
export const withoutFeedLock = <T>(
  work: () => Promise<T>,
  lastStep: LastStep = emptyLastStep(),
): Promise<T> => besideOthers.run(lastStep, work)

/** True within writes that do not take the feed's lock. */
export const isBesideOthers = (): boolean => besideOthers.getStore() !== undefined

/**
 * Runs a statement that locks what many saves share, once at the end of writes that do not take the
 * feed's lock: saves would wait for it until then.
 */
export async function runShared(
  payload: Payload,
  { name, statement, kind }: { name: string; statement: Statement; kind: keyof LastStep },
  transaction: Transaction,
): Promise<void> {
  const lastStep = besideOthers.getStore()
  if (lastStep) lastStep[kind].set(name, statement)
  else await rows(payload, statement, transaction)
}

/** Revision of rows that are written without the feed's lock, until the last step gives them one. */
export const pendingRevision = -1

/** Sequences of the revisions by which indexes in memory find what is new. */
export const revisions = {
  search_entries: sql`nextval('search_entries_revision')`,
  search_products: sql`nextval('search_products_revision')`,
} as const

/**
 * Revision of a row that is written. Without the feed's lock it has none yet: every search would pass
 * such rows at the end of the index.
 */
export const revisionOf = (table: keyof typeof revisions): Statement =>
  isBesideOthers() ? sql`${pendingRevision}::bigint` : revisions[table]
