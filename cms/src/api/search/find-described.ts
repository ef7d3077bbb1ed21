import type { CallContext } from '#src/api/reading/call-context.ts'
import { findMatches } from './find-matches.ts'

/** Part numbers that are offered. */
const maxOffered = 5

/**
 * Part numbers that a text describes (`terminal 95 mm² M12`): the first of each product that answers, then
 * their further ones. Empty where most of the text is not answered.
 */
export async function findDescribed(context: CallContext, text: string): Promise<string[]> {
  const matches = await findMatches(context, text, [{ collection: 'products' }])
  const retained = matches.terms.filter((term) => term.retained).length
  if (retained * 2 < matches.terms.length) return []
  const rows = matches
    .of('products')
    .hits.slice(0, maxOffered)
    .map(({ variants }) => variants?.rows ?? [])
  const indices = Array.from({ length: maxOffered }, (_, place) => place)
  const offered = indices.flatMap((place) => rows.flatMap((own) => own[place]?.part_number ?? []))
  return [...new Set(offered)].slice(0, maxOffered)
}
