import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { useLocale } from '#app/i18n/messages.ts'
import { screenOfPath } from '#app/routes/known-path.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import type { RouteName } from '#app/routes/table.ts'

/**
 * Fetches the code of the screens whose links are in view (spec §9), once for each screen however many links lead to
 * it: 48 cards cost one fetch. What the screens show is asked for only when a link is taken.
 */
export function PrefetchInView() {
  const locale = useLocale()
  const { key } = useLocation()
  const [pages, setPages] = useState<ReadonlyMap<RouteName, string>>(new Map())

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      for (const { target } of seen) observer.unobserve(target)
      const found = seen.flatMap(({ target }): [RouteName, string][] => {
        const href = target.getAttribute('href') ?? ''
        const screen = localeOfPath(href) === locale ? screenOfPath(href) : undefined
        return screen === undefined ? [] : [[screen, href]]
      })
      if (found.length > 0) setPages((known) => (found.every(([screen]) => known.has(screen)) ? known : new Map([...found, ...known])))
    })
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a navigation brings other links
  }, [key, locale])

  return [...pages].map(([screen, page]) => <PrefetchPageLinks key={screen} page={page} />)
}
