import { formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { PublicationCard } from '#app/ui/cards/publication-card.tsx'
import { publicationPath } from '#shared/routes/detail-paths.ts'
import { blocksTexts } from '#texts/blocks.js'
import type { BodyProps } from './body-props.ts'
import { CardRow } from './card-row.tsx'

/** Publications as cards. */
export default function Publications({ block, level }: BodyProps<'publications'>) {
  const locale = useLocale()
  const texts = useTexts(blocksTexts)
  const { publications, title } = block
  return (
    <CardRow label={title || texts.publications}>
      {publications.map((publication) => (
        <PublicationCard
          key={publication.id}
          href={publicationPath(publication, locale)}
          title={publication.title}
          tag={publication.section?.title}
          description={publication.description}
          meta={formatDate(publication.updated_at, locale)}
          headingLevel={level}
        />
      ))}
    </CardRow>
  )
}
