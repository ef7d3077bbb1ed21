import type { ApplicationCard as Card } from '@vitrine/contract/shapes/types'
import { CardGrid } from '#app/design/card-grid/card-grid.tsx'
import { Section } from '#app/design/section/section.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { routePath } from '#app/routes/table.ts'
import { ListedApplication } from './listed-application.tsx'

interface ApplicationCardsProps {
  applications: readonly Card[]
  title: string
  ruled?: boolean
  /** Whether cards say which solution each is of; not where all are of one. */
  placed?: boolean
  /** On a phone: slides on a page that is about something else, stacks where one reads through. */
  phone?: 'carousel' | 'stack'
}

/** Applications as a section, large, two in a row; nothing where there are none. */
export function ApplicationCards({ applications, title, ruled = false, placed = true, phone = 'stack' }: ApplicationCardsProps) {
  const locale = useLocale()
  const { catalogue } = useMessages()
  if (applications.length === 0) return null
  return (
    <Section title={title} ruled={ruled} action={{ label: catalogue.home.allSolutions, href: routePath('solutions', locale) }}>
      <CardGrid label={title} phone={phone} columns={2}>
        {applications.map((application, index) => <ListedApplication key={application.id} application={application} place={index} placed={placed} />)}
      </CardGrid>
    </Section>
  )
}
