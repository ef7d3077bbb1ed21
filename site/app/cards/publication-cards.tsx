import type { PublicationCard as Card } from '@vitrine/contract/shapes/types'
import { CardGrid } from '#app/design/card-grid/card-grid.tsx'
import { PublicationCard } from '#app/design/publication-card/publication-card.tsx'
import { Section } from '#app/design/section/section.tsx'
import { formatDate } from '#app/i18n/format.ts'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { publicationPath } from '#app/routes/detail-paths.ts'
import { routePath } from '#app/routes/table.ts'

/** Publications as a section; nothing where there are none. */
export function PublicationCards({ publications, title, ruled = false, placed = true }: { publications: readonly Card[]; title: string; ruled?: boolean; placed?: boolean }) {
  const locale = useLocale()
  const { catalogue } = useMessages()
  if (publications.length === 0) return null
  return (
    <Section title={title} ruled={ruled} action={{ label: catalogue.home.allPublications, href: routePath('knowledge-base', locale) }}>
      <CardGrid label={title}>
        {publications.map((publication) => (
          <PublicationCard
            key={publication.id}
            href={publicationPath(publication, locale)}
            title={publication.title}
            tag={placed ? publication.section?.title : undefined}
            description={publication.description}
            meta={formatDate(publication.updated_at)}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
