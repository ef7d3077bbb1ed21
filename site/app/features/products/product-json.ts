import type { Answer } from '@vitrine/contract/client'
import { locales } from '@vitrine/contract/locales'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { videoJson } from '#app/features/articles/video-json.ts'
import { productFacts } from '#shared/product/product-facts.ts'
import { productTexts } from '#texts/product.js'
import { productBreadcrumbs } from './product-breadcrumbs.ts'

/** JSON-LD of a product: a ProductGroup with a variant per part number; visible content only. */
export function productJson(
  product: Answer<'product-read'>,
  context: HeadContext,
  url: (path: string) => string,
): object[] {
  const { locale } = context
  const page = url(productPath(product, locale))
  const image = product.pictures.map((picture) => url(picture.url))
  const group = {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': `${page}#produto`,
    url: page,
    inLanguage: locales[locale].tag,
    name: product.title,
    description: product.description,
    productGroupID: product.family,
    ...(image.length === 0 ? {} : { image }),
    ...(product.sub_category ? { category: product.sub_category.title } : {}),
    additionalProperty: productFacts(product, productTexts[locale]).map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.part_number,
      mpn: variant.part_number,
      ...(typeof variant.values['gtin'] === 'string' ? { gtin: variant.values['gtin'] } : {}),
      name: `${product.title} ${variant.part_number}`,
    })),
  }
  const breadcrumbs = [
    ...productBreadcrumbs(locale, product.category, product.sub_category),
    { label: product.family, href: productPath(product, locale) },
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
