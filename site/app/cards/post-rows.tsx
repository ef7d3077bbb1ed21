import type { PostCard } from '@vitrine/contract/shapes/types'
import { PostRow } from '#app/design/post-row/post-row.tsx'
import { Section } from '#app/design/section/section.tsx'
import { formatDate } from '#app/i18n/format.ts'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { postPath } from '#app/routes/detail-paths.ts'
import { routePath } from '#app/routes/table.ts'

/** News as a section; nothing where there are none. */
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
  const { catalogue } = useMessages()
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
