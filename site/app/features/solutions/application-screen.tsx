import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { ApplicationCards } from '#app/features/cards/application-cards.tsx'
import { PublicationCards } from '#app/features/cards/publication-cards.tsx'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useMessages, useWords } from '#app/core/i18n/language.ts'
import { solutionsWords } from '#shared/texts/words/solutions.ts'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { Article } from '#app/features/articles/article.tsx'
import { applicationPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'
import { solutionsBreadcrumbs } from './solutions-breadcrumbs.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { applicationJson } from './application-json.ts'
import { Assembly } from './assembly.tsx'
import { VideoFacade } from '#app/features/articles/video-facade.tsx'

/** An application: description, annotated picture, products. */
export async function load(given: LoadArguments<'application'>) {
  const { client, params } = given
  const application = await client('application-read', {
    params: { id: params.application },
    query: { solution: params.solution },
  })
  requireCanonical('application', given, application.alternates)
  return { application }
}

export const words = [solutionsWords]

export const loader = screenLoader('application', load)

export const meta = screenMeta<typeof load>('application', ({ application }, context) => ({
  // an application may have the same name as a product category: its solution makes the title
  // unique
  title:
    application.seo.title === application.title && application.solution
      ? `${application.title} · ${application.solution.title}`
      : application.seo.title,
  description: application.seo.description,
  alternates: application.alternates,
  image: application.main_image,
  jsonLd: import.meta.env.SSR && ((url) => applicationJson(application, context, url)),
}))

export default function ApplicationScreen() {
  const { application } = useScreenData<typeof load>()
  const locale = useLocale()
  const messages = useMessages()
  const words = useWords(solutionsWords)
  const here = { label: application.title, href: applicationPath(application, locale) }
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[...solutionsBreadcrumbs(locale, application.solution), here]}
        title={application.title}
        lead={application.description}
      />
      <Assembly application={application} />
      {application.text.html === '' ? null : (
        <Section title={words.about} ruled headless>
          <Article text={application.text} />
        </Section>
      )}
      {application.products.length > 0 ? (
        <Section
          title={words.products}
          ruled
          action={{
            label: messages.catalogue.home.allProducts,
            href: routePath('products', locale),
          }}
        >
          <CardGrid label={words.products}>
            {application.products.map((product) => (
              <ListedProduct key={product.id} product={product} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
      {application.video ? (
        <Section title={messages.reading.video.title} ruled id="video">
          <VideoFacade video={application.video} picture={application.main_image} />
        </Section>
      ) : null}
      <PublicationCards publications={application.publications} title={words.publications} ruled />
      <ApplicationCards
        applications={application.related}
        title={words.related}
        ruled
        placed={false}
      />
    </div>
  )
}
