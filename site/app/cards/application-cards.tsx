import type { ApplicationCard as Card } from '@vitrine/contract/shapes/types'
import { ApplicationCard } from '#app/design/application-card/application-card.tsx'
import { CardGrid } from '#app/design/card-grid/card-grid.tsx'
import { Section } from '#app/design/section/section.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { applicationPath } from '#app/routes/detail-paths.ts'
import { screenPath } from '#app/routes/screen-path.ts'

/** Applications as a section; nothing while the table has no screen for them. */
export function ApplicationCards({ applications, title, ruled = false }: { applications: readonly Card[]; title: string; ruled?: boolean }) {
  const locale = useLocale()
  const { catalogue } = useMessages()
  const cards = applications.flatMap((application) => {
    const href = applicationPath(application, locale)
    return href === undefined ? [] : [{ application, href }]
  })
  if (cards.length === 0) return null
  const all = screenPath('solutions', locale)
  return (
    <Section title={title} ruled={ruled} action={all === undefined ? undefined : { label: catalogue.home.allSolutions, href: all }}>
      <CardGrid label={title} phone="stack" columns={2}>
        {cards.map(({ application, href }, index) => (
          <ApplicationCard
            key={application.id}
            href={href}
            image={application.main_image}
            label={application.solution?.title}
            title={application.title}
            action={catalogue.home.seeApplication}
            tone={index % 2 === 0 ? 'copper' : 'ink'}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
