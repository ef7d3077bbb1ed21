import type { ApplicationCard as Card } from '@vitrine/contract/shapes/types'
import { ApplicationCard } from '#app/ui/cards/application-card.tsx'
import type { ApplicationCardProps } from '#app/ui/cards/application-card.tsx'
import { useLocale, useMessages } from '#app/core/i18n/language.ts'
import { applicationPath } from '#shared/routes/detail-paths.ts'

type ListedApplicationProps = {
  application: Card
  /** Position in the list, which selects the colour: copper and ink alternate. */
  place?: number
  placed?: boolean
} & Pick<ApplicationCardProps, 'size' | 'tone' | 'headingLevel' | 'sizes'>

export function ListedApplication({
  application,
  place = 0,
  placed = true,
  ...given
}: ListedApplicationProps) {
  const locale = useLocale()
  const { catalogue } = useMessages()
  return (
    <ApplicationCard
      href={applicationPath(application, locale)}
      image={application.main_image}
      label={placed ? application.solution?.title : undefined}
      title={application.title}
      action={catalogue.home.seeApplication}
      tone={place % 4 === 0 || place % 4 === 3 ? 'copper' : 'ink'}
      {...given}
    />
  )
}
