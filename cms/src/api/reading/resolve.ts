import { ApiError } from '@vitrine/contract/errors'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { slugOf } from '#src/content/fields/slug-of.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { parentOf } from './entries.ts'
import type { CallContext } from './call-context.ts'

interface Candidate {
  id: number
  live: boolean
  parent_id: number | null
}

/**
 * The better an address fits, the higher: a parent that fits weighs more than being in use, since
 * slugs repeat beside other parents.
 */
function fitness(candidate: Candidate, parent: number | undefined): number {
  return (parent !== undefined && candidate.parent_id === parent ? 2 : 0) + (candidate.live ? 1 : 0)
}

/**
 * The document that an address means: by its slug (an old one too, in any case or spelling of
 * accents) or its id.
 * `parents`, nearest first, decide between equals; they may be old or wrong.
 */
export async function findByAddress(
  context: CallContext,
  collection: PageCollection,
  given: string,
  parents: readonly (string | undefined)[] = [],
): Promise<number | undefined> {
  const slug = slugOf(given)
  const number = /^\d{1,9}$/.test(given) ? Number(given) : null
  const candidates = await rows<Candidate>(
    context.payload,
    sql`
    select document_id as id, true as live, parent_id from search_entries
    where collection = ${collection} and locale = ${context.locale} and (slug = ${slug} or document_id = ${number}::int)
    union all
    select old.document_id, false, old.parent_id from slug_history old
    join search_entries e on e.collection = old.collection and e.document_id = old.document_id and e.locale = old.locale
    where old.collection = ${collection} and old.locale = ${context.locale} and old.slug = ${slug}`,
  )
  if (candidates.length === 0) return undefined
  const parentCollection = parentOf[collection]
  const [nearest, ...rest] = parents
  const parent =
    candidates.length > 1 && parentCollection !== null && nearest !== undefined
      ? await findByAddress(context, parentCollection, nearest, rest)
      : undefined
  return candidates.toSorted((a, b) => fitness(b, parent) - fitness(a, parent) || b.id - a.id)[0]
    ?.id
}

/** As above; what cannot be found is a 404 that goes when something of its kind is published. */
export async function requireByAddress(
  context: CallContext,
  collection: PageCollection,
  given: string,
  parents: readonly (string | undefined)[] = [],
): Promise<number> {
  const id = await findByAddress(context, collection, given, parents)
  if (id === undefined) {
    context.tag(...kinds[collection].lists)
    throw new ApiError('not-found')
  }
  return id
}
