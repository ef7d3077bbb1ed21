import type { Answer } from '@vitrine/contract/client'
import { itemListJson } from '#app/head/item-list-json.ts'
import type { HeadContext } from '#app/head/screen-meta.ts'
import { videoPlayerUrl, videoThumbnail } from '#app/product/video.ts'
import { applicationPath, productPath } from '#app/routes/detail-paths.ts'
import { solutionsTrail } from '#app/solutions/solutions-trail.ts'
import { trailJson } from '#app/trail/trail-json.ts'

/** An application for search engines: where it stands, the products that it lists, its video. */
export function applicationJson(application: Answer<'application-read'>, context: HeadContext, url: (path: string) => string): object[] {
  const { locale, messages } = context
  const trail = [...solutionsTrail(locale, messages, application.solution), { label: application.title, href: applicationPath(application, locale) }]
  const { video } = application
  return [
    trailJson(trail, context, url),
    ...itemListJson(application.products.map((product) => ({ name: product.title, href: productPath(product, locale) })), url),
    ...(video
      ? [{
          '@context': 'https://schema.org', '@type': 'VideoObject', name: video.title, description: application.description,
          embedUrl: videoPlayerUrl(video.id), thumbnailUrl: videoThumbnail(video.id), uploadDate: application.updated_at,
        }]
      : []),
  ]
}
