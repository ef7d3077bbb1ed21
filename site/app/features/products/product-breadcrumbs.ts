import type { Locale } from '@vitrine/configuration/locales'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'
import type { BreadcrumbItems } from '#app/core/breadcrumbs/page-breadcrumbs.tsx'

interface Named {
  slug: string
  title: string
}

/** Breadcrumbs of the catalogue, down to the given category or subcategory. */
export function productBreadcrumbs(
  locale: Locale,
  category?: Named | null,
  subcategory?: Named | null,
): BreadcrumbItems {
  return [
    { label: pageTexts[locale].catalogue.products.title, href: routePath('products', locale) },
    ...(category
      ? [
          {
            label: category.title,
            href: routePath('product-category', locale, { category: category.slug }),
          },
        ]
      : []),
    ...(category && subcategory
      ? [
          {
            label: subcategory.title,
            href: routePath('product-subcategory', locale, {
              category: category.slug,
              subcategory: subcategory.slug,
            }),
          },
        ]
      : []),
  ]
}
