import { defaultLocale, locales } from '@vitrine/contract/locales'
import { Link } from '#app/ui/elements/link.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useTexts } from '#app/core/language.ts'
import { careersTexts } from '#texts/careers.js'
import { routePath } from '#shared/routes/table.ts'
import styles from './work-with-us-screen.module.css'

/** Notice that applications are accepted in Portuguese only, with a link to that page. */
export function PortugueseOnlyNotice() {
  const { portuguese } = useTexts(careersTexts)
  return (
    <div className={styles.notice}>
      <Notice tone="info" title={portuguese.title}>
        <p>{portuguese.text}</p>
        <p>
          <Link
            href={routePath('work-with-us', defaultLocale)}
            hrefLang={locales[defaultLocale].tag}
          >
            {portuguese.link}
          </Link>
        </p>
      </Notice>
    </div>
  )
}
