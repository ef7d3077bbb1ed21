import type { Answer } from '@vitrine/contract/client'
import { locales } from '@vitrine/contract/locales'
import type { HeadContext } from '#app/head/screen-meta.ts'
import { productPath } from '#app/routes/detail-paths.ts'
import { trailJson } from '#app/trail/trail-json.ts'
import { productTrail } from './product-trail.ts'
import { videoPlayerUrl, videoThumbnail } from './video.ts'

/** A product for search engines: the family as a group, each part number a variant; nothing that the page does not show. */
export function productJson(product: Answer<'product-read'>, context: HeadContext, url: (path: string) => string): object[] {
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
    hasVariant: product.variants.map((variant) => ({ '@type': 'Product', sku: variant.part_number, mpn: variant.part_number, name: `${product.title} ${variant.part_number}` })),
  }
  const trail = [...productTrail(locale, context.messages, product.category, product.sub_category), { label: product.family, href: productPath(product, locale) }]
  const video = product.video
    ? [{
        '@context': 'https://schema.org', '@type': 'VideoObject', name: product.video.title, description: product.description,
        embedUrl: videoPlayerUrl(product.video.id), thumbnailUrl: videoThumbnail(product.video.id), uploadDate: product.updated_at,
      }]
    : []
  return [group, trailJson(trail, context, url), ...video]
}
