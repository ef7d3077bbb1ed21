import type { Locale } from '@vitrine/configuration/locales'
import { knowledgeTexts } from '#texts/knowledge.js'
import { routePath } from '#shared/routes/table.ts'
import type { BreadcrumbItems } from '#app/core/breadcrumbs/page-breadcrumbs.tsx'

/** Breadcrumbs of the knowledge base and one of its sections. */
export function knowledgeBreadcrumbs(
  locale: Locale,
  section?: { slug: string; title: string } | null,
): BreadcrumbItems {
  return [
    { label: knowledgeTexts[locale].title, href: routePath('knowledge-base', locale) },
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
