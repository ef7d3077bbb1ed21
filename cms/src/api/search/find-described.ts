import type { CallContext } from '#src/api/reading/call-context.ts'
import { findMatches } from './find-matches.ts'

/** Maximum part numbers that are offered. */
const maxOffered = 5

/**
 * Part numbers that match a description (`terminal 95 mm² M12`): first the best of each product,
 * then the further ones of these products. Empty if most of the text does not match.
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
