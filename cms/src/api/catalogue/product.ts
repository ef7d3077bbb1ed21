import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import type { Attribute, Variant } from '@vitrine/contract/shapes/types'
import { shownTrade } from '#src/content/variants/trade-attributes.ts'
import {
  applicationsById,
  productCards,
  productsById,
  publicationsById,
} from '#src/api/reading/cards.ts'
import { idOf, idsOf, readDetail, readVideo } from '#src/api/reading/detail.ts'
import { readDocuments } from '#src/api/reading/documents.ts'
import { readImages } from '#src/api/reading/images.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import { readRichText } from '#src/api/reading/rich-text.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

/** Attributes declared by a subcategory, in the locale. */
export async function readAttributes(
  { payload, locale }: CallContext,
  subcategory: number | null,
): Promise<Attribute[]> {
  if (subcategory === null) return []
  const document = await payload.findByID({
    collection: 'subcategories',
    id: subcategory,
    locale,
    depth: 0,
    select: { attributes: true },
    disableErrors: true,
    overrideAccess: false,
  })
  return (document?.attributes ?? []).map((attribute) => ({
    key: attribute.key,
    label: attribute.label || attribute.key,
    type: attribute.type,
    unit: attribute.unit ?? null,
    symbol: attribute.symbol ?? null,
    decimals: attribute.decimals ?? null,
    filter: attribute.filter ?? false,
    choices: (attribute.choices ?? []).map((choice) => ({
      value: choice.value,
      label: choice.label || choice.value,
    })),
  }))
}

/** Ids of the published documents of a collection that reference a product. */
async function idsReferencing(
  { payload }: CallContext,
  collection: 'applications' | 'publications',
  product: number,
): Promise<number[]> {
  const { docs } = await payload.find({
    collection,
    where: { products: { contains: product } },
    depth: 0,
    select: {},
    limit: 24,
    pagination: false,
    overrideAccess: false,
    sort: 'position',
  })
  return docs.map((document) => document.id)
}

/** One product with all its variants. */
export async function readProduct(
  context: CallContext,
  address: string,
  parents: (string | undefined)[],
): Promise<Answer<'product-read'>> {
  const { payload, locale } = context
  const id = await requireByAddress(context, 'products', address, parents)
  const product = await payload.findByID({
    collection: 'products',
    id,
    locale,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!product) throw new ApiError('not-found')
  const { row, detail } = await readDetail(context, 'products', id, product.seo)
  const variants = (product.variants ?? []) as Variant[]
  const pictureIds = idsOf(product.pictures)
  const [cards, images, text, documents, attributes, related, tools, applications, publications] =
    await Promise.all([
      productCards(context, [row]),
      readImages(context, pictureIds),
      readRichText(context, product.text),
      readDocuments(context, idsOf(product.documents)),
      readAttributes(context, idOf(product.subcategory)),
      productsById(context, idsOf(product.related)),
      productsById(context, idsOf(product.tools)),
      idsReferencing(context, 'applications', id).then((ids) => applicationsById(context, ids)),
      idsReferencing(context, 'publications', id).then((ids) => publicationsById(context, ids)),
    ])
  const [card] = cards
  if (!card) throw new ApiError('not-found')
  return {
    ...card,
    text,
    documents,
    related,
    tools,
    applications,
    publications,
    attributes: [...attributes, ...shownTrade(variants, attributes, locale)],
    ncm: product.ncm || null,
    highlights: (product.highlights ?? [])
      .filter((highlight) => highlight.label)
      .map(({ label, value }) => ({ label: label ?? '', value: value ?? '' })),
    pictures: pictureIds.flatMap((picture) => images.get(picture) ?? []),
    variants,
    video: await readVideo(context, product.video, row.title),
    ...detail,
  }
}

export const productHandlers = {
  'product-read': (context, { params, query }) =>
    readProduct(context, params.id, [query.subcategory, query.category]),
} satisfies Handlers
