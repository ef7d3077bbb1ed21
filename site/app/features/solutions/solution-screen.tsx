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
import { useLocale, useMessages, useWords } from '#app/core/i18n/language.ts'
import { solutionsWords } from '#shared/texts/words/solutions.ts'
import { Article } from '#app/features/articles/article.tsx'
import { applicationPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'
import { solutionsBreadcrumbs } from './solutions-breadcrumbs.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'

/** A solution and its applications. */
export async function load(given: LoadArguments<'solution'>) {
  const solution = await given.client('solution-read', { params: { id: given.params.solution } })
  requireCanonical('solution', given, solution.alternates)
  return { solution }
}

export const words = [solutionsWords]

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
  const messages = useMessages()
  const words = useWords(solutionsWords)
  const { applications } = solution
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={solutionsBreadcrumbs(locale, solution)}
        title={solution.title}
        lead={solution.description}
      />
      {solution.text.html === '' ? null : <Article text={solution.text} />}
      <Section
        title={words.applications}
        number={applications.length === 0 ? undefined : words.count(applications.length)}
        action={{
          label: messages.catalogue.home.allSolutions,
          href: routePath('solutions', locale),
        }}
      >
        {applications.length === 0 ? (
          <EmptyState title={words.none.title} text={words.none.text} level={3}>
            <ButtonLink href={routePath('products', locale)} variant="secondary">
              {messages.catalogue.home.allProducts}
            </ButtonLink>
          </EmptyState>
        ) : (
          <CardGrid label={words.applications} phone="stack" columns={2}>
            {applications.map((application, index) => (
              <ListedApplication
                key={application.id}
                application={application}
                place={index}
                placed={false}
              />
            ))}
          </CardGrid>
        )}
      </Section>
    </div>
  )
}
