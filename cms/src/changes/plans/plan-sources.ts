import type { CauseKind } from '#src/recording/history/cause.ts'

/** What a plan does: drafts, a publication at once, or both at a later time. */
export const planUses = ['draft', 'publish'] as const
export type PlanUse = (typeof planUses)[number]

/** Where the changes of a plan come from. */
export const planSources = [
  'file',
  'mended',
  'files',
  'grid',
  'product',
  'release',
  'structure',
  'undo',
] as const
export type PlanSource = (typeof planSources)[number]

/** What a plan comes from. */
export interface PlanOrigin {
  source: PlanSource
  /**
   * Time at which its file was given, which is read as the columns of suppliers were named then;
   * undefined: now.
   */
  at?: Date | string | undefined
}

/** What distinguishes a source; how its plan is made is in `compute-plan.ts`. */
interface SourceFacts {
  /** Cause of the change set. */
  cause: CauseKind
  /** A spreadsheet, which is kept and can be fetched again. */
  isFile?: true
  /** Damaged texts of the file are mended. */
  isMended?: true
  /**
   * Its author may apply it without the permission to import: as drafts, or as the form saves where
   * a collection has no drafts.
   */
  isOfAuthor?: true
  /** Holds others; can be changed until it is applied, and is tried when somebody asks for it. */
  isRelease?: true
  /** Counts what was planned, not values of the change set that it makes. */
  keepsFigures?: true
  /** Deletes values. */
  deletes?: true
  /** Doubtful values stay out until somebody accepts them. */
  asks?: true
  /** Comes from a form whose draft is kept until it is applied. */
  isOfForm?: true
}

export const sourceFacts: Record<PlanSource, SourceFacts> = {
  /** A spreadsheet. */
  file: { cause: 'spreadsheet', isFile: true, asks: true },
  /** A spreadsheet whose damaged texts are mended. */
  mended: { cause: 'spreadsheet', isFile: true, isMended: true, asks: true },
  /** Files in bulk. */
  files: { cause: 'files' },
  /** The grid over many documents. */
  grid: { cause: 'grid', isOfAuthor: true, asks: true },
  /** The page of a new product. */
  product: { cause: 'product', isOfForm: true, asks: true },
  /** Drafts and plans of a release. */
  release: { cause: 'release', isRelease: true, keepsFigures: true },
  /** A change of the structure. */
  structure: { cause: 'structure', keepsFigures: true, deletes: true },
  /** The undo of a change of many documents (`run-undo.ts`). */
  undo: { cause: 'undo' },
}

/** Sources with a fact. */
export const sourcesWith = (fact: Exclude<keyof SourceFacts, 'cause'>): PlanSource[] =>
  planSources.filter((source) => sourceFacts[source][fact])

/**
 * State of a plan: waiting to be compared (`queued`); being compared; only compared (`checked`); part of a release (`held`); waiting for its time or
 * its turn; being applied; applied; refused as a whole; stopped before it began.
 */
export const planStates = [
  'queued',
  'planning',
  'checked',
  'held',
  'waiting',
  'running',
  'done',
  'failed',
  'stopped',
] as const
export type PlanState = (typeof planStates)[number]
