import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { sitePagesTexts } from '#texts/site-pages.js'
import { routePath } from '#shared/routes/table.ts'
import type { SitePage } from './site-pages-for.ts'
import styles from './search-screen.module.css'

/** Pages of the site that the text asks for. */
export function SitePages({ pages }: { pages: readonly SitePage[] }) {
  const locale = useLocale()
  const texts = useTexts(sitePagesTexts)
  if (pages.length === 0) return null
  return (
    <nav aria-label={texts.label} className={styles.exact}>
      {pages.map((screen) => (
        <Link key={screen} href={routePath(screen, locale)}>
          {texts.pages[screen].title}
        </Link>
      ))}
    </nav>
  )
}
