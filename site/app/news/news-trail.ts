import type { Locale } from '@vitrine/contract/locales'
import { newsWords } from '#app/i18n/words/news.ts'
import { routePath } from '#app/routes/table.ts'
import type { Trail } from '#app/trail/trail.ts'

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
