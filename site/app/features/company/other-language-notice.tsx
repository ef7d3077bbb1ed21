import { defaultLocale, locales } from '@vitrine/configuration/locales'
import { Link } from '#app/ui/elements/link.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { careersTexts } from '#texts/careers.js'
import { languageName } from '#shared/i18n/language-name.ts'
import { routePath } from '#shared/routes/table.ts'
import styles from './work-with-us-screen.module.css'

/**
 * Notice that applications are accepted in the default locale only, with a link to this page in
 * that locale.
 */
export function OtherLanguageNotice() {
  const { elsewhere } = useTexts(careersTexts)
  const language = languageName(defaultLocale, useLocale())
  return (
    <div className={styles.notice}>
      <Notice tone="info" title={elsewhere.title({ language })}>
        <p>{elsewhere.text({ language })}</p>
        <p>
          <Link
            href={routePath('work-with-us', defaultLocale)}
            hrefLang={locales[defaultLocale].tag}
          >
            {elsewhere.link({ language })}
          </Link>
        </p>
      </Notice>
    </div>
  )
}
