import type { Answer } from '@vitrine/contract/client'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { normalisePartNumber } from '#src/content/variants/part-number.ts'
import { productsById } from '#src/api/reading/cards.ts'
import { idsOf } from '#src/api/reading/detail.ts'
import { readDocuments } from '#src/api/reading/documents.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import { readParts } from './parts.ts'
import { readCertificates } from '#src/api/reading/certificates.ts'

/** All published certificates with the products of their scopes. */
async function readAll(context: CallContext): Promise<Answer<'certificates-read'>> {
  context.tag(...kinds.certificates.lists)
  const found = await readCertificates(context)
  const products = await productsById(context, [
    ...new Set(found.flatMap(({ scope }) => scope.map(({ product }) => product))),
  ])
  const known = new Set(products.map(({ id }) => id))
  return {
    data: found.map(({ certificate, scope }) => ({
      ...certificate,
      scope: scope.filter(({ product }) => known.has(product)),
    })),
    products: products.map(({ id, title, slug, family, category, sub_category }) => ({
      id,
      title,
      slug,
      family,
      category,
      sub_category,
    })),
  }
}

/** Documents of the part numbers of a list, each once. */
async function readListDocuments(
  context: CallContext,
  items: string,
): Promise<Answer<'documents-read'>> {
  const { lines } = await readParts(context, items)
  const partsOf = new Map<number, Set<string>>()
  for (const { part } of lines) {
    if (!part) continue
    const parts = partsOf.get(part.product) ?? new Set()
    partsOf.set(part.product, parts.add(part.part_number))
  }
  if (partsOf.size === 0) return { data: [] }
  const { docs } = await context.payload.find({
    collection: 'products',
    where: { id: { in: [...partsOf.keys()] } },
    locale: context.locale,
    depth: 0,
    select: { documents: true },
    pagination: false,
    overrideAccess: false,
  })
  const products = new Map(docs.map(({ id, documents }) => [id, idsOf(documents)]))
  const listed = new Map<string, Answer<'documents-read'>['data'][number]>()
  for (const [product, parts] of partsOf) {
    for (const document of await readDocuments(context, products.get(product) ?? [])) {
      const holds = new Set(document.part_numbers.map(normalisePartNumber))
      const own = [...parts].filter(
        (part) => holds.size === 0 || holds.has(normalisePartNumber(part)),
      )
      if (own.length === 0) continue
      const known = listed.get(document.url)
      if (known) known.parts.push(...own)
      else listed.set(document.url, { ...document, parts: own })
    }
  }
  return { data: [...listed.values()] }
}

export const certificatesHandlers = {
  'certificates-read': (context) => readAll(context),
  'documents-read': (context, { query }) => readListDocuments(context, query.items),
} satisfies Handlers
