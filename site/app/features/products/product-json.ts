import type { Answer } from '@vitrine/contract/client'
import type { Variant } from '@vitrine/contract/shapes/types'
import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { partPath, productPath } from '#shared/routes/detail-paths.ts'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { videoJson } from '#app/features/articles/video-json.ts'
import { designation } from '#shared/product/designation.ts'
import { onlyPart, partFacts } from '#shared/product/only-part.ts'
import { partsOf } from '@vitrine/contract/product/parts'
import type { Part } from '@vitrine/contract/product/parts'
import { lifeOf, successorLink } from '#shared/product/life-cycle.ts'
import { productTexts } from '#texts/product.js'
import { productBreadcrumbs } from './product-breadcrumbs.ts'

const codesOf = ({ part_number: code, values }: Variant) => ({
  sku: code,
  mpn: code,
  ...(typeof values['gtin'] === 'string' ? { gtin: values['gtin'] } : {}),
})

type Facts = readonly { label: string; value: string }[]

const propertiesOf = (facts: Facts) =>
  facts.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }))

/**
 * What schema.org has for a life cycle. `Discontinued` is a value of an offer's availability, and there
 * is no offer: it refers to the state, which is a property. The successor needs a `ProductModel`.
 */
function lifeJson(
  product: Answer<'product-read'>,
  partNumber: string | undefined,
  locale: Locale,
  url: (path: string) => string,
) {
  const { state, successor } = lifeOf(product, partNumber)
  const link = successor && successorLink(successor, locale)
  return {
    predecessorOf: link
      ? { '@type': 'ProductModel', name: link.label, url: url(link.href) }
      : undefined,
    property:
      state.value === 'discontinued'
        ? [
            {
              '@type': 'PropertyValue',
              propertyID: 'availability',
              name: state.label,
              value: 'https://schema.org/Discontinued',
            },
          ]
        : [],
  }
}

/** JSON-LD of a product: a ProductGroup with a variant per part number, a Product without variants; visible content only. */
export function productJson(
  product: Answer<'product-read'>,
  facts: Facts,
  context: HeadContext,
  url: (path: string) => string,
): object[] {
  const { locale } = context
  const page = url(productPath(product, locale))
  const image = product.pictures.map((picture) => url(picture.url))
  const part = onlyPart(product)
  const life = lifeJson(product, part?.part_number, locale, url)
  const group = {
    '@context': 'https://schema.org',
    '@type': !part ? 'ProductGroup' : life.predecessorOf ? ['Product', 'ProductModel'] : 'Product',
    '@id': `${page}#product`,
    url: page,
    inLanguage: locales[locale].tag,
    name: product.title,
    description: product.description,
    ...(part ? codesOf(part) : { productGroupID: designation(product) }),
    ...(image.length === 0 ? {} : { image }),
    ...(product.sub_category ? { category: product.sub_category.title } : {}),
    additionalProperty: propertiesOf([
      ...facts,
      ...partFacts(product, part, locale, productTexts[locale]),
    ]).concat(life.property),
    ...(part && life.predecessorOf ? { predecessorOf: life.predecessorOf } : {}),
    ...(part
      ? {}
      : {
          hasVariant: partsOf(product.variants).map(({ variant, slug }) => ({
            '@type': 'Product',
            ...codesOf(variant),
            name: `${product.title} ${variant.part_number}`,
            url: url(partPath(product, { slug }, locale)),
          })),
        }),
  }
  const breadcrumbs = [
    ...productBreadcrumbs(locale, product.category, product.sub_category),
    { label: designation(product), href: productPath(product, locale) },
  ]
  return [
    group,
    breadcrumbsJson(breadcrumbs, context, url),
    ...videoJson({
      video: product.video,
      description: product.description,
      date: product.updated_at,
    }),
  ]
}

/** JSON-LD of a part number: a Product, a variant of the group that its product is. */
export function partJson(
  product: Answer<'product-read'>,
  { variant, slug }: Part,
  facts: Facts,
  context: HeadContext,
  url: (path: string) => string,
): object[] {
  const { locale } = context
  const life = lifeJson(product, variant.part_number, locale, url)
  const family = productPath(product, locale)
  const page = partPath(product, { slug }, locale)
  const image = product.pictures.map((picture) => url(picture.url))
  return [
    {
      '@context': 'https://schema.org',
      '@type': life.predecessorOf ? ['Product', 'ProductModel'] : 'Product',
      '@id': `${url(page)}#product`,
      url: url(page),
      inLanguage: locales[locale].tag,
      name: `${product.title} ${variant.part_number}`,
      description: product.description,
      ...codesOf(variant),
      ...(image.length === 0 ? {} : { image }),
      ...(product.sub_category ? { category: product.sub_category.title } : {}),
      additionalProperty: propertiesOf([
        ...facts,
        ...partFacts(product, variant, locale, productTexts[locale]),
      ]).concat(life.property),
      ...(life.predecessorOf ? { predecessorOf: life.predecessorOf } : {}),
      isVariantOf: {
        '@type': 'ProductGroup',
        '@id': `${url(family)}#product`,
        url: url(family),
        name: product.title,
        productGroupID: designation(product),
      },
    },
    breadcrumbsJson(
      [
        ...productBreadcrumbs(locale, product.category, product.sub_category),
        { label: designation(product), href: family },
        { label: variant.part_number, href: page },
      ],
      context,
      url,
    ),
  ]
}
