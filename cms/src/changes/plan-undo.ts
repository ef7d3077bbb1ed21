import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '@vitrine/configuration/locales'
import type { DocumentPlan } from './apply-plan.ts'
import { isRowValues, placeOf, rowAt } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import type { RecordedState } from '#src/recording/history/document-state.ts'
import { isRowKeys } from '#src/recording/history/document-values.ts'
import type { KeptCause } from './history-answer.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import type { StoredChange, StoredDocument } from './stored-changes.ts'
import { publicationPath } from '#src/recording/history/state-changes.ts'

/** Why a change is not taken back. */
export type KeptReason = Exclude<KeptCause, 'carried'>

export interface KeptChange {
  change: StoredChange
  reason: KeptReason
}

/** What taking back the changes of a document would do. */
export interface UndoPlan {
  plan: Omit<DocumentPlan, 'entity'>
  /** Changes that are taken back. */
  undone: StoredChange[]
  kept: KeptChange[]
}

/** Plan of one document of a set. */
export interface PlannedUndo {
  document: StoredDocument
  undo: UndoPlan
}

/** True if the plan only moves the document to the trash or out of it, which is no value. */
export const isOnlyTrash = ({ plan, undone }: UndoPlan): boolean =>
  undone.length === 0 && plan.isTrashed !== undefined

export const isEmptyPlan = (each: UndoPlan): boolean =>
  each.undone.length === 0 && !isOnlyTrash(each)

/** The same without what it would take back. */
export const withoutEffect = (planned: PlannedUndo): PlannedUndo => ({
  ...planned,
  undo: { ...planned.undo, plan: { draft: [], public: [] }, undone: [] },
})

/** Value or row at a place; null: none. */
function valueAt(values: Values, change: StoredChange): unknown {
  if (change.what !== 'row') return values[placeOf(change)] ?? null
  const { path } = change
  const list = values[path.slice(0, path.lastIndexOf('/'))]
  const key = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  return isRowKeys(list) && list.rows.includes(key) ? rowAt(values, path) : null
}

const reversed = ({ path, locale, before, after }: StoredChange): ValueChange => ({
  path,
  locale,
  before: after,
  after: before,
})

type Outcome = 'undo' | 'done' | 'later'

const outcomeOf = (now: unknown, { before, after }: StoredChange): Outcome =>
  isDeepStrictEqual(now, after) ? 'undo' : isDeepStrictEqual(now, before) ? 'done' : 'later'

/** True if rows of a list are added or removed by the changes, so that its order follows. */
const ordersRows = (list: string, undone: readonly StoredChange[]): boolean =>
  undone.some(({ what, path }) => what === 'row' && path.slice(0, path.lastIndexOf('/')) === list)

/** Order as it was before the changes, if it is still that of the changes. */
function orderBack(values: Values, change: StoredChange): boolean {
  return isDeepStrictEqual(values[change.path] ?? null, change.after)
}

/**
 * Plan that takes back the changes of a document. A value that changed later stays as it is, in the
 * latest version and on the site each on its own.
 *
 * @param now - State of the document; undefined: it is gone.
 * @param closedBy - Why a change cannot be taken back.
 */
export function planUndo(
  { kind, changes }: Pick<StoredDocument, 'kind' | 'changes'>,
  now: RecordedState | undefined,
  closedBy: (change: StoredChange) => KeptReason | undefined = () => undefined,
): UndoPlan {
  const plan = { draft: [] as ValueChange[], public: [] as ValueChange[] }
  const result: UndoPlan & { plan: Omit<DocumentPlan, 'entity'> } = { plan, undone: [], kept: [] }
  if (!now || kind === 'deleted') {
    result.kept.push(...changes.map((change) => ({ change, reason: 'gone' as const })))
    return result
  }
  if (kind === 'created') {
    if (!now.isTrashed) undoCreation(changes, closedBy, result)
    return result
  }
  if (kind === 'trashed' && now.isTrashed) result.plan.isTrashed = false
  if (kind === 'recovered' && !now.isTrashed) result.plan.isTrashed = true
  const values = changes.filter(({ what }) => what === 'value' || what === 'row')
  for (const change of values) {
    const closed = closedBy(change)
    if (closed) {
      result.kept.push({ change, reason: closed })
      continue
    }
    const outcomes = sidesOf(change, now).map(([side, present]) => {
      const outcome = outcomeOf(valueAt(present, change), change)
      if (outcome === 'undo') plan[side].push(reversed(change))
      return outcome
    })
    if (outcomes.includes('undo')) result.undone.push(change)
    if (outcomes.includes('later')) result.kept.push({ change, reason: 'later' })
  }
  for (const change of changes.filter(({ what }) => what === 'order'))
    undoRowOrder(change, now, { ...result, plan })
  undoPublications(changes, now, result)
  return result
}

/** Plans that a made document goes to the trash. */
function undoCreation(
  changes: readonly StoredChange[],
  closedBy: (change: StoredChange) => KeptReason | undefined,
  { plan, undone, kept }: UndoPlan & { plan: Omit<DocumentPlan, 'entity'> },
): void {
  const made = changes.filter(({ what }) => what === 'document')
  const [closed] = made.flatMap((change) => closedBy(change) ?? [])
  if (closed) {
    kept.push(...made.map((change) => ({ change, reason: closed })))
    return
  }
  plan.isTrashed = true
  undone.push(...made)
}

/** Plans the former sequence of the rows of a list, if it is still that of the change. */
function undoRowOrder(
  change: StoredChange,
  now: RecordedState,
  { plan, undone }: Pick<UndoPlan, 'undone'> & { plan: Record<'draft' | 'public', ValueChange[]> },
): void {
  const follows = ordersRows(change.path, undone)
  const present = change.state === 'public' ? now.public : now.draft
  const isBack = follows || (present !== null && orderBack(present, change))
  if (!isBack) return
  if (change.state !== 'public') plan.draft.push(reversed(change))
  if (change.state !== 'draft') plan.public.push(reversed(change))
  if (!follows) undone.push(change)
}

/** Plans which languages are published and taken off again. */
function undoPublications(
  changes: readonly StoredChange[],
  now: RecordedState,
  { plan, undone }: Pick<UndoPlan, 'undone'> & { plan: Omit<DocumentPlan, 'entity'> },
): void {
  const publications = changes.filter(({ path }) => path === publicationPath)
  const named = (list: readonly StoredChange[]): (Locale | '*')[] =>
    list.map(({ locale }) => locale ?? '*')
  const isPublicNow = ({ locale }: StoredChange): boolean => now.publicIn.includes(locale ?? '*')
  const unpublish = publications.filter((each) => each.after !== null && isPublicNow(each))
  const publish = publications.filter((each) => each.before !== null && !isPublicNow(each))
  if (unpublish.length > 0) plan.unpublish = named(unpublish)
  if (publish.length > 0) plan.publish = named(publish)
  undone.push(...unpublish, ...publish)
}

/** Sides of a document that a change concerns: the latest version, and what visitors read. */
const sidesOf = (
  { state }: StoredChange,
  now: RecordedState,
): [side: 'draft' | 'public', values: Values][] => [
  ...(state === 'public' ? [] : [['draft', now.draft] as ['draft', Values]]),
  ...(state !== 'draft' && now.public !== null
    ? [['public', now.public] as ['public', Values]]
    : []),
]

/** Rows that the plan adds and removes. */
export function countRows(undone: readonly StoredChange[]): { added: number; removed: number } {
  const rows = undone.filter(({ what }) => what === 'row')
  return {
    added: rows.filter(({ before }) => isRowValues(before)).length,
    removed: rows.filter(({ after }) => isRowValues(after)).length,
  }
}
