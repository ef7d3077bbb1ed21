import type { PostCard } from '@vitrine/contract/shapes/types'
import { PostRow } from '#app/design/post-row/post-row.tsx'
import { Section } from '#app/design/section/section.tsx'
import { formatDate } from '#app/i18n/format.ts'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { postPath } from '#app/routes/detail-paths.ts'
import { screenPath } from '#app/routes/screen-path.ts'

/** News as a section; nothing while the table has no screen for them. */
export function PostRows({ posts }: { posts: readonly PostCard[] }) {
  const locale = useLocale()
  const { catalogue } = useMessages()
  const rows = posts.flatMap((post) => {
    const href = postPath(post, locale)
    return href === undefined ? [] : [{ post, href }]
  })
  if (rows.length === 0) return null
  const all = screenPath('news', locale)
  return (
    <Section title={catalogue.home.news} action={all === undefined ? undefined : { label: catalogue.home.allNews, href: all }}>
      {rows.map(({ post, href }) => (
        <PostRow key={post.id} href={href} date={formatDate(post.published_at)} dateTime={post.published_at} category={post.category?.title} title={post.title} />
      ))}
    </Section>
  )
}
