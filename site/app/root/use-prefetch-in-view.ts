import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { prefetchModule, requiresDocumentLoads } from '#app/core/errors/chunk-reload.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { mayPrefetch } from './connection.ts'
import { prefetchScreen } from './prefetch-screen.ts'

/**
 * Delay (ms) after the page's load event, so that prefetching does not compete with the page's own
 * content.
 */
const delayMs = 2000

/**
 * Prefetches the screens of visible links once the page is idle; never on 2g or with data saver
 * (R9).
 */
export function usePrefetchInView(): void {
  const { key, pathname } = useLocation()
  useEffect(() => {
    if (!mayPrefetch() || requiresDocumentLoads()) return
    const locale = localeOfPath(pathname)
    let unmounted = false
    // sequential: two dozen parallel imports would delay a navigation
    let queue = Promise.resolve()
    const next = (fetch: () => Promise<void>) =>
      (queue = queue.then(() => (unmounted ? undefined : fetch())))
    const observer = new IntersectionObserver((entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        observer.unobserve(target)
        const href = target.getAttribute('href') ?? ''
        if (localeOfPath(href) === locale) void next(() => prefetchScreen(href))
      }
    })
    const timer = setTimeout(() => {
      void next(() => prefetchModule(() => import('#app/core/api/run-load.ts')))
      for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link)
    }, delayMs)
    return () => {
      unmounted = true
      clearTimeout(timer)
      observer.disconnect()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a navigation renders other links
  }, [key, pathname])
}
