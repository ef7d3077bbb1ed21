import type { ApplicationCard as Card } from '@vitrine/contract/shapes/types'
import { ApplicationCard } from '#app/ui/cards/application-card.tsx'
import type { ApplicationCardProps } from '#app/ui/cards/application-card.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { applicationPath } from '#shared/routes/detail-paths.ts'

type ListedApplicationProps = {
  application: Card
  /** Index in the list, which selects the color: accent and ink alternate. */
  position?: number
  showParent?: boolean
} & Pick<ApplicationCardProps, 'size' | 'tone' | 'headingLevel' | 'sizes'>

export function ListedApplication({
  application,
  position = 0,
  showParent = true,
  ...props
}: ListedApplicationProps) {
  const locale = useLocale()
  const { catalogue } = useTexts(pageTexts)
  return (
    <ApplicationCard
      href={applicationPath(application, locale)}
      image={application.main_image}
      label={showParent ? application.solution?.title : undefined}
      title={application.title}
      action={catalogue.home.seeApplication}
      tone={position % 4 === 0 || position % 4 === 3 ? 'accent' : 'ink'}
      {...props}
    />
  )
}
