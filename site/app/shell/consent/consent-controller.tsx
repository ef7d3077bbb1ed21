import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import styles from './consent-controller.module.css'
import { useNoticeShown } from './consent-prompt.tsx'
import { showNotice } from './consent-state.ts'
import { controllerId } from './controller-id.ts'

/**
 * Footer button that toggles the consent notice (R4). Not rendered without JavaScript, since no
 * optional code runs then.
 */
export function ConsentController({ data }: { data: LayoutData }) {
  const { shell } = useTexts(pageTexts)
  const shown = useNoticeShown(data)
  if (data.layout.cookies.cookies_notification_controller !== '1') return null
  return (
    <div className={`${styles.strip} no-print`}>
      <div className="wrap">
        <button
          type="button"
          id={controllerId}
          className={styles.button}
          aria-expanded={shown}
          onClick={() => showNotice(!shown)}
        >
          {shell.cookies}
        </button>
      </div>
    </div>
  )
}
