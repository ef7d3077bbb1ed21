import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createClient } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import { browserTransport } from '#app/api/browser-transport.ts'
import styles from './search-bar.module.css'

/**
 * What others look for, below the open bar: code and content are fetched only when it opens (spec §2 "Search panel").
 * Whatever fails is logged, and the bar goes on without it (spec §8).
 */
export function useSearchPanel(open: boolean, locale: Locale): ReactNode {
  const [shown, setShown] = useState<ReactNode>(null)
  useEffect(() => {
    if (!open) return
    const leaving = new AbortController()
    const client = createClient({ locale, transport: browserTransport, signal: leaving.signal })
    Promise.all([import('#app/search-panel/search-panel.tsx'), client('search-panel-read')])
      .then(([{ SearchPanel }, panel]) => {
        if (!leaving.signal.aborted) setShown(<div className={styles.panel}><SearchPanel panel={panel} /></div>)
      })
      // the transport has logged it
      .catch(() => undefined)
    return () => leaving.abort()
  }, [open, locale])
  return open ? shown : null
}
