import { ApiError } from '@vitrine/contract/errors'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { typedPath } from '#src/content/fields/automatic-slug.ts'
import { slugOf } from '#src/content/fields/slug-of.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { parentOf } from '#src/content/page-collections.ts'
import type { CallContext } from './call-context.ts'

interface Candidate {
  id: number
  live: boolean
  parent_id: number | null
}

/**
 * Score of a candidate: a matching parent outweighs a current slug, because slugs repeat below
 * other parents.
 */
function score(candidate: Candidate, parent: number | undefined): number {
  return (parent !== undefined && candidate.parent_id === parent ? 2 : 0) + (candidate.live ? 1 : 0)
}

/**
 * Id of the document with a current or former slug (in any case and Unicode form) or an id.
 * `parents`, the slugs above it, nearest first, choose between documents with the same slug; they
 * may be outdated or wrong.
 */
export async function findByAddress(
  context: CallContext,
  collection: PageCollection,
  address: string,
  parents: readonly (string | undefined)[] = [],
): Promise<number | undefined> {
  const slug = collection === 'pages' ? typedPath(address) : slugOf(address)
  const number = /^\d{1,9}$/.test(address) ? Number(address) : null
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
  const parentCollection = parentOf(collection)
  const [nearest, ...rest] = parents
  const parent =
    candidates.length > 1 && parentCollection !== null && nearest !== undefined
      ? await findByAddress(context, parentCollection, nearest, rest)
      : undefined
  return candidates.toSorted((a, b) => score(b, parent) - score(a, parent) || b.id - a.id)[0]?.id
}

/**
 * Like `findByAddress`, but throws 404 with the tag of the collection, so that a cached 404 is
 * purged when a document is published.
 */
export async function requireByAddress(
  context: CallContext,
  collection: PageCollection,
  address: string,
  parents: readonly (string | undefined)[] = [],
): Promise<number> {
  const id = await findByAddress(context, collection, address, parents)
  if (id === undefined) {
    context.tag(...kinds[collection].lists)
    throw new ApiError('not-found')
  }
  return id
}
