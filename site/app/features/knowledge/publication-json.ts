import type { Answer } from '@vitrine/contract/client'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { knowledgeBreadcrumbs } from './knowledge-breadcrumbs.ts'
import { articleJson } from '#app/features/articles/article-json.ts'
import { publicationPath } from '#shared/routes/detail-paths.ts'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { videoJson } from '#app/features/articles/video-json.ts'

/** JSON-LD of a publication. */
export function publicationJson(
  publication: Answer<'publication-read'>,
  context: HeadContext,
  url: (path: string) => string,
): object[] {
  const { locale } = context
  const path = publicationPath(publication, locale)
  const article = articleJson(
    {
      type: 'TechArticle',
      title: publication.title,
      description: publication.description,
      path,
      section: publication.section?.title,
      modified: publication.updated_at,
      minutes: publication.reading_minutes,
    },
    context,
    url,
  )
  const breadcrumbs = [
    ...knowledgeBreadcrumbs(locale, publication.section),
    { label: publication.title, href: path },
  ]
  return [
    article,
    breadcrumbsJson(breadcrumbs, context, url),
    ...videoJson({
      video: publication.video,
      description: publication.description,
      date: publication.updated_at,
    }),
  ]
}
