import type { ReactNode } from 'react'
import { useLocale, useTexts } from '#app/core/language.ts'
import { restrictedTexts } from '#texts/restricted.js'
import { routePath } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import styles from './access-page.module.css'

type AccessScreen = Extract<
  RouteName,
  | 'restricted-area'
  | 'register'
  | 'forgot-password'
  | 'update-password'
  | 'email-confirmation'
  | 'logout'
  | 'my-data'
>

interface AccessPageProps {
  screen: AccessScreen
  title: string
  lead?: string | undefined
  /** Content beside the form; below it on narrow screens. */
  aside?: ReactNode
  children: ReactNode
}

/** Layout of the account screens: text on the left, form on the right. */
export function AccessPage({ screen, title, lead, aside, children }: AccessPageProps) {
  const locale = useLocale()
  const { area } = useTexts(restrictedTexts)
  const areaLink = { label: area, href: routePath('restricted-area', locale) }
  const breadcrumbs =
    screen === 'restricted-area'
      ? [areaLink]
      : [areaLink, { label: title, href: routePath(screen, locale) }]
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={lead} />
      <div className={styles.body}>{children}</div>
      {aside ? <div className={styles.body}>{aside}</div> : null}
    </div>
  )
}
