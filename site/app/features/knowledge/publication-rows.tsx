import type { PublicationCard } from '@vitrine/contract/shapes/types'
import { IndexList, IndexRow } from '#app/ui/cards/index-row.tsx'
import { formatDate } from '@vitrine/configuration/format'
import { useLocale } from '#app/core/language.ts'
import { publicationPath } from '#shared/routes/detail-paths.ts'

/** Publications as a numbered list, each with its date. */
export function PublicationRows({
  publications,
  first = 1,
  headingLevel = 2,
}: {
  publications: readonly PublicationCard[]
  /** Number of the first row. */
  first?: number
  headingLevel?: 2 | 3
}) {
  const locale = useLocale()
  return (
    <IndexList>
      {publications.map((publication, index) => (
        <IndexRow
          key={publication.id}
          href={publicationPath(publication, locale)}
          number={String(first + index).padStart(2, '0')}
          title={publication.title}
          description={publication.description}
          count={formatDate(publication.updated_at, locale)}
          headingLevel={headingLevel}
        />
      ))}
    </IndexList>
  )
}
