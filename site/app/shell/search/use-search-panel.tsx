import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import styles from './search-bar.module.css'

/**
 * Popular content below the open search bar: code, texts and data are loaded when it opens (R2).
 * Failures are logged, and the search bar is shown without it (R8).
 */
export function useSearchPanel(open: boolean, locale: Locale): ReactNode {
  const [shown, setShown] = useState<ReactNode>(null)
  useEffect(() => {
    if (!open) return
    const controller = new AbortController()
    const code = import('#app/features/search/search-panel.tsx').then(
      async ({ SearchPanel, searchTexts }) => {
        await searchTexts.load(locale)
        return SearchPanel
      },
    )
    const read = import('#app/core/api/client-of.ts').then(({ browserClient }) =>
      browserClient(locale, controller.signal)('search-panel-read'),
    )
    Promise.all([code, read])
      .then(([SearchPanel, panel]) => {
        if (!controller.signal.aborted)
          setShown(
            <div className={styles.panel}>
              <SearchPanel panel={panel} />
            </div>,
          )
      })
      // already logged by the transport
      .catch(() => undefined)
    return () => controller.abort()
  }, [open, locale])
  return open ? shown : null
}
