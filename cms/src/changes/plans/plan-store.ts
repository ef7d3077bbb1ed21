import type { Payload } from 'payload'
import { isNetChange } from '#src/changes/net-places.ts'
import { undoneBy } from '#src/changes/undone-sets.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { deleteInBatches } from '#src/platform/database/retention.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { sourcesWith } from './plan-sources.ts'
import type { PlanSource, PlanState, PlanUse } from './plan-sources.ts'
import type { DoubtAnswer } from '#src/content/limits/doubt-shapes.ts'
import type { PlanFigures, ApplyRequest, PlanRefusal, PlanSummary } from './plan-shapes.ts'

/** Stored plan, without its file. */
export interface StoredPlan {
  id: number
  at: Date | string
  author: number | null
  author_name: string
  language: string
  source: PlanSource
  file_name: string
  state: PlanState
  use: PlanUse | null
  is_partial: boolean
  without: string[]
  /** Keys of documents that a person confirmed. */
  confirmed: string[]
  answers: DoubtAnswer[]
  digest: string
  starts_at: Date | string | null
  checked_ms: number
  figures: PlanFigures
  done: number
  total: number
  message: string | null
  left_out: number
  change_set: string | null
  undone_by: string | null
}

/** Condition of the plans with a fact of their source. */
const has = (fact: Parameters<typeof sourcesWith>[0]): Statement =>
  sql`source = any(${sql.param(sourcesWith(fact))}::text[])`

const columns = sql`i.id, i.at, i.author, i.author_name, i.language, i.source, i.file_name, i.state, i.use, i.is_partial, i.without, i.confirmed, i.answers,
  i.digest, i.starts_at, i.checked_ms, i.figures, i.done, i.total, i.message, i.change_set,
  case when i.state = 'checked' then 0 else jsonb_array_length(i.refused) end as left_out,
  ${undoneBy(sql`i.change_set`)} as undone_by`

/** Plans of the list of earlier ones. */
const maxListed = 50

const isoOf = (time: Date | string): string => new Date(time).toISOString()

export const summaryOf = (stored: StoredPlan): PlanSummary => ({
  id: stored.id,
  source: stored.source,
  fileName: stored.file_name,
  at: isoOf(stored.at),
  author: stored.author_name,
  state: stored.state,
  use: stored.use,
  startsAt: stored.starts_at === null ? null : isoOf(stored.starts_at),
  figures: stored.figures,
  done: stored.done,
  total: stored.total,
  message: stored.message,
  set: stored.change_set,
  undoneBy: stored.undone_by,
  leftOut: stored.left_out,
})

export interface NewPlan {
  author: { id: number; name: string }
  language: string
  source: PlanSource
  fileName: string
  file: Uint8Array
  digest: string
  checkedMs: number
  figures: PlanFigures
}

export async function savePlan(
  payload: Payload,
  given: NewPlan,
  transaction?: Transaction,
): Promise<number> {
  const [made] = await rows<{ id: number }>(
    payload,
    sql`
    insert into imports (author, author_name, language, source, file_name, file, state, digest, checked_ms, figures)
    values (${given.author.id}, ${given.author.name}, ${given.language}, ${given.source}, ${given.fileName}, ${Buffer.from(given.file)}, 'checked',
      ${given.digest}, ${given.checkedMs}::int, ${JSON.stringify(given.figures)}::jsonb) returning id`,
    transaction,
  )
  return made?.id ?? 0
}

export async function readPlan(payload: Payload, id: number): Promise<StoredPlan | undefined> {
  const [found] = await rows<StoredPlan>(
    payload,
    sql`select ${columns} from imports i where id = ${id}::int`,
  )
  return found
}

/** What a plan left out when it was applied, or what its kept comparison refuses. */
export async function readRefused(payload: Payload, id: number): Promise<PlanRefusal[]> {
  const [found] = await rows<{ refused: PlanRefusal[] }>(
    payload,
    sql`select refused from imports where id = ${id}::int`,
  )
  return found?.refused ?? []
}

/** File of a plan; undefined if it is not kept anymore. */
export async function readPlanFile(
  payload: Payload,
  id: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [found] = await rows<{ file: Buffer | null }>(
    payload,
    sql`select file from imports where id = ${id}::int`,
  )
  return found?.file ? new Uint8Array(found.file) : undefined
}

/** Plan of a source with its file; undefined for one of another source, or without its file. */
export async function readWithFile(
  payload: Payload,
  id: number,
  source?: PlanSource,
): Promise<{ stored: StoredPlan; file: Uint8Array<ArrayBuffer> } | undefined> {
  const stored = await readPlan(payload, id)
  if (!stored || (source !== undefined && stored.source !== source)) return undefined
  const file = await readPlanFile(payload, id)
  return file && { stored, file }
}

/** Plans that were applied or wait, the newest first. */
export async function readPlans(payload: Payload): Promise<PlanSummary[]> {
  const found = await rows<StoredPlan>(
    payload,
    sql`select ${columns} from imports i where state not in ('checked', 'held') order by at desc, id desc limit ${maxListed}`,
  )
  return found.map(summaryOf)
}

interface GivenApplyRequest extends ApplyRequest {
  /** Account that applies it, with whose permissions the plan is applied; undefined: as compared. */
  author?: NewPlan['author']
  figures?: PlanFigures
}

/** Hands a checked plan to the job that applies it; false if it is not checked anymore. */
export async function requestApply(
  payload: Payload,
  id: number,
  {
    author,
    expected,
    use,
    at,
    isPartial,
    without,
    confirmed = [],
    answers = [],
    figures,
  }: GivenApplyRequest,
  transaction?: Transaction,
): Promise<boolean> {
  const changed = await rows(
    payload,
    sql`
    update imports set state = 'waiting', state_at = now(), author = coalesce(${author?.id ?? null}::int, author), author_name = coalesce(${author?.name ?? null}, author_name), digest = ${expected}, use = ${use},
      figures = coalesce(${figures ? JSON.stringify(figures) : null}::jsonb, figures), is_partial = ${isPartial}, refused = '[]', without = ${sql.param(without)}::text[], confirmed = ${sql.param(confirmed)}::text[], answers = ${JSON.stringify(answers)}::jsonb,
      starts_at = ${at ?? null}::timestamptz where id = ${id}::int and state = 'checked' returning id`,
    transaction,
  )
  return changed.length > 0
}

/**
 * Stops a plan that waits, for its comparison too, or is compared; a release can be changed again.
 * False if it runs or has ended.
 */
export async function stopPlan(payload: Payload, id: number): Promise<boolean> {
  const changed = await rows(
    payload,
    sql`update imports set state = case when ${has('isRelease')} then 'checked' else 'stopped' end, state_at = now(), ended_at = now()
      where id = ${id}::int and state in ('queued', 'planning', 'waiting') returning id`,
  )
  return changed.length > 0
}

/** Takes a plan that waits, or that a process left when it was killed. */
export async function beginPlan(payload: Payload, id: number): Promise<StoredPlan | undefined> {
  const taken = await rows(
    payload,
    sql`update imports set state = 'running', state_at = case when state = 'running' then state_at else now() end, done = 0 where id = ${id}::int and state in ('waiting', 'running') returning id`,
  )
  return taken.length > 0 ? readPlan(payload, id) : undefined
}

/**
 * True if a plan is still to be applied; of two processes with the same plan, the second one
 * waits here for the first to end.
 */
export async function isStillRunning(
  payload: Payload,
  id: number,
  transaction: Transaction,
): Promise<boolean> {
  const found = await rows(
    payload,
    sql`select 1 from imports where id = ${id}::int and state = 'running'`,
    transaction,
  )
  return found.length > 0
}

/** True if a plan is being applied: other saves wait for it. */
export async function isApplying(payload: Payload): Promise<boolean> {
  return (
    (await rows(payload, sql`select 1 from imports where state = 'running' limit 1`)).length > 0
  )
}

/** Progress, outside of the transaction of the plan, so that others see it. */
export async function noteProgress(
  payload: Payload,
  id: number,
  { done, total }: { done: number; total: number },
): Promise<void> {
  await rows(
    payload,
    sql`update imports set done = ${done}::int, total = ${total}::int where id = ${id}::int`,
  )
}

interface PlanEnd {
  state: 'done' | 'failed'
  message: string
  set?: string | undefined
  refused?: readonly PlanRefusal[]
  /** True: the program failed, not the plan. */
  isFault?: boolean
}

/**
 * Figures of a plan with what a change set changed and made: part numbers, and documents without
 * any of them. Without joins: of a set that is being written the planner expects one row.
 */
const appliedFigures = (set: string) => sql`figures || (
  with net as (
    select document_id, collection, what, part_number, after is not null as has
    from value_changes where change_set = ${set}::uuid and ${isNetChange(sql`change_set = ${set}::uuid`)}
  ), parts as (
    select bool_or(what = 'row' and has) as is_new
    from net where part_number is not null and what in ('value', 'row') group by collection, document_id, part_number
  ), documents as (
    select collection, document_id, kind = 'created' as is_new, kind <> 'changed' as is_changed, false as has_parts
    from changed_documents where change_set = ${set}::uuid
    union all select collection, document_id, false, true, part_number is not null and what in ('value', 'row') from net
  ), others as (
    select bool_or(is_new) as is_new from documents
    group by collection, document_id having bool_or(is_changed) and not bool_or(has_parts)
  ), counted as (select is_new from parts union all select is_new from others)
  select jsonb_build_object('changed', count(*) filter (where not is_new), 'created', count(*) filter (where is_new)) from counted)`

/** Ends a running plan; one that another process has ended stays as it is. */
export async function endPlan(
  payload: Payload,
  id: number,
  { state, message, set, refused = [], isFault = false }: PlanEnd,
  transaction?: Transaction,
): Promise<void> {
  await rows(
    payload,
    sql`
    update imports set state = ${state}, message = ${message}, change_set = ${set ?? null}::uuid,
      refused = ${JSON.stringify(refused)}::jsonb, is_fault = ${isFault}, state_at = now(), ended_at = now(),
      figures = case when ${has('keepsFigures')} then figures else ${set === undefined ? sql`figures` : appliedFigures(set)} end
    where id = ${id}::int and state = 'running'`,
    transaction,
  )
}

interface HeldImport<File> extends Pick<StoredPlan, 'source' | 'at' | 'without' | 'answers'> {
  file: File
}

/** Plan that a release holds; undefined if it holds it no more. */
export async function readHeldPlan(
  payload: Payload,
  id: number,
): Promise<HeldImport<Uint8Array<ArrayBuffer>> | undefined> {
  const [found] = await rows<HeldImport<Buffer>>(
    payload,
    sql`select source, at, file, without, answers from imports where id = ${id}::int and state = 'held' and file is not null`,
  )
  return found && { ...found, file: new Uint8Array(found.file) }
}

/**
 * Puts checked plans into a release without some of their rows, or takes them out of it; returns
 * those that it changed.
 */
export async function holdPlans(
  payload: Payload,
  ids: readonly number[],
  held: { without: readonly string[]; answers: readonly DoubtAnswer[] } | undefined,
): Promise<number[]> {
  const [from, to] = held ? ['checked', 'held'] : ['held', 'checked']
  const changed = await rows<{ id: number }>(
    payload,
    sql`update imports set state = ${to}, at = now(), state_at = now(), without = ${sql.param([...(held?.without ?? [])])}::text[], answers = ${JSON.stringify(held?.answers ?? [])}::jsonb
      where id = any(${sql.param([...ids])}::int[]) and state = ${from} and not ${has('isRelease')} returning id`,
  )
  return changed.map(({ id }) => id)
}

/** Ends the plans of a release that was applied. */
export async function endHeldPlans(
  payload: Payload,
  ids: readonly number[],
  { set, message }: Pick<PlanEnd, 'set' | 'message'>,
  transaction: Transaction,
): Promise<void> {
  await rows(
    payload,
    sql`update imports set state = 'done', message = ${message}, change_set = ${set ?? null}::uuid, ended_at = now()
      where id = any(${sql.param([...ids])}::int[]) and state = 'held'`,
    transaction,
  )
}

/** Releases, those that can be changed first, then the newest. */
export async function readReleases(payload: Payload): Promise<StoredPlan[]> {
  return rows<StoredPlan>(
    payload,
    sql`select ${columns} from imports i where ${has('isRelease')}
      order by state in ('done', 'stopped'), at desc, id desc limit ${maxListed}`,
  )
}

/** Replaces name and content of a release; false if it waits for its job meanwhile. */
export async function saveRelease(
  payload: Payload,
  id: number,
  { fileName, file }: Pick<NewPlan, 'fileName' | 'file'>,
): Promise<boolean> {
  const changed = await rows(
    payload,
    sql`update imports set file_name = ${fileName}, file = ${Buffer.from(file)}, state = 'checked', starts_at = null, message = null
      where id = ${id}::int and ${has('isRelease')} and state in ('checked', 'failed') returning id`,
  )
  return changed.length > 0
}

/** Deletes a release that was not applied. */
export async function removeRelease(payload: Payload, id: number): Promise<boolean> {
  const removed = await rows(
    payload,
    sql`delete from imports where id = ${id}::int and ${has('isRelease')} and state in ('checked', 'failed') returning id`,
  )
  return removed.length > 0
}

/** Files that one statement deletes at most: each has its content. */
const filesAtOnce = 50

/** Deletes files that were compared and not applied for a day, and what is older than the history. */
export async function prunePlans(payload: Payload): Promise<void> {
  await deleteInBatches(
    payload,
    'imports',
    sql`(d.state = 'checked' and not ${has('isRelease')} and d.at < now() - interval '1 day') or d.at < now() - make_interval(months => history_months())`,
    filesAtOnce,
  )
}
