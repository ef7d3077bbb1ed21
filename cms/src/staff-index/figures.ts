import type { Payload } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { IndexedCollection } from './document-keys.ts'
import { factsVersion } from './facts.ts'

/** Figures of a whole collection, as its groups count them. */
export interface CollectionFigures {
  documents: number
  partNumbers: number
  /** Part numbers without a row of tooling, of subcategories in which some product has tooling. */
  untooled: number
  discontinued: number
  /** Documents that an earlier release saved: their figures are not recorded yet. */
  unrecorded: number
}

/** Reads the figures of a collection without reading its documents. */
export async function readFigures(
  payload: Payload,
  collection: IndexedCollection,
): Promise<CollectionFigures> {
  const [found] = await rows<CollectionFigures>(
    payload,
    sql`
    with by_parent as (
      select sum(documents) as documents, sum(part_numbers) as part_numbers, sum(discontinued) as discontinued,
        case when sum(tooled) > 0 then sum(untooled) else 0 end as untooled,
        sum(documents) filter (where facts_version < ${factsVersion}::int) as unrecorded
      from staff_groups where collection = ${collection} group by parent
    )
    select coalesce(sum(documents), 0)::int as documents, coalesce(sum(part_numbers), 0)::int as "partNumbers",
      ${isOfSite('tooling')}::boolean::int * coalesce(sum(untooled), 0)::int as untooled,
      coalesce(sum(discontinued), 0)::int as discontinued, coalesce(sum(unrecorded), 0)::int as unrecorded
    from by_parent`,
  )
  return found ?? { documents: 0, partNumbers: 0, untooled: 0, discontinued: 0, unrecorded: 0 }
}
