import type { Locale } from '@vitrine/contract/locales'
import { knowledgeWords } from '#shared/texts/words/knowledge.ts'
import { routePath } from '#shared/routes/table.ts'
import type { Trail } from '#app/core/breadcrumbs/trail.ts'

/** The way into the knowledge base: its sections, then one of them. */
export function knowledgeTrail(
  locale: Locale,
  section?: { slug: string; title: string } | null,
): Trail {
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
