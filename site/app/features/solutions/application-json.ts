import type { Answer } from '@vitrine/contract/client'
import { itemListJson } from '#app/core/head/item-list-json.ts'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { applicationPath, productPath } from '#shared/routes/detail-paths.ts'
import { solutionsBreadcrumbs } from './solutions-breadcrumbs.ts'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { videoJson } from '#app/features/articles/video-json.ts'

/** JSON-LD of an application: breadcrumbs, products, video. */
export function applicationJson(
  application: Answer<'application-read'>,
  context: HeadContext,
  url: (path: string) => string,
): object[] {
  const { locale } = context
  const breadcrumbs = [
    ...solutionsBreadcrumbs(locale, application.solution),
    { label: application.title, href: applicationPath(application, locale) },
  ]
  return [
    breadcrumbsJson(breadcrumbs, context, url),
    ...itemListJson(
      application.products.map((product) => ({
        name: product.title,
        href: productPath(product, locale),
      })),
      url,
    ),
    ...videoJson({
      video: application.video,
      description: application.description,
      date: application.updated_at,
    }),
  ]
}
