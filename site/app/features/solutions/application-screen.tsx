import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { ApplicationCards } from '#app/features/cards/application-cards.tsx'
import { PublicationCards } from '#app/features/cards/publication-cards.tsx'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { documentsTexts } from '#texts/documents.js'
import { solutionsTexts } from '#texts/solutions.js'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { OutdatedNote } from '#app/features/articles/outdated-note.tsx'
import { Article } from '#app/features/articles/article.tsx'
import { applicationPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'
import { solutionsBreadcrumbs } from './solutions-breadcrumbs.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { applicationJson } from './application-json.ts'
import { AnnotatedPicture } from './annotated-picture.tsx'
import { VideoFacade } from '#app/features/articles/video-facade.tsx'

/** An application: description, annotated picture, products. */
export async function load(args: LoadArguments<'application'>) {
  const { client, params } = args
  const application = await client('application-read', {
    params: { id: params.application },
    query: { solution: params.solution },
  })
  requireCanonical('application', args, application.alternates)
  return { application }
}

export const texts = [solutionsTexts, documentsTexts]

export const loader = screenLoader('application', load)

export const meta = screenMeta<typeof load>('application', ({ application }, context) => ({
  // an application may have the same name as a product category; its solution's name makes the
  // title unique
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
  const { catalogue, reading } = useTexts(pageTexts)
  const texts = useTexts(solutionsTexts)
  const currentPage = { label: application.title, href: applicationPath(application, locale) }
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[...solutionsBreadcrumbs(locale, application.solution), currentPage]}
        title={application.title}
        lead={application.description}
      />
      <OutdatedNote texts={application.outdated_texts} />
      <AnnotatedPicture application={application} />
      {application.text.html === '' ? null : (
        <Section title={texts.about} ruled headless>
          <Article text={application.text} />
        </Section>
      )}
      {application.products.length > 0 ? (
        <Section
          title={texts.products}
          ruled
          action={{
            label: catalogue.home.allProducts,
            href: routePath('products', locale),
          }}
        >
          <CardGrid label={texts.products}>
            {application.products.map((product) => (
              <ListedProduct key={product.id} product={product} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
      {application.video ? (
        <Section title={reading.video.title} ruled id="video">
          <VideoFacade video={application.video} picture={application.main_image} />
        </Section>
      ) : null}
      <PublicationCards publications={application.publications} title={texts.publications} ruled />
      <ApplicationCards
        applications={application.related}
        title={texts.related}
        ruled
        showParent={false}
      />
    </div>
  )
}
