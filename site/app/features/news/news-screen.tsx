import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { newsTexts } from '#texts/news.js'
import { writePageQuery } from '#app/features/listing/list-query.ts'
import { loadNews } from './load-news.ts'
import { NewsListing } from './news-listing.tsx'
import { newsBreadcrumbs } from './news-breadcrumbs.ts'
import { atomPath } from '#shared/page/atom-path.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'

/** All news posts, newest first. */
export async function load({ client, query }: LoadArguments<'news'>) {
  return loadNews(client, query)
}

export const texts = [newsTexts]

export const loader = screenLoader('news', load)

export const meta = screenMeta<typeof load>('news', ({ list }, context) => ({
  title: newsTexts[context.locale].title,
  description: newsTexts[context.locale].description,
  noIndex: list.search !== '',
  query: writePageQuery(list.page, context.locale),
  feed: import.meta.env.SSR && atomPath('news', context.locale),
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [breadcrumbsJson(newsBreadcrumbs(context.locale), context, url)]),
}))

export default function NewsScreen() {
  const loaded = useScreenData<typeof load>()
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const news = useTexts(newsTexts)
  const { search } = loaded.list
  const lead = useLead(news.description)
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={newsBreadcrumbs(locale)}
        title={news.title}
        lead={search === '' ? lead : listing.resultsFor({ text: search })}
      />
      <NewsListing path={routePath('news', locale)} {...loaded} />
    </div>
  )
}
