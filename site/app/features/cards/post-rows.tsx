import type { PostCard } from '@vitrine/contract/shapes/types'
import { PostRow } from '#app/ui/cards/post-row.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { postPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'

/** Section of news posts; null without posts. */
export function PostRows({
  posts,
  title,
  ruled = false,
}: {
  posts: readonly PostCard[]
  title?: string
  ruled?: boolean
}) {
  const locale = useLocale()
  const { catalogue } = useTexts(pageTexts)
  if (posts.length === 0) return null
  return (
    <Section
      title={title ?? catalogue.home.news}
      ruled={ruled}
      action={{ label: catalogue.home.allNews, href: routePath('news', locale) }}
    >
      {posts.map((post) => (
        <PostRow
          key={post.id}
          href={postPath(post, locale)}
          date={formatDate(post.published_at, locale)}
          dateTime={post.published_at}
          category={post.category?.title}
          title={post.title}
        />
      ))}
    </Section>
  )
}
