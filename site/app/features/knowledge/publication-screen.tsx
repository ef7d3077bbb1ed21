import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { PublicationCards } from '#app/features/cards/publication-cards.tsx'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { DocumentList } from '#app/ui/content/document-list.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { documentsTexts } from '#texts/documents.js'
import { knowledgeTexts } from '#texts/knowledge.js'
import { knowledgeBreadcrumbs } from './knowledge-breadcrumbs.ts'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { documentRows } from '#app/features/cards/document-rows.ts'
import { ReadingPage } from '#app/features/articles/reading-page.tsx'
import { publicationPath } from '#shared/routes/detail-paths.ts'
import { VideoFacade } from '#app/features/articles/video-facade.tsx'
import { publicationJson } from './publication-json.ts'

/** A publication, with a print layout. */
export async function load(args: LoadArguments<'publication'>) {
  const { client, params } = args
  const publication = await client('publication-read', {
    params: { section: params.section, publication: params.publication },
  })
  requireCanonical('publication', args, publication.alternates)
  return { publication }
}

export const texts = [knowledgeTexts, documentsTexts]

export const loader = screenLoader('publication', load)

export const meta = screenMeta<typeof load>('publication', ({ publication }, context) => ({
  title: publication.seo.title,
  description: publication.seo.description,
  alternates: publication.alternates,
  jsonLd: import.meta.env.SSR && ((url) => publicationJson(publication, context, url)),
}))

export default function PublicationScreen() {
  const { publication } = useScreenData<typeof load>()
  const locale = useLocale()
  const { reading } = useTexts(pageTexts)
  const path = publicationPath(publication, locale)
  return (
    <ReadingPage
      breadcrumbs={[
        ...knowledgeBreadcrumbs(locale, publication.section),
        { label: publication.title, href: path },
      ]}
      label={publication.section?.title}
      title={publication.title}
      lead={publication.description}
      path={path}
      facts={[
        {
          label: reading.updated,
          value: (
            <time dateTime={publication.updated_at}>
              {formatDate(publication.updated_at, locale)}
            </time>
          ),
        },
        { label: reading.time, value: reading.minutes({ count: publication.reading_minutes }) },
      ]}
      text={publication.text}
      outdated={publication.outdated_texts}
      printedOf={publication.updated_at}
      after={
        <>
          {publication.documents.length > 0 ? (
            <Section title={reading.files} ruled id="documentos">
              <DocumentList items={documentRows(publication.documents, locale)} />
            </Section>
          ) : null}
          {publication.video ? (
            <Section title={reading.video.title} ruled unprinted id="video">
              <VideoFacade
                video={publication.video}
                picture={publication.products[0]?.main_image ?? null}
              />
            </Section>
          ) : null}
        </>
      }
    >
      {publication.products.length > 0 ? (
        <Section title={reading.products} ruled>
          <CardGrid label={reading.products}>
            {publication.products.map((product) => (
              <ListedProduct key={product.id} product={product} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
      <PublicationCards
        publications={publication.related}
        title={reading.more}
        ruled
        showParent={false}
      />
    </ReadingPage>
  )
}
