import type { Locale } from '@vitrine/configuration/locales'
import { newsTexts } from '#texts/news.js'
import { routePath } from '#shared/routes/table.ts'
import type { BreadcrumbItems } from '#app/core/breadcrumbs/page-breadcrumbs.tsx'

/** Breadcrumbs of the news list and, if given, a category. */
export function newsBreadcrumbs(
  locale: Locale,
  category?: { slug: string; title: string } | null,
): BreadcrumbItems {
  return [
    { label: newsTexts[locale].title, href: routePath('news', locale) },
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
