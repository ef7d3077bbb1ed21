import { sourceFacts } from '#src/changes/plans/plan-sources.ts'
import type { PlanState } from '#src/changes/plans/plan-sources.ts'
import type { PlanSummary } from '#src/changes/plans/plan-shapes.ts'

type Summary = Pick<PlanSummary, 'state' | 'startsAt' | 'use'>

/** State as it is named: a waiting plan with a time is scheduled, an applied one may be a draft. */
export type NamedState = PlanState | 'scheduled' | 'draft'

export function namedState({ state, startsAt, use }: Summary, now = Date.now()): NamedState {
  if (state === 'waiting' && startsAt !== null && Date.parse(startsAt) > now) return 'scheduled'
  return state === 'done' && use === 'draft' ? 'draft' : state
}

/** State of a release, which is never compared apart. */
export type ReleaseState = Exclude<NamedState, 'queued' | 'planning'>

export function releaseState(summary: Summary): ReleaseState {
  const state = namedState(summary)
  return state === 'queued' || state === 'planning' ? 'waiting' : state
}

/** True for a plan that is compared, or about to be. */
export const isCompared = ({ state }: Pick<Summary, 'state'>): boolean =>
  state === 'queued' || state === 'planning'

/** True for a plan that has not ended: compared, waiting or applied. */
export const isOpen = (summary: Pick<Summary, 'state'>): boolean =>
  isCompared(summary) || summary.state === 'waiting' || summary.state === 'running'

/** True for a plan that is compared or applied, or about to be. */
export const isUnderWay = (summary: Summary, now = Date.now()): boolean =>
  isCompared(summary) ||
  summary.state === 'running' ||
  (summary.state === 'waiting' && namedState(summary, now) === 'waiting')

/** Intervals of reading, ms. */
const intervals = { underWay: 1000, scheduled: 15_000 } as const

/** Time until plans are read again, ms; undefined if none of them changes by itself. */
export function pauseOf(imports: readonly Summary[], now = Date.now()): number | undefined {
  if (imports.some((each) => isUnderWay(each, now))) return intervals.underWay
  return imports.some(({ state }) => state === 'waiting') ? intervals.scheduled : undefined
}

/** True if its change set can be taken back. */
export const canUndo = ({ state, set, undoneBy }: PlanSummary): boolean =>
  state === 'done' && set !== null && undoneBy === null

/** True for a plan of a spreadsheet, whose file is kept. */
export const isOfFile = ({ source }: Pick<PlanSummary, 'source'>): boolean =>
  sourceFacts[source].isFile === true
