import { plural } from '@vitrine/contract/format'
import type { news as source } from '#shared/texts/br/news.ts'

export const news: typeof source = {
  title: 'News',
  description: 'Engineering, works, fairs and courses.',
  category: 'Category',
  categories: 'Categories',
  all: 'All',
  search: { label: 'Search the news', placeholder: 'Subject or word' },
  newest: 'Newest',
  oldest: 'Oldest',
  count: (count) =>
    count === 0 ? 'No news' : plural(count, 'en', { one: '{count} post', other: '{count} posts' }),
  latest: 'Latest',
  related: 'More news',
  nothing: { title: 'No news found', text: 'Try fewer words or another category.' },
  empty: {
    title: 'There is no news here yet',
    text: 'See the other categories, or come back soon.',
  },
  see: 'See all news',
}
