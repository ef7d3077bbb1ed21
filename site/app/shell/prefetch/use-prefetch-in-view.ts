import { createElement, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { loadsWholePages } from '#app/errors/lost-code.ts'
import { mayPrefetch } from '../connection.ts'

/** After the page itself has loaded, ms: nothing here may take the line from what the visitor looks at. */
const patience = 2000

/** What fetches ahead for the links in view, itself fetched when the page has come to rest; never on 2g or with data saver (spec §9). */
export function usePrefetchInView(): ReactNode {
  const [prefetch, setPrefetch] = useState<ReactNode>(null)
  useEffect(() => {
    if (!mayPrefetch() || loadsWholePages()) return
    const timer = setTimeout(() => {
      void import('./prefetch-in-view.tsx').then(({ PrefetchInView }) => setPrefetch(createElement(PrefetchInView))).catch(() => undefined)
    }, patience)
    return () => clearTimeout(timer)
  }, [])
  return prefetch
}
