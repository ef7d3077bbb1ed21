import type { Locale } from '@vitrine/contract/locales'
import { solutionsWords } from '#app/i18n/words/solutions.ts'
import { routePath } from '#app/routes/table.ts'
import type { Trail } from '#app/trail/trail.ts'

interface Named {
  slug: string
  title: string
}

/** The way to an application: all solutions, then its solution. */
export function solutionsTrail(locale: Locale, solution?: Named | null): Trail {
  return [
    { label: solutionsWords[locale].title, href: routePath('solutions', locale) },
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
