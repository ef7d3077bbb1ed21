import type { Locale } from '@vitrine/contract/locales'
import { newsWords } from '#shared/texts/words/news.ts'
import { routePath } from '#shared/routes/table.ts'
import type { Trail } from '#app/core/breadcrumbs/trail.ts'

/** The way into the news: the list, then the category, where one is given. */
export function newsTrail(
  locale: Locale,
  category?: { slug: string; title: string } | null,
): Trail {
  return [
    { label: newsWords[locale].title, href: routePath('news', locale) },
    ...(category
      ? [
          {
            label: category.title,
            href: routePath('news-category', locale, { category: category.slug }),
          },
        ]
      : []),
  ]
}
