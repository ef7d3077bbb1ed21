import { ApiError } from '@vitrine/contract/errors'
import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { newsTexts } from '#texts/news.js'
import { writePageQuery } from '#app/features/listing/list-query.ts'
import { findCategory } from './find-category.ts'
import { loadNews } from './load-news.ts'
import { NewsListing } from './news-listing.tsx'
import { newsBreadcrumbs } from './news-breadcrumbs.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'

/** News posts of a category. */
export async function load(args: LoadArguments<'news-category'>) {
  const { client, params, query } = args
  const loaded = await loadNews(client, query, params.category)
  const category = findCategory(loaded, params.category)
  if (!category) throw new ApiError('not-found')
  requireCanonical('news-category', args, category.alternates)
  return { ...loaded, category }
}

export const texts = [newsTexts]

export const loader = screenLoader('news-category', load)

export const meta = screenMeta<typeof load>('news-category', ({ category, list }, context) => ({
  title: `${category.title} · ${newsTexts[context.locale].title}`,
  description:
    category.description === ''
      ? `${category.title}: ${newsTexts[context.locale].count({ count: category.post_count })}.`
      : category.description,
  alternates: category.alternates,
  noIndex: list.search !== '',
  query: writePageQuery(list.page, context.locale),
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [breadcrumbsJson(newsBreadcrumbs(context.locale, category), context, url)]),
}))

export default function NewsCategoryScreen() {
  const { category, ...loaded } = useScreenData<typeof load>()
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const { search } = loaded.list
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={newsBreadcrumbs(locale, category)}
        title={category.title}
        lead={search === '' ? category.description : listing.resultsFor({ text: search })}
      />
      <NewsListing
        path={routePath('news-category', locale, { category: category.slug })}
        category={category.slug}
        {...loaded}
      />
    </div>
  )
}
