import { ApiError } from '@vitrine/contract/errors'
import type { ApplicationCard, SolutionCard } from '@vitrine/contract/shapes/types'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { itemListJson } from '#app/core/head/item-list-json.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useHasContent } from '#app/core/layout-data/use-has-content.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { solutionsTexts } from '#texts/solutions.js'
import {
  apiListQuery,
  listPath,
  readListQuery,
  writePageQuery,
} from '#app/features/listing/list-query.ts'
import { routePath } from '#shared/routes/table.ts'
import { SolutionBlock } from './solution-block.tsx'
import { solutionsBreadcrumbs } from './solutions-breadcrumbs.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'

/** Page size limit of the API; further applications are listed on the solution's own page. */
const maxApplications = 48

/** All solutions with their applications. */
export async function load({ query, client }: LoadArguments<'solutions'>) {
  const list = readListQuery(query)
  const [solutions, applications] = await Promise.all([
    client('solutions-list', { query: apiListQuery(list) }),
    client('solutions-list', {
      query: { kind: 'application', perPage: maxApplications, orderBy: 'title' },
    }),
  ])
  if (solutions.kind !== 'solution' || applications.kind !== 'application')
    throw new ApiError('internal')
  if (list.page > 1 && list.page > solutions.meta.lastPage) throw new ApiError('not-found')
  return {
    solutions: solutions.data.map((solution) => withApplications(solution, applications.data)),
    meta: solutions.meta,
    list,
  }
}

function withApplications(solution: SolutionCard, applications: readonly ApplicationCard[]) {
  return {
    solution,
    applications: applications.filter(
      (application) => application.solution?.slug === solution.slug,
    ),
  }
}

export const texts = [solutionsTexts]

export const loader = screenLoader('solutions', load)

export const meta = screenMeta<typeof load>('solutions', ({ solutions, list }, context) => ({
  title: solutionsTexts[context.locale].title,
  description: solutionsTexts[context.locale].description,
  query: writePageQuery(list.page, context.locale),
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [
      breadcrumbsJson(solutionsBreadcrumbs(context.locale), context, url),
      ...itemListJson(
        solutions.map(({ solution }) => ({
          name: solution.title,
          href: routePath('solution', context.locale, { solution: solution.slug }),
        })),
        url,
      ),
    ]),
}))

export default function SolutionsScreen() {
  const { solutions, meta, list } = useScreenData<typeof load>()
  const locale = useLocale()
  const { catalogue, listing } = useTexts(pageTexts)
  const texts = useTexts(solutionsTexts)
  const has = useHasContent()
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={solutionsBreadcrumbs(locale)}
        title={texts.title}
        lead={useLead(texts.description)}
      />
      {solutions.length === 0 ? (
        <EmptyState title={texts.none.title} text={has('products') ? texts.none.text : undefined}>
          {has('products') ? (
            <ButtonLink href={routePath('products', locale)} variant="secondary">
              {catalogue.home.allProducts}
            </ButtonLink>
          ) : null}
        </EmptyState>
      ) : null}
      {solutions.map(({ solution, applications }, index) => (
        <SolutionBlock
          key={solution.id}
          solution={solution}
          applications={applications}
          priority={index === 0}
        />
      ))}
      <Pagination
        page={meta.page}
        lastPage={meta.lastPage}
        hrefOf={(page) => listPath(routePath('solutions', locale), list, { page }, locale)}
        labels={listing.pages}
      />
    </div>
  )
}
