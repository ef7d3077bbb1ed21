import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { sitePagesTexts } from '#texts/site-pages.js'
import { routePath } from '#shared/routes/table.ts'
import type { Found } from './search-calls.ts'
import type { SitePage } from './site-pages-for.ts'
import styles from './search-screen.module.css'

/** Pages of the site that match the search, and certificates whose numbers it contains. */
export function SitePages({
  pages,
  certificates,
}: {
  pages: readonly SitePage[]
  certificates: Found['certificates']
}) {
  const locale = useLocale()
  const texts = useTexts(sitePagesTexts)
  if (pages.length + certificates.length === 0) return null
  return (
    <nav aria-label={texts.label} className={styles.exact}>
      {certificates.map(({ number, standard, title }) => (
        <Link key={number} href={routePath('certificates', locale)}>
          {[number, standard, title].filter(Boolean).join(' · ')}
        </Link>
      ))}
      {pages.map((screen) => (
        <Link key={screen} href={routePath(screen, locale)}>
          {texts.pages[screen].title}
        </Link>
      ))}
    </nav>
  )
}
