import type { Answer } from '@vitrine/contract/client'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { newsTrail } from './news-trail.ts'
import { articleJson } from '#app/features/articles/article-json.ts'
import { postPath } from '#shared/routes/detail-paths.ts'
import { trailJson } from '#app/core/breadcrumbs/trail-json.ts'
import { videoJson } from '#app/features/articles/video-json.ts'

/** A post for search engines. */
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
  const trail = [...newsTrail(locale, post.category), { label: post.title, href: path }]
  return [
    article,
    trailJson(trail, context, url),
    ...videoJson({ video: post.video, description: post.description, date: post.published_at }),
  ]
}
