import type { Answer } from '@vitrine/contract/client'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { newsBreadcrumbs } from './news-breadcrumbs.ts'
import { articleJson } from '#app/features/articles/article-json.ts'
import { postPath } from '#shared/routes/detail-paths.ts'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { videoJson } from '#app/features/articles/video-json.ts'

/** JSON-LD of a news post. */
export function postJson(
  post: Answer<'post-read'>,
  context: HeadContext,
  url: (path: string) => string,
): object[] {
  const { locale } = context
  const path = postPath(post, locale)
  const article = articleJson(
    {
      type: 'Article',
      title: post.title,
      description: post.description,
      path,
      section: post.category?.title,
      image: post.main_image,
      published: post.published_at,
      minutes: post.reading_minutes,
    },
    context,
    url,
  )
  const breadcrumbs = [...newsBreadcrumbs(locale, post.category), { label: post.title, href: path }]
  return [
    article,
    breadcrumbsJson(breadcrumbs, context, url),
    ...videoJson({ video: post.video, description: post.description, date: post.published_at }),
  ]
}
