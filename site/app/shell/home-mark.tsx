import { Link } from '#app/design/link/link.tsx'
import { Logo } from '#app/design/logo/logo.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { routePath } from '#app/routes/table.ts'
import styles from './home-mark.module.css'
import { shortName } from './short-name.ts'

/** The company's mark, which leads home, on a page that has no header. */
export function HomeMark({ companyName }: { companyName: string }) {
  const locale = useLocale()
  const { shell } = useMessages()
  return (
    <p className={`wrap ${styles.mark}`}>
      <Link
        className={styles.link}
        href={routePath('home', locale)}
        aria-label={`${companyName}: ${shell.home}`}
      >
        <Logo name={shortName(companyName)} />
      </Link>
    </p>
  )
}
