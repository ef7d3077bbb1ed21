import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { ListedApplication } from '#app/features/cards/listed-application.tsx'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { itemListJson } from '#app/core/head/item-list-json.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { documentsTexts } from '#texts/documents.js'
import { solutionsTexts } from '#texts/solutions.js'
import { OutdatedNote } from '#app/features/articles/outdated-note.tsx'
import { Article } from '#app/features/articles/article.tsx'
import { applicationPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'
import { solutionsBreadcrumbs } from './solutions-breadcrumbs.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'

/** A solution and its applications. */
export async function load(args: LoadArguments<'solution'>) {
  const solution = await args.client('solution-read', { params: { id: args.params.solution } })
  requireCanonical('solution', args, solution.alternates)
  return { solution }
}

export const texts = [solutionsTexts, documentsTexts]

export const loader = screenLoader('solution', load)

export const meta = screenMeta<typeof load>('solution', ({ solution }, context) => ({
  title: solution.seo.title,
  description: solution.seo.description,
  alternates: solution.alternates,
  image: solution.main_image,
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [
      breadcrumbsJson(solutionsBreadcrumbs(context.locale, solution), context, url),
      ...itemListJson(
        solution.applications.map((application) => ({
          name: application.title,
          href: applicationPath(application, context.locale),
        })),
        url,
      ),
    ]),
}))

export default function SolutionScreen() {
  const { solution } = useScreenData<typeof load>()
  const locale = useLocale()
  const { catalogue } = useTexts(pageTexts)
  const texts = useTexts(solutionsTexts)
  const { applications } = solution
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={solutionsBreadcrumbs(locale, solution)}
        title={solution.title}
        lead={solution.description}
      />
      <OutdatedNote texts={solution.outdated_texts} />
      {solution.text.html === '' ? null : <Article text={solution.text} />}
      <Section
        title={texts.applications}
        number={applications.length === 0 ? undefined : texts.count({ count: applications.length })}
        action={{
          label: catalogue.home.allSolutions,
          href: routePath('solutions', locale),
        }}
      >
        {applications.length === 0 ? (
          <EmptyState title={texts.none.title} text={texts.none.text} level={3}>
            <ButtonLink href={routePath('products', locale)} variant="secondary">
              {catalogue.home.allProducts}
            </ButtonLink>
          </EmptyState>
        ) : (
          <CardGrid label={texts.applications} phone="stack" columns={2}>
            {applications.map((application, index) => (
              <ListedApplication
                key={application.id}
                application={application}
                position={index}
                showParent={false}
              />
            ))}
          </CardGrid>
        )}
      </Section>
    </div>
  )
}
