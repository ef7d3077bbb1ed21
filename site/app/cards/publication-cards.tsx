import type { PublicationCard as Card } from '@vitrine/contract/shapes/types'
import { CardGrid } from '#app/design/card-grid/card-grid.tsx'
import { PublicationCard } from '#app/design/publication-card/publication-card.tsx'
import { Section } from '#app/design/section/section.tsx'
import { formatDate } from '#app/i18n/format.ts'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { publicationPath } from '#app/routes/detail-paths.ts'
import { screenPath } from '#app/routes/screen-path.ts'

/** Publications as a section; nothing while the table has no screen for them. */
export function PublicationCards({ publications, title, ruled = false }: { publications: readonly Card[]; title: string; ruled?: boolean }) {
  const locale = useLocale()
  const { catalogue } = useMessages()
  const cards = publications.flatMap((publication) => {
    const href = publicationPath(publication, locale)
    return href === undefined ? [] : [{ publication, href }]
  })
  if (cards.length === 0) return null
  const all = screenPath('knowledge-base', locale)
  return (
    <Section title={title} ruled={ruled} action={all === undefined ? undefined : { label: catalogue.home.allPublications, href: all }}>
      <CardGrid label={title}>
        {cards.map(({ publication, href }) => (
          <PublicationCard key={publication.id} href={href} title={publication.title} tag={publication.section?.title} description={publication.description} meta={formatDate(publication.updated_at)} />
        ))}
      </CardGrid>
    </Section>
  )
}
