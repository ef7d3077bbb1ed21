import type { ApplicationCard as Card } from '@vitrine/contract/shapes/types'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { Carousel } from '#app/ui/cards/carousel.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'
import { ListedApplication } from './listed-application.tsx'

interface ApplicationCardsProps {
  applications: readonly Card[]
  title: string
  id?: string
  ruled?: boolean
  /** True to show the solution of each card; false if all cards belong to one. */
  showParent?: boolean
  /** Grid of two columns, or a carousel. */
  layout?: 'grid' | 'carousel'
}

/** Section of application cards; null without applications. */
export function ApplicationCards({
  applications,
  title,
  id,
  ruled = false,
  showParent = true,
  layout = 'grid',
}: ApplicationCardsProps) {
  const locale = useLocale()
  const { catalogue } = useTexts(pageTexts)
  if (applications.length === 0) return null
  return (
    <Section
      title={title}
      ruled={ruled}
      id={id}
      action={{ label: catalogue.home.allSolutions, href: routePath('solutions', locale) }}
    >
      {layout === 'carousel' ? (
        <Carousel label={title}>
          {applications.map((application, index) => (
            <ListedApplication
              key={application.id}
              application={application}
              size="slide"
              sizes="(min-width: 62rem) 26vw, 70vw"
              tone={index % 2 === 0 ? 'accent' : 'ink'}
              showParent={showParent}
            />
          ))}
        </Carousel>
      ) : (
        <CardGrid label={title} phone="stack" columns={2}>
          {applications.map((application, index) => (
            <ListedApplication
              key={application.id}
              application={application}
              position={index}
              showParent={showParent}
            />
          ))}
        </CardGrid>
      )}
    </Section>
  )
}
