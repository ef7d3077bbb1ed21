import type { Answer } from '@vitrine/contract/client'
import { locales } from '@vitrine/contract/locales'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { trailJson } from '#app/core/breadcrumbs/trail-json.ts'
import { videoJson } from '#app/features/articles/video-json.ts'
import { productFacts } from '#shared/product/product-facts.ts'
import { productWords } from '#shared/texts/words/product.ts'
import { productTrail } from './product-trail.ts'

/**
 * A product for search engines: the family as a group, each part number a variant; nothing that the
 * page does not show.
 */
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
    additionalProperty: productFacts(product, productWords[locale]).map(({ label, value }) => ({
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
  const trail = [
    ...productTrail(locale, context.messages, product.category, product.sub_category),
    { label: product.family, href: productPath(product, locale) },
  ]
  return [
    group,
    trailJson(trail, context, url),
    ...videoJson({
      video: product.video,
      description: product.description,
      date: product.updated_at,
    }),
  ]
}
