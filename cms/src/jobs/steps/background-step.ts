import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { StepName } from '#src/platform/database/background-steps.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { Entity } from '#src/publishing/languages/store.ts'

export type StepRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Documents of a collection that a step records, or a global. */
export type StepPlace =
  | {
      collection: CollectionSlug
      /** Condition of the documents that are not recorded; `d` is the collection's table. */
      missing?: Statement
    }
  | { global: GlobalSlug }

/**
 * Records of all documents that an earlier release did not write, or wrote in another way. Saves
 * record their documents themselves: a step is for those that nobody saves.
 */
export interface BackgroundStep {
  name: StepName
  /** What the records follow from besides the documents: another value begins the step again. */
  basis: string
  /** True if something has to be recorded although the step ended on its basis. */
  isDue?: (payload: Payload) => Promise<boolean>
  places: (payload: Payload) => StepPlace[]
  /** Runs when the step begins, in its first transaction. */
  begin?: (req: StepRequest) => Promise<void>
  /** Records a document or global; idempotent. */
  record: (req: StepRequest, entity: Entity) => Promise<void>
  /** Runs when the step ends, in its last transaction. */
  finish?: (req: StepRequest) => Promise<void>
}

export const slugOfPlace = (place: StepPlace): string =>
  'global' in place ? place.global : place.collection

const among = ({ collection, missing }: Extract<StepPlace, { collection: unknown }>): Statement =>
  sql`from ${sql.identifier(collection.replaceAll('-', '_'))} d where ${missing ?? sql`true`}`

/** Number of documents that a step has to record. */
export async function countDocuments(req: StepRequest, step: BackgroundStep): Promise<number> {
  let total = 0
  for (const place of step.places(req.payload)) {
    if ('global' in place) {
      total += 1
      continue
    }
    const [found] = await rows<{ number: number }>(
      req.payload,
      sql`select count(*)::int as number ${among(place)}`,
      req,
    )
    total += found?.number ?? 0
  }
  return total
}

/** Next documents of a place after an id, in the order of their ids; a global has the id 0. */
export async function readNext(
  req: StepRequest,
  place: StepPlace,
  after: number,
  limit: number,
): Promise<{ id: number; entity: Entity }[]> {
  if ('global' in place) return after < 0 ? [{ id: 0, entity: place }] : []
  const { collection } = place
  const found = await rows<{ id: number }>(
    req.payload,
    sql`select d.id ${among(place)} and d.id > ${after}::int order by d.id limit ${limit}`,
    req,
  )
  return found.map(({ id }) => ({ id, entity: { collection, id } }))
}
