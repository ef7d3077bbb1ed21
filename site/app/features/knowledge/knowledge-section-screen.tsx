import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { IndexList, IndexRow } from '#app/ui/cards/index-row.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { knowledgeTexts } from '#texts/knowledge.js'
import { knowledgeBreadcrumbs } from './knowledge-breadcrumbs.ts'
import { PublicationRows } from './publication-rows.tsx'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'

/** Section of the knowledge base: its publications, and links to the other sections. */
export async function load(args: LoadArguments<'knowledge-section'>) {
  const { client, params } = args
  const [section, base] = await Promise.all([
    client('knowledge-section-read', { params: { section: params.section } }),
    client('knowledge-base-read'),
  ])
  requireCanonical('knowledge-section', args, section.alternates)
  const others = base.data
    .filter(({ id }) => id !== section.id)
    .map(({ id, slug, title, description, publications }) => ({
      id,
      slug,
      title,
      description,
      count: publications.length,
    }))
  return { section, others }
}

export const texts = [knowledgeTexts]

export const loader = screenLoader('knowledge-section', load)

export const meta = screenMeta<typeof load>('knowledge-section', ({ section }, context) => ({
  // a section may have the same name as a product category; the parent's name makes the title
  // unique
  title:
    section.seo.title === section.title
      ? `${section.title} · ${knowledgeTexts[context.locale].title}`
      : section.seo.title,
  description: section.seo.description,
  alternates: section.alternates,
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [breadcrumbsJson(knowledgeBreadcrumbs(context.locale, section), context, url)]),
}))

export default function KnowledgeSectionScreen() {
  const { section, others } = useScreenData<typeof load>()
  const locale = useLocale()
  const knowledge = useTexts(knowledgeTexts)
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={knowledgeBreadcrumbs(locale, section)}
        title={section.title}
        lead={section.description}
      />
      {section.publications.length > 0 ? (
        <PublicationRows publications={section.publications} />
      ) : (
        <EmptyState {...knowledge.empty}>
          <ButtonLink href={routePath('knowledge-base', locale)} variant="secondary">
            {knowledge.see}
          </ButtonLink>
        </EmptyState>
      )}
      {others.length > 0 ? (
        <Section title={knowledge.others}>
          <IndexList>
            {others.map((other, index) => (
              <IndexRow
                key={other.id}
                href={routePath('knowledge-section', locale, { section: other.slug })}
                number={String(index + 1).padStart(2, '0')}
                title={other.title}
                description={other.description}
                count={knowledge.count({ count: other.count })}
                headingLevel={3}
              />
            ))}
          </IndexList>
        </Section>
      ) : null}
    </div>
  )
}
