import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

/**
 * Why documents change: `person` (a save in the panel), `spreadsheet`, `grid`, `files` in bulk,
 * the page of a new `product`,
 * `release`, `restore` of a version, `undo`, `structure` (attributes or subcategories, and the values
 * under them), `job` (a schedule or a periodic task), `program` (neither a person nor a job),
 * `demonstration`.
 */
export const causeKinds = [
  'person',
  'spreadsheet',
  'grid',
  'release',
  'files',
  'product',
  'restore',
  'undo',
  'structure',
  'job',
  'program',
  'demonstration',
] as const
export type CauseKind = (typeof causeKinds)[number]

/** Change set that is being made: everything saved while it runs belongs to it. */
export interface RunningSet {
  /** Id of the change set, a UUID. */
  id: string
  /** Undefined: a request, whose kind follows from its session. */
  kind?: CauseKind | undefined
  /** Name of the cause: of the file, of the task. */
  title?: string | undefined
  /**
   * Key of a lot: what one account saves of it within a day, in several requests, is one change set
   * (`setOfLot`).
   */
  lot?: string | undefined
  /** Time that the loader of a demonstration gives its changes; change sets within have it too. */
  at?: Date | undefined
  /** Change set that this one takes back. */
  undoes?: string | undefined
  /** True: everything is rolled back, so that nothing is recorded for the staff. */
  isTrial?: true
}

// one per process: Next evaluates this module again in its own bundle
const key = Symbol.for('vitrine.change-set')
const known = globalThis as { [key]?: AsyncLocalStorage<RunningSet> }
const running = (known[key] ??= new AsyncLocalStorage<RunningSet>())

/**
 * Id of the change set of a lot. It depends on the account, so that nobody adds to the entries of
 * others, and on the day (UTC), so that nobody adds to old ones.
 */
export function setOfLot(lot: string, author: number | null): string {
  const day = new Date().toISOString().slice(0, 10)
  const hash = createHash('sha256').update(`${lot} ${author} ${day}`).digest('hex')
  return [8, 12, 16, 20, 32].map((end, at, ends) => hash.slice(ends[at - 1] ?? 0, end)).join('-')
}

/** Runs `work` as one change set. */
export const asChangeSet = <T>(cause: Omit<RunningSet, 'id'> & { id?: string }, work: () => T): T =>
  running.run({ id: crypto.randomUUID(), at: running.getStore()?.at, ...cause }, work)

/** Change set that is being made; a new one outside of any. */
export const runningSet = (): RunningSet => running.getStore() ?? { id: crypto.randomUUID() }
