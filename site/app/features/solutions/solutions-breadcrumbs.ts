import type { Locale } from '@vitrine/configuration/locales'
import { solutionsTexts } from '#texts/solutions.js'
import { routePath } from '#shared/routes/table.ts'
import type { BreadcrumbItems } from '#app/core/breadcrumbs/page-breadcrumbs.tsx'

interface Named {
  slug: string
  title: string
}

/** Breadcrumbs of the solutions list and, if given, a solution. */
export function solutionsBreadcrumbs(locale: Locale, solution?: Named | null): BreadcrumbItems {
  return [
    { label: solutionsTexts[locale].title, href: routePath('solutions', locale) },
    ...(solution
      ? [
          {
            label: solution.title,
            href: routePath('solution', locale, { solution: solution.slug }),
          },
        ]
      : []),
  ]
}
