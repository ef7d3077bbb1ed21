import type { Brand } from '#shared/page/appearance.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { Logo } from '#app/ui/elements/logo.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'
import styles from './home-logo.module.css'

/** Logo linked to the home, on pages without a header. */
export function HomeLogo({ brand, companyName }: { brand: Brand; companyName: string }) {
  const locale = useLocale()
  const { shell } = useTexts(pageTexts)
  return (
    <p className={`wrap ${styles.mark}`}>
      <Link
        className={styles.link}
        href={routePath('home', locale)}
        aria-label={`${companyName}: ${shell.home}`}
      >
        <Logo brand={brand} />
      </Link>
    </p>
  )
}
