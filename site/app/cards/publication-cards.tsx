import type { PublicationCard as Card } from '@vitrine/contract/shapes/types'
import { CardGrid } from '#app/design/card-grid/card-grid.tsx'
import { Carousel } from '#app/design/carousel/carousel.tsx'
import { PublicationCard } from '#app/design/publication-card/publication-card.tsx'
import { Section } from '#app/design/section/section.tsx'
import { formatDate } from '#app/i18n/format.ts'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { publicationPath } from '#app/routes/detail-paths.ts'
import { routePath } from '#app/routes/table.ts'

interface PublicationCardsProps {
  publications: readonly Card[]
  title: string
  ruled?: boolean
  placed?: boolean
  /** A grid (a row that slides on a phone), or a row that slides at every width. */
  layout?: 'grid' | 'carousel'
}

/** Publications as a section; nothing where there are none. */
export function PublicationCards({
  publications,
  title,
  ruled = false,
  placed = true,
  layout = 'grid',
}: PublicationCardsProps) {
  const locale = useLocale()
  const { catalogue } = useMessages()
  if (publications.length === 0) return null
  const Row = layout === 'carousel' ? Carousel : CardGrid
  return (
    <Section
      title={title}
      ruled={ruled}
      action={{ label: catalogue.home.allPublications, href: routePath('knowledge-base', locale) }}
    >
      <Row label={title}>
        {publications.map((publication) => (
          <PublicationCard
            key={publication.id}
            href={publicationPath(publication, locale)}
            title={publication.title}
            tag={placed ? publication.section?.title : undefined}
            description={publication.description}
            meta={formatDate(publication.updated_at, locale)}
          />
        ))}
      </Row>
    </Section>
  )
}
