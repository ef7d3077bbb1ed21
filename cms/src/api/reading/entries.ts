import type { LifeState } from '@vitrine/contract/life-cycle'
import type { MatchedVariants } from '@vitrine/contract/shapes/types'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { parentCollection } from '#src/publishing/pages/find-pages.ts'
import { localeLiteral, hiddenFromPlanner, rows, sql } from '#src/platform/database/query.ts'
import { parentOf } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import type { CallContext } from './call-context.ts'
import { imageColumns, imageJoins, imagesOf, tagImages } from './images.ts'
import type { Images, StoredImage } from './images.ts'

/** Variants that match a search or filters; `rows`: the first of them. */
export interface HitVariants {
  count: number
  /** Indices of all matching variants among the variants of the product. */
  indices: readonly number[]
  rows: (Omit<MatchedVariants['rows'][number], 'successor'> & {
    /** Null for an active variant. */
    state: LifeState | null
    /** Successor as stored in the read model (`successorText`). */
    successor: string | null
  })[]
}

/** Row of the read model, with its parents in the same locale. */
export interface EntryRow {
  id: number
  slug: string
  title: string
  parent_id: number | null
  parent_slug: string | null
  parent_title: string | null
  grand_id: number | null
  grand_slug: string | null
  grand_title: string | null
  updated_at: Date | string
  published_at: Date | string | null
  card: { description: string; main_image: number | null; [name: string]: unknown }
  /** Part number and variants by which a product matches a search. */
  hit?: { partNumber: string | null; variants: HitVariants | null }
}

/** Columns and joins of `EntryRow` for `search_entries e`. */
export const entryColumns = sql`
  e.document_id as id, e.slug, e.title, e.parent_id, e.updated_at, e.published_at, e.card,
  parent.slug as parent_slug, parent.title as parent_title, parent.parent_id as grand_id, grand.slug as grand_slug, grand.title as grand_title`

export const entryParents = (collection: PageCollection) => {
  const parent = parentOf(collection)
  const grand = parent && parentOf(parent)
  return sql`
  left join search_entries parent on parent.collection = ${parent ?? ''} and parent.document_id = e.parent_id and parent.locale = e.locale
  left join search_entries grand on grand.collection = ${grand ?? ''} and grand.document_id = parent.parent_id and grand.locale = e.locale`
}

/** Adds the cache tags of an entry and of its parents. */
export function tagEntry({ tag }: CallContext, collection: PageCollection, row: EntryRow): void {
  tag(`${kinds[collection].tag}:${row.id}`)
  const parent = parentOf(collection)
  if (parent !== null && row.parent_id !== null) tag(`${kinds[parent].tag}:${row.parent_id}`)
  if (collection === 'products' && row.grand_id !== null) tag(`category:${row.grand_id}`)
}

/**
 * Entries by collection and id, in the order of the ids; ids that do not exist in the locale are
 * omitted, but tagged.
 *
 * @param images - Receives the main images of the entries, read by the same statement.
 */
export async function readEntriesOf(
  context: CallContext,
  wanted: ReadonlyMap<PageCollection, readonly number[]>,
  images?: Images,
): Promise<(collection: PageCollection) => EntryRow[]> {
  const pairs = [...wanted].flatMap(([collection, ids]) => ids.map((id) => ({ collection, id })))
  if (pairs.length === 0) return () => []
  context.tag(...pairs.map(({ collection, id }) => `${kinds[collection].tag}:${id}` as const))
  const collections = hiddenFromPlanner(
    pairs.map(({ collection }) => collection),
    'text[]',
  )
  const ids = hiddenFromPlanner(
    pairs.map(({ id }) => id),
    'int[]',
  )
  const locale = localeLiteral(context.locale)
  const found = await rows<EntryRow & StoredImage & { collection: PageCollection }>(
    context.payload,
    sql`
    select e.collection, ${entryColumns}${images ? sql`, ${imageColumns}` : sql``}
    from unnest(${collections}, ${ids}) as wanted(collection, id)
    join search_entries e on e.collection = wanted.collection and e.document_id = wanted.id and e.locale = ${locale}
    left join search_entries parent on parent.collection = (case e.collection ${parentCollection} end) and parent.document_id = e.parent_id and parent.locale = ${locale}
    left join search_entries grand on grand.collection = (case parent.collection ${parentCollection} end) and grand.document_id = parent.parent_id and grand.locale = ${locale}
    ${images ? imageJoins(sql`(e.card->>'main_image')::int`, context.locale) : sql``}`,
  )
  if (images) {
    tagImages(
      context,
      found.map(({ card }) => card.main_image),
    )
    for (const [id, image] of imagesOf(found)) images.set(id, image)
  }
  const byKey = new Map(found.map((row) => [`${row.collection} ${row.id}`, row]))
  for (const row of found) tagEntry(context, row.collection, row)
  return (collection) =>
    (wanted.get(collection) ?? []).flatMap((id) => byKey.get(`${collection} ${id}`) ?? [])
}

/** Entries of one collection; see `readEntriesOf`. */
export const readEntries = async (
  context: CallContext,
  collection: PageCollection,
  ids: readonly number[],
): Promise<EntryRow[]> => (await readEntriesOf(context, new Map([[collection, ids]])))(collection)

/** Entries of a collection below a parent (or all), in the staff's order. */
export async function readChildren(
  context: CallContext,
  collection: PageCollection,
  parent?: number,
): Promise<EntryRow[]> {
  const found = await rows<EntryRow>(
    context.payload,
    sql`
    select ${entryColumns} from search_entries e ${entryParents(collection)}
    where e.collection = ${collection} and e.locale = ${context.locale} and (${parent ?? null}::int is null or e.parent_id = ${parent ?? null}::int)
    order by e.position, e.sort_title, e.document_id`,
  )
  for (const row of found) tagEntry(context, collection, row)
  return found
}
