import type { CrossReference, Variant } from '@vitrine/contract/shapes/types'
import { isOfSite } from '#src/content/site-modules.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { sql } from '#src/platform/database/query.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { asAnswered, readReferences } from './find-references.ts'

/**
 * Cross-references that name a part number of a product, or the product as a whole, as the
 * replacement. The product's pages expire when a cross-reference changes
 * (`publishing/read-model/write-references.ts`).
 */
export async function readReplaced(
  context: CallContext,
  family: string,
  variants: readonly Variant[],
): Promise<CrossReference[]> {
  if (!isOfSite('other-makers')) return []
  const own = variants.map(({ part_number: printed }) => printed)
  const numbers = new Set([family, ...own].map(normalizePartNumber).filter(Boolean))
  const found = await readReferences(context, sql`r.ours = any(${sql.param([...numbers])}::text[])`)
  const place = new Map(own.map((printed, at) => [printed, at]))
  // a cross-reference to a family of several products has no `product`
  return found
    .filter(({ product }) => product !== null)
    .toSorted(
      (a, b) => (place.get(a.part_number ?? '') ?? -1) - (place.get(b.part_number ?? '') ?? -1),
    )
    .map(asAnswered)
}
