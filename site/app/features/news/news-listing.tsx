import type { PostCard } from '@vitrine/contract/shapes/types'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { LeadStory } from '#app/ui/cards/lead-story.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { PostRow } from '#app/ui/cards/post-row.tsx'
import { formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { newsTexts } from '#texts/news.js'
import { listPath } from '#app/features/listing/list-query.ts'
import { ListToolbar } from '#app/features/listing/list-toolbar.tsx'
import { postPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'
import type { LoadedNews } from './load-news.ts'
import styles from './news-listing.module.css'

interface NewsListingProps extends LoadedNews {
  /** Path of the page, without its query. */
  path: string
  /** Slug of the current category; undefined: all categories. */
  category?: string
}

/**
 * News list: categories, search, order, the newest post with its picture, the others as rows,
 * pagination.
 */
export function NewsListing({ path, list, categories, posts, category }: NewsListingProps) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const news = useTexts(newsTexts)
  const all = routePath('news', locale)
  const { total, page, lastPage } = posts.meta
  const isSearch = list.search !== ''
  const showLead = !isSearch && page === 1 && list.sort === 'relevance'
  const rows = showLead ? posts.data.slice(1) : posts.data
  return (
    <div className={styles.news}>
      <div className={styles.tools}>
        <ChipRow label={news.categories}>
          <ChipLink href={all} selected={category === undefined}>
            {news.all}
          </ChipLink>
          {categories.map(({ id, slug, title, post_count: count }) => (
            <ChipLink
              key={id}
              href={routePath('news-category', locale, { category: slug })}
              selected={slug === category}
            >
              {title} <span className="mono">{count}</span>
            </ChipLink>
          ))}
        </ChipRow>
        <ListToolbar
          path={path}
          list={list}
          total={total}
          count={news.count({ count: total })}
          search={news.search}
          sortLabels={
            isSearch ? undefined : { relevance: news.newest, 'relevance-asc': news.oldest }
          }
        />
      </div>
      {posts.data.length === 0 ? (
        <EmptyState
          title={isSearch ? news.nothing.title : news.empty.title}
          text={isSearch ? news.nothing.text : category && news.empty.text}
        >
          {isSearch || category ? (
            <ButtonLink href={all} variant="secondary">
              {news.see}
            </ButtonLink>
          ) : null}
        </EmptyState>
      ) : null}
      {showLead && posts.data[0] ? <Lead post={posts.data[0]} /> : null}
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((post) => (
            <li key={post.id}>
              <Row post={post} showParent={category === undefined} />
            </li>
          ))}
        </ul>
      ) : null}
      {lastPage > 1 ? (
        <Pagination
          page={page}
          lastPage={lastPage}
          hrefOf={(to) => listPath(path, list, { page: to }, locale)}
          labels={listing.pages}
        />
      ) : null}
    </div>
  )
}

function Lead({ post }: { post: PostCard }) {
  const locale = useLocale()
  const { reading } = useTexts(pageTexts)
  const news = useTexts(newsTexts)
  const meta = [
    formatDate(post.published_at, locale),
    post.category?.title,
    reading.minutes({ count: post.reading_minutes }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <LeadStory
      href={postPath(post, locale)}
      image={post.main_image}
      label={news.latest}
      meta={meta}
      title={post.title}
      description={post.description}
    />
  )
}

function Row({ post, showParent }: { post: PostCard; showParent: boolean }) {
  const locale = useLocale()
  const { reading } = useTexts(pageTexts)
  return (
    <PostRow
      href={postPath(post, locale)}
      date={formatDate(post.published_at, locale)}
      dateTime={post.published_at}
      category={showParent ? post.category?.title : undefined}
      title={post.title}
      description={post.description}
      meta={reading.minutes({ count: post.reading_minutes })}
      headingLevel={2}
    />
  )
}
