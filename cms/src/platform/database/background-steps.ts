import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from './query.ts'

/** Names of the steps that record what earlier releases did not (`jobs/steps`), in their order. */
export const stepNames = ['read-model', 'staff-index', 'texts', 'values'] as const
export type StepName = (typeof stepNames)[number]

/** Progress of a background step. */
export interface StepProgress {
  name: StepName
  /** Documents that were looked at. */
  done: number
  /** Documents that the step had to look at when it began; 0: it has not begun. */
  total: number
  /** Documents that could not be recorded, and the message of the last one. */
  failed: number
  problem: string | null
  is_finished: boolean
  /** Seconds since the step last did something, or was ordered. */
  idle_seconds: number
}

/** Statement of the progress of all steps; of `StepProgress`. */
export const stepProgress = `select name, done, total, failed, problem, finished_at is not null as is_finished,
    extract(epoch from now() - worked_at)::float8 as idle_seconds
  from background_steps order by array_position(array['${stepNames.join("','")}'], name)`

/** Progress of all background steps. */
export const readSteps = (payload: Payload): Promise<StepProgress[]> =>
  rows<StepProgress>(payload, sql.raw(stepProgress))

/** True while a step may have documents that are not recorded. */
export async function isStepPending(
  payload: Payload,
  name: StepName,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<boolean> {
  const found = await rows(
    payload,
    sql`select from background_steps where name = ${name} and finished_at is null`,
    req,
  )
  return found.length > 0
}

/** True if no step is left to do. */
export async function areStepsFinished(payload: Payload): Promise<boolean> {
  const found = await rows(
    payload,
    sql`select from background_steps where finished_at is null limit 1`,
  )
  return found.length === 0
}
