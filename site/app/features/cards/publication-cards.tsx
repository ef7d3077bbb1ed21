import type { PublicationCard as Card } from '@vitrine/contract/shapes/types'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { Carousel } from '#app/ui/cards/carousel.tsx'
import { PublicationCard } from '#app/ui/cards/publication-card.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { publicationPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'

interface PublicationCardsProps {
  publications: readonly Card[]
  title: string
  id?: string
  ruled?: boolean
  showParent?: boolean
  /** `grid`: a carousel on phones only; `carousel`: at every width. */
  layout?: 'grid' | 'carousel'
}

/** Section of publication cards; null without publications. */
export function PublicationCards({
  publications,
  title,
  id,
  ruled = false,
  showParent = true,
  layout = 'grid',
}: PublicationCardsProps) {
  const locale = useLocale()
  const { catalogue } = useTexts(pageTexts)
  if (publications.length === 0) return null
  const Row = layout === 'carousel' ? Carousel : CardGrid
  return (
    <Section
      title={title}
      ruled={ruled}
      id={id}
      action={{ label: catalogue.home.allPublications, href: routePath('knowledge-base', locale) }}
    >
      <Row label={title}>
        {publications.map((publication) => (
          <PublicationCard
            key={publication.id}
            href={publicationPath(publication, locale)}
            title={publication.title}
            tag={showParent ? publication.section?.title : undefined}
            description={publication.description}
            meta={formatDate(publication.updated_at, locale)}
          />
        ))}
      </Row>
    </Section>
  )
}
