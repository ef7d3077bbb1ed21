import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { planPreviewShape } from './plan-shapes.ts'
import type { PlanFigures, PlanPreview, PlanRefusal } from './plan-shapes.ts'
import type { NewPlan } from './plan-store.ts'

/** Size of a file that is compared at once, in about half a second, bytes; a larger one waits its turn. */
const maxBytesAtOnce = 48 * 1024
/** Products of a catalogue that is read at once. */
const maxProductsAtOnce = 4000
/** Rows that are applied in the process of the cms. */
const maxRowsAtOnce = 300

/** Time for which a comparison is shown although others saved since, minutes. */
const keptMinutes = 10

const noFigures: PlanFigures = {
  sheets: 0,
  rows: 0,
  created: 0,
  changed: 0,
  equal: 0,
  refused: 0,
  values: 0,
}

/** True if a file is compared in a process of its own. */
export async function isComparedApart(payload: Payload, bytes: number): Promise<boolean> {
  if (bytes > maxBytesAtOnce) return true
  const { totalDocs } = await payload.count({ collection: 'products', overrideAccess: true })
  return totalDocs > maxProductsAtOnce
}

/** True if a plan is applied in a process of its own. */
export async function isAppliedApart(payload: Payload, id: number): Promise<boolean> {
  const found = await rows(
    payload,
    sql`select from imports where id = ${id}::int and (octet_length(file) > ${maxBytesAtOnce}::int
      or coalesce((figures->>'changed')::int, 0) + coalesce((figures->>'created')::int, 0) > ${maxRowsAtOnce}::int)`,
  )
  return found.length > 0
}

/** Callbacks that are called when a plan is queued in this process. */
const wakers = new Set<() => void>()

/** Calls `wake` when a plan is queued in this process. Returns the function that ends that. */
export function onQueued(wake: () => void): () => void {
  wakers.add(wake)
  return () => void wakers.delete(wake)
}

type QueuedPlan = Omit<NewPlan, 'digest' | 'checkedMs' | 'figures'>

/** Keeps a file that waits to be compared. */
export async function queuePlan(payload: Payload, given: QueuedPlan): Promise<number> {
  const [made] = await rows<{ id: number }>(
    payload,
    sql`
    insert into imports (author, author_name, language, source, file_name, file, state, digest, checked_ms, figures)
    values (${given.author.id}, ${given.author.name}, ${given.language}, ${given.source}, ${given.fileName}, ${Buffer.from(given.file)}, 'queued',
      '', 0, ${JSON.stringify(noFigures)}::jsonb) returning id`,
  )
  for (const wake of wakers) wake()
  return made?.id ?? 0
}

/** Lets a compared plan wait to be compared again. */
export async function queueAgain(payload: Payload, id: number): Promise<void> {
  await rows(
    payload,
    sql`update imports set state = 'queued', state_at = now(), comparison = null, refused = '[]' where id = ${id}::int and state = 'checked'`,
  )
  for (const wake of wakers) wake()
}

/** True if a plan waits to be compared, or was left by an ended process. */
export async function isQueued(payload: Payload): Promise<boolean> {
  const found = await rows(
    payload,
    sql`select from imports where state in ('queued', 'planning') limit 1`,
  )
  return found.length > 0
}

/** Takes the plan that has waited longest; first one that an ended process has left. */
export async function takeQueued(payload: Payload): Promise<number | undefined> {
  const [taken] = await rows<{ id: number }>(
    payload,
    sql`
    update imports set state = 'planning', state_at = case when state = 'planning' then state_at else now() end
    where id = (select id from imports where state in ('queued', 'planning') order by state = 'planning' desc, state_at, id limit 1)
    returning id`,
  )
  return taken?.id
}

/** True while a plan is compared; false after it was cancelled. */
export async function isPlanning(payload: Payload, id: number): Promise<boolean> {
  const found = await rows(
    payload,
    sql`select from imports where id = ${id}::int and state = 'planning'`,
  )
  return found.length > 0
}

interface Compared {
  comparison: PlanPreview
  /** All that is refused. */
  refused: readonly PlanRefusal[]
  /** Number of the last save that it has seen. */
  comparedTo: string
}

/** Keeps the comparison of a plan, unless it was cancelled. */
export async function keepComparison(
  payload: Payload,
  { comparison, refused, comparedTo }: Compared,
): Promise<void> {
  const { id, expected, checkedMs, figures } = comparison
  await rows(
    payload,
    sql`
    update imports set state = 'checked', state_at = now(), digest = ${expected}, checked_ms = ${checkedMs}::int, figures = ${JSON.stringify(figures)}::jsonb,
      comparison = ${JSON.stringify(comparison)}::json, refused = ${JSON.stringify(refused)}::jsonb, compared_to = ${comparedTo}::bigint
    where id = ${id}::int and state = 'planning'`,
  )
}

/** Ends a plan that could not be compared, unless it was cancelled. */
export async function refusePlan(
  payload: Payload,
  id: number,
  { message, isFault }: { message: string; isFault: boolean },
): Promise<void> {
  await rows(
    payload,
    sql`
    update imports set state = 'failed', state_at = now(), ended_at = now(), message = ${message}, is_fault = ${isFault}
    where id = ${id}::int and state = 'planning'`,
  )
}

/**
 * Kept comparison of a plan; `isCurrent`: as it would be now, or made a short time ago. Undefined: none
 * is kept.
 */
export async function readComparison(
  payload: Payload,
  id: number,
): Promise<{ comparison: PlanPreview | undefined; isCurrent: boolean } | undefined> {
  const [found] = await rows<{ comparison: unknown; is_current: boolean }>(
    payload,
    sql`
    select comparison, state_at > now() - make_interval(mins => ${keptMinutes})
      or compared_to = (select coalesce(max(id), 0) from changed_documents) as is_current
    from imports where id = ${id}::int and comparison is not null`,
  )
  if (!found) return undefined
  // one that another release has kept may lack something, and is made again
  const { success, data } = planPreviewShape.safeParse(found.comparison)
  return { comparison: data, isCurrent: success && found.is_current }
}
