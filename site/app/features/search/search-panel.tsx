import type { Answer } from '@vitrine/contract/client'
import { ListedApplication } from '#app/features/cards/listed-application.tsx'
import { PublicationCards } from '#app/features/cards/publication-cards.tsx'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { useTexts } from '#app/core/language.ts'
import { searchTexts } from '#texts/search.js'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'

export { searchTexts }

/** Popular content below the search bar (R2); empty lists are omitted. Carousels on phones. */
export function SearchPanel({ panel }: { panel: Answer<'search-panel-read'> }) {
  const search = useTexts(searchTexts)
  return (
    <>
      {panel.most_accessed_products.length > 0 ? (
        <Section title={search.mostViewed}>
          <CardGrid label={search.mostViewed}>
            {panel.most_accessed_products.map((product) => (
              <ListedProduct key={product.id} product={product} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
      {panel.most_accessed_applications.length > 0 ? (
        <Section title={search.applications}>
          <CardGrid label={search.applications}>
            {panel.most_accessed_applications.map((application, index) => (
              <ListedApplication
                key={application.id}
                application={application}
                position={index}
                size="small"
                sizes="(min-width: 62rem) 24vw, 70vw"
              />
            ))}
          </CardGrid>
        </Section>
      ) : null}
      <PublicationCards publications={panel.publications} title={search.publications} />
    </>
  )
}
