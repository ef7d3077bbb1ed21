import type { Answer } from '@vitrine/contract/client'
import {
  labelledDrawing,
  productOfPart,
  withoutLabelledDrawings,
} from '@vitrine/contract/product/part-documents'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { productsById } from '#src/api/reading/cards.ts'
import { idsOf } from '#src/api/reading/detail.ts'
import { readDocuments } from '#src/api/reading/documents.ts'
import { readLabels } from '#src/content/media/drawing-labels.ts'
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

/** Documents of the part numbers in a list, without duplicates. */
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
  if (partsOf.size === 0) return { data: [], drawings: [] }
  const { docs } = await context.payload.find({
    collection: 'products',
    where: { id: { in: [...partsOf.keys()] } },
    locale: context.locale,
    depth: 0,
    select: { documents: true, variants: true },
    pagination: false,
    overrideAccess: false,
  })
  const listed = new Map<string, Answer<'documents-read'>['data'][number]>()
  const drawings: Answer<'documents-read'>['drawings'] = []
  for (const [product, parts] of partsOf) {
    const stored = docs.find(({ id }) => id === product)
    const documents = await readDocuments(context, idsOf(stored?.documents))
    const labels = (stored?.variants ?? []).length > 1 ? await readLabels(documents) : []
    const each = [...parts].map((part) => {
      const own = productOfPart({ documents, drawing_labels: labels }, part)
      if (labelledDrawing(own)) drawings.push({ part_number: part, product })
      return { part, holds: new Set(withoutLabelledDrawings(own)) }
    })
    for (const document of documents) {
      const holding = each.filter(({ holds }) => holds.has(document)).map(({ part }) => part)
      if (holding.length === 0) continue
      const known = listed.get(document.url)
      if (known) known.parts.push(...holding)
      else listed.set(document.url, { ...document, parts: holding })
    }
  }
  return { data: [...listed.values()], drawings }
}

export const certificatesHandlers = {
  'certificates-read': (context) => readAll(context),
  'documents-read': (context, { query }) => readListDocuments(context, query.items),
} satisfies Handlers
