import type { Statement } from '#src/platform/database/query.ts'
import { rows, sql, tableOf } from '#src/platform/database/query.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import type { Recorder, RecordRequest, StepPlace } from '#src/recording/recorder.ts'

export const slugOfPlace = (place: StepPlace): string =>
  'global' in place ? place.global : place.collection

const among = ({ collection, missing }: Extract<StepPlace, { collection: unknown }>): Statement =>
  sql`from ${tableOf(collection)} d where ${missing ?? sql`true`}`

/** Number of documents that a step has to record. */
export async function countDocuments(req: RecordRequest, step: Recorder): Promise<number> {
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
  req: RecordRequest,
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
