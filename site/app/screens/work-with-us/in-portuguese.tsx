import { defaultLocale, locales } from '@vitrine/contract/locales'
import { Link } from '#app/design/link/link.tsx'
import { Notice } from '#app/design/notice/notice.tsx'
import { useWords } from '#app/i18n/messages.ts'
import { careersWords } from '#app/i18n/words/careers.ts'
import { routePath } from '#app/routes/table.ts'
import styles from './work-with-us-screen.module.css'

/** Says that one applies in Portuguese, and leads to where. */
export function InPortuguese() {
  const { portuguese } = useWords(careersWords)
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
