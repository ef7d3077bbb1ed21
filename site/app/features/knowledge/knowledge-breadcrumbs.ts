import type { Locale } from '@vitrine/contract/locales'
import { knowledgeWords } from '#shared/texts/words/knowledge.ts'
import { routePath } from '#shared/routes/table.ts'
import type { BreadcrumbItems } from '#app/core/breadcrumbs/page-breadcrumbs.tsx'

/** The way into the knowledge base: its sections, then one of them. */
export function knowledgeBreadcrumbs(
  locale: Locale,
  section?: { slug: string; title: string } | null,
): BreadcrumbItems {
  return [
    { label: knowledgeWords[locale].title, href: routePath('knowledge-base', locale) },
    ...(section
      ? [
          {
            label: section.title,
            href: routePath('knowledge-section', locale, { section: section.slug }),
          },
        ]
      : []),
  ]
}
