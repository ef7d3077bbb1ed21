import { screenLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { useScreenData } from '#app/api/use-screen-data.ts'
import { screenMeta } from '#app/head/screen-meta.ts'
import { useLocale, useMessages, useWords } from '#app/i18n/messages.ts'
import { newsWords } from '#app/i18n/words/news.ts'
import { writeListQuery } from '#app/listing/list-query.ts'
import { loadNews } from '#app/news/load-news.ts'
import { NewsListing } from '#app/news/news-listing.tsx'
import { newsTrail } from '#app/news/news-trail.ts'
import { routePath } from '#app/routes/table.ts'
import { PageHeader } from '#app/trail/page-header.tsx'
import { trailJson } from '#app/trail/trail-json.ts'

/** All news, newest first. */
export async function load({ client, query }: LoadArguments<'news'>) {
  return loadNews(client, query)
}

export const words = [newsWords]

export const loader = screenLoader('news', load)

export const meta = screenMeta<typeof load>('news', ({ list }, context) => ({
  title: newsWords[context.locale].title,
  description: newsWords[context.locale].description,
  noIndex: list.search !== '',
  query:
    list.page > 1
      ? writeListQuery(
          { ...list, search: '', sort: 'relevance', view: 'grid', filter: [] },
          context.locale,
        )
      : undefined,
  jsonLd: import.meta.env.SSR && ((url) => [trailJson(newsTrail(context.locale), context, url)]),
}))

export default function NewsScreen() {
  const loaded = useScreenData<typeof load>()
  const locale = useLocale()
  const messages = useMessages()
  const { listing } = messages
  const news = useWords(newsWords)
  const { search } = loaded.list
  return (
    <div className="wrap">
      <PageHeader
        trail={newsTrail(locale)}
        title={news.title}
        lead={search === '' ? news.description : listing.resultsFor(search)}
      />
      <NewsListing path={routePath('news', locale)} {...loaded} />
    </div>
  )
}
