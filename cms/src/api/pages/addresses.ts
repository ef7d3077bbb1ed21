import type { addressesAnswer } from '@vitrine/contract/internal'
import { partAlternates, partsOf } from '@vitrine/contract/product/parts'
import type { Variant } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { pages } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { readAlternates } from '#src/api/reading/alternates.ts'
import type { AlternatesOf } from '#src/api/reading/alternates.ts'

/**
 * Route parameters of all published documents in the launched languages, and of part numbers with
 * indexable pages, for the sitemaps.
 */
export async function listAddresses(payload: Payload): Promise<z.infer<typeof addressesAnswer>> {
  const data: z.infer<typeof addressesAnswer>['data'] = []
  const locales = await readNamedLocales(payload)
  for (const collection of Object.keys(pages) as PageCollection[]) {
    const found = await readAlternates(payload, collection, { locales })
    for (const entry of found.values()) data.push({ screen: pages[collection].screen, ...entry })
    if (collection === 'products') data.push(...(await listParts(payload, found)))
  }
  return { data }
}

/** Part numbers whose pages may be indexed by search engines, unless the product has only one. */
async function listParts(
  payload: Payload,
  products: AlternatesOf,
): Promise<z.infer<typeof addressesAnswer>['data']> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { own_part_pages: { equals: true } },
    depth: 0,
    select: { variants: true },
    pagination: false,
    overrideAccess: false,
  })
  return docs.flatMap(({ id, variants }) => {
    const product = products.get(id)
    const parts = partsOf((variants ?? []) as Variant[])
    return product === undefined || parts.length < 2
      ? []
      : parts.map((part) => ({
          screen: 'part',
          alternates: partAlternates(product.alternates, part),
          updated_at: product.updated_at,
        }))
  })
}
