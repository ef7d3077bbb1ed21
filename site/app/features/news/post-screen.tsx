import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { PostRows } from '#app/features/cards/post-rows.tsx'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { documentsTexts } from '#texts/documents.js'
import { newsTexts } from '#texts/news.js'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { newsBreadcrumbs } from './news-breadcrumbs.ts'
import { ReadingPage } from '#app/features/articles/reading-page.tsx'
import { postPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'
import { VideoFacade } from '#app/features/articles/video-facade.tsx'
import { postJson } from './post-json.ts'

/** A news post: text, related products, further posts. */
export async function load(args: LoadArguments<'post'>) {
  const { client, params } = args
  const post = await client('post-read', {
    params: { id: params.post },
    query: { category: params.category },
  })
  requireCanonical('post', args, post.alternates)
  return { post }
}

export const texts = [newsTexts, documentsTexts]

export const loader = screenLoader('post', load)

export const meta = screenMeta<typeof load>('post', ({ post }, context) => ({
  title: post.seo.title,
  description: post.seo.description,
  alternates: post.alternates,
  image: post.main_image,
  jsonLd: import.meta.env.SSR && ((url) => postJson(post, context, url)),
}))

export default function PostScreen() {
  const { post } = useScreenData<typeof load>()
  const locale = useLocale()
  const { reading } = useTexts(pageTexts)
  const news = useTexts(newsTexts)
  const { category } = post
  const path = postPath(post, locale)
  const facts = [
    {
      label: reading.published,
      value: <time dateTime={post.published_at}>{formatDate(post.published_at, locale)}</time>,
    },
    ...(category
      ? [
          {
            label: news.category,
            value: (
              <Link href={routePath('news-category', locale, { category: category.slug })}>
                {category.title}
              </Link>
            ),
          },
        ]
      : []),
    { label: reading.time, value: reading.minutes({ count: post.reading_minutes }) },
  ]
  return (
    <ReadingPage
      breadcrumbs={[...newsBreadcrumbs(locale, category), { label: post.title, href: path }]}
      label={category?.title}
      title={post.title}
      lead={post.description}
      path={path}
      facts={facts}
      text={post.text}
      outdated={post.outdated_texts}
      printedOf={post.published_at}
      cover={
        post.main_image ? (
          <Picture
            image={post.main_image}
            sizes="(min-width: 62rem) 70vw, 100vw"
            ratio="16/9"
            priority
          />
        ) : null
      }
      after={
        post.video ? (
          <Section title={reading.video.title} ruled unprinted id="video">
            <VideoFacade video={post.video} picture={post.main_image} />
          </Section>
        ) : null
      }
    >
      {post.products.length > 0 ? (
        <Section title={reading.products} ruled>
          <CardGrid label={reading.products}>
            {post.products.map((product) => (
              <ListedProduct key={product.id} product={product} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
      <PostRows posts={post.related} title={news.related} ruled />
    </ReadingPage>
  )
}
