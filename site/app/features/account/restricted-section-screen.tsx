import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { restrictedTexts } from '#texts/restricted.js'
import { Article } from '#app/features/articles/article.tsx'
import { RestrictedDocuments } from './restricted-documents.tsx'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'

/** Restricted section with its text and downloads. */
export async function load(args: LoadArguments<'restricted-section'>) {
  const section = await args.client('restricted-section-read', {
    params: { section: args.params.section },
  })
  requireCanonical('restricted-section', args, section.alternates)
  return { section }
}

export const loader = screenLoader('restricted-section', load)

export const texts = [restrictedTexts]

export const meta = screenMeta<typeof load>('restricted-section', ({ section }) => ({
  title: section.title,
  description: '',
  alternates: section.alternates,
  noIndex: true,
}))

export default function RestrictedSectionScreen() {
  const { section } = useScreenData<typeof load>()
  const locale = useLocale()
  const { area, sections, section: shown } = useTexts(restrictedTexts)
  const { title, slug, description, text, documents } = section
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[
          { label: area, href: routePath('restricted-sections', locale) },
          { label: title, href: routePath('restricted-section', locale, { section: slug }) },
        ]}
        title={title}
        lead={description}
      />
      {text.html === '' ? null : <Article text={text} />}
      <Section
        title={shown.documents}
        number={documents.length > 0 ? sections.count({ count: documents.length }) : undefined}
        ruled
      >
        {documents.length > 0 ? (
          <RestrictedDocuments documents={documents} />
        ) : (
          <EmptyState title={shown.none} level={3} />
        )}
      </Section>
    </div>
  )
}
