import { formatDate } from '@vitrine/configuration/format'
import type { PostCard } from '@vitrine/contract/shapes/types'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { postPath } from '#shared/routes/detail-paths.ts'
import { blocksTexts } from '#texts/blocks.js'
import type { BodyProps } from './body-props.ts'
import { CardRow } from './card-row.tsx'

/** News with their pictures, if any has one. */
export default function News({ block, level }: BodyProps<'news'>) {
  const texts = useTexts(blocksTexts)
  const { news, title } = block
  const pictured = news.some(({ main_image: image }) => image !== null)
  return (
    <CardRow label={title || texts.news}>
      {news.map((post) => (
        <Story key={post.id} post={post} level={level} pictured={pictured} />
      ))}
    </CardRow>
  )
}

function Story({ post, level, pictured }: { post: PostCard; level: 2 | 3; pictured: boolean }) {
  const locale = useLocale()
  const Heading = `h${level}` as const
  const image = post.main_image && { ...post.main_image, alt: '' }
  return (
    <article className="block-story">
      {pictured ? (
        <Picture image={image} sizes="(min-width: 54rem) 26vw, 70vw" ratio="16/9" />
      ) : null}
      <p className="block-when">
        {post.category === null ? null : <Label tone="accent">{post.category.title}</Label>}
        <time className="mono" dateTime={post.published_at}>
          {formatDate(post.published_at, locale)}
        </time>
      </p>
      <Heading className="block-item">
        <Link href={postPath(post, locale)}>{post.title}</Link>
      </Heading>
      {post.description === '' ? null : <p className="block-note">{post.description}</p>}
    </article>
  )
}
