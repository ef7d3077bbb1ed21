import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Attribute, Image, Variant } from '@vitrine/contract/shapes/types'
import { readCurves } from '#src/content/curves/read-curves.ts'
import type { StoredAttribute } from '#src/content/variants/declaration.ts'
import { shownTrade } from '#src/content/variants/trade-attributes.ts'
import {
  applicationsById,
  productCards,
  productsById,
  publicationsById,
} from '#src/api/reading/cards.ts'
import { readProductCertificates } from '#src/api/reading/certificates.ts'
import { idOf, idsOf, readDetail, readVideo } from '#src/api/reading/detail.ts'
import { readDocuments } from '#src/api/reading/documents.ts'
import { readLabels } from '#src/content/media/drawing-labels.ts'
import type { Images } from '#src/api/reading/images.ts'
import { readImages } from '#src/api/reading/images.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readLifeCycles } from '#src/api/reading/life-cycles.ts'
import { readReplacement, WithdrawnError } from '#src/api/reading/replacement.ts'
import { readShownTexts } from '#src/api/reading/outdated-texts.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import { readRichText } from '#src/api/reading/rich-text.ts'
import { readReplaced } from '#src/api/cross-references/replaced.ts'
import { readProductTooling } from '#src/api/tooling/product-tooling.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

/**
 * Attributes declared by a subcategory, in the locale: `columns` of the product table, and curves.
 */
export async function readDeclared(
  context: CallContext,
  subcategory: number | null,
): Promise<{ columns: Attribute[]; curves: StoredAttribute[] }> {
  if (subcategory === null) return { columns: [], curves: [] }
  const { payload, locale } = context
  const document = await payload.findByID({
    collection: 'subcategories',
    id: subcategory,
    locale,
    depth: 0,
    select: { attributes: true },
    disableErrors: true,
    overrideAccess: false,
  })
  const declared = document?.attributes ?? []
  const pictureOf = (choice: { picture?: Parameters<typeof idOf>[0] }) => idOf(choice.picture)
  const images = await readImages(
    context,
    declared.flatMap(({ type, choices }) =>
      type === 'picture' ? (choices ?? []).map(pictureOf) : [],
    ),
  )
  const columns = declared.filter(isColumn).map((attribute): Attribute => ({
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
      ...(attribute.type === 'color' && choice.color ? { color: choice.color } : {}),
      ...(attribute.type === 'picture' ? pictureIn(images, pictureOf(choice)) : {}),
    })),
  }))
  return { columns, curves: declared.filter((attribute) => !isColumn(attribute)) }
}

function pictureIn(images: Images, id: number | null): { picture?: Image } {
  const picture = id === null ? undefined : images.get(id)
  return picture ? { picture } : {}
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

/** Product with all its variants. */
export async function readProduct(
  context: CallContext,
  address: string,
  parents: (string | undefined)[],
): Promise<Answer<'product-read'>> {
  const { payload, locale } = context
  const id = await requireByAddress(context, 'products', address, parents).catch(
    async (error: unknown) => {
      const replacedBy = await readReplacement(context, address)
      throw replacedBy ? new WithdrawnError(replacedBy) : error
    },
  )
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
  const { shown, outdated_texts } = await readShownTexts(context, 'products', id, product)
  const life = await readLifeCycles(
    context,
    product.life_cycle,
    (product.variants ?? []) as Variant[],
  )
  const { variants } = life
  const pictureIds = idsOf(product.pictures)
  const [
    cards,
    images,
    text,
    documents,
    certificates,
    declared,
    related,
    applied,
    applications,
    publications,
    replaces,
  ] = await Promise.all([
    productCards(context, [row]),
    readImages(context, pictureIds),
    readRichText(context, shown.text),
    readDocuments(context, idsOf(product.documents)),
    readProductCertificates(context, id),
    readDeclared(context, idOf(product.subcategory)),
    productsById(context, idsOf(product.related)),
    readProductTooling(context, id, product.tooling, variants),
    idsReferencing(context, 'applications', id).then((ids) => applicationsById(context, ids)),
    idsReferencing(context, 'publications', id).then((ids) => publicationsById(context, ids)),
    readReplaced(context, product.family ?? '', variants),
  ])
  const [card] = cards
  if (!card) throw new ApiError('not-found')
  return {
    ...card,
    text,
    outdated_texts,
    documents,
    certificates,
    drawing_labels: await readLabels(documents),
    related,
    ...applied,
    replaces,
    applications,
    publications,
    attributes: [
      ...declared.columns,
      ...shownTrade(variants, declared.columns, locale),
      ...life.attributes,
    ],
    life_cycle: life.product,
    part_life_cycles: life.ofParts,
    curves: readCurves(product.curves, declared.curves, variants),
    ncm: product.ncm || null,
    highlights: (shown.highlights ?? [])
      .filter((highlight) => highlight.label)
      .map(({ label, value }) => ({ label: label ?? '', value: value ?? '' })),
    pictures: pictureIds.flatMap((picture) => images.get(picture) ?? []),
    variants,
    own_part_pages: product.own_part_pages ?? false,
    video: await readVideo(context, product.video, row.title),
    ...detail,
  }
}

export const productHandlers = {
  'product-read': (context, { params, query }) =>
    readProduct(context, params.id, [query.subcategory, query.category]),
} satisfies Handlers
