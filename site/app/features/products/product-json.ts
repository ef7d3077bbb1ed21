import type { Answer } from '@vitrine/contract/client'
import type { Variant } from '@vitrine/contract/shapes/types'
import { locales } from '@vitrine/contract/locales'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { partPath, productPath } from '#shared/routes/detail-paths.ts'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { videoJson } from '#app/features/articles/video-json.ts'
import { designation } from '#shared/product/designation.ts'
import { onlyPart, partFacts } from '#shared/product/only-part.ts'
import { partsOf } from '@vitrine/contract/parts'
import type { Part } from '@vitrine/contract/parts'
import { productFacts } from '#shared/product/product-facts.ts'
import { productTexts } from '#texts/product.js'
import { productBreadcrumbs } from './product-breadcrumbs.ts'

const codesOf = ({ part_number: code, values }: Variant) => ({
  sku: code,
  mpn: code,
  ...(typeof values['gtin'] === 'string' ? { gtin: values['gtin'] } : {}),
})

const propertiesOf = (facts: readonly { label: string; value: string }[]) =>
  facts.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }))

/** JSON-LD of a product: a ProductGroup with a variant per part number, a Product without variants; visible content only. */
export function productJson(
  product: Answer<'product-read'>,
  context: HeadContext,
  url: (path: string) => string,
): object[] {
  const { locale } = context
  const page = url(productPath(product, locale))
  const image = product.pictures.map((picture) => url(picture.url))
  const part = onlyPart(product)
  const group = {
    '@context': 'https://schema.org',
    '@type': part ? 'Product' : 'ProductGroup',
    '@id': `${page}#produto`,
    url: page,
    inLanguage: locales[locale].tag,
    name: product.title,
    description: product.description,
    ...(part ? codesOf(part) : { productGroupID: designation(product) }),
    ...(image.length === 0 ? {} : { image }),
    ...(product.sub_category ? { category: product.sub_category.title } : {}),
    additionalProperty: propertiesOf([
      ...productFacts(product, productTexts[locale]),
      ...partFacts(product, part, locale, productTexts[locale]),
    ]),
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
  context: HeadContext,
  url: (path: string) => string,
): object[] {
  const { locale } = context
  const family = productPath(product, locale)
  const page = partPath(product, { slug }, locale)
  const image = product.pictures.map((picture) => url(picture.url))
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': `${url(page)}#produto`,
      url: url(page),
      inLanguage: locales[locale].tag,
      name: `${product.title} ${variant.part_number}`,
      description: product.description,
      ...codesOf(variant),
      ...(image.length === 0 ? {} : { image }),
      ...(product.sub_category ? { category: product.sub_category.title } : {}),
      additionalProperty: propertiesOf([
        ...productFacts(product, productTexts[locale]),
        ...partFacts(product, variant, locale, productTexts[locale]),
      ]),
      isVariantOf: {
        '@type': 'ProductGroup',
        '@id': `${url(family)}#produto`,
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
