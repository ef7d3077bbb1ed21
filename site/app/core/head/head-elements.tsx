import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Locale } from '@vitrine/configuration/locales'
import { scriptSafeJson } from '#shared/page/page-files.ts'
import { crawlerAttribute } from '#shared/page/crawler-attribute.ts'
import type { ScreenMeta } from './screen-meta.ts'
import type { HeadElement } from './head-element.ts'

/** Head of the current screen (`screen-meta.ts`). Error pages render their own. */
export function HeadElements() {
  const matches = useMatches()
  const location = useLocation()
  useCrawlerElementRemoval(location.pathname + location.search)
  const screen = matches.at(-1)
  const meta = screen?.handle
  if (!hasMeta(meta)) return null
  return meta
    .meta({ loaderData: screen?.loaderData, matches, location })
    .map((element) => <Element key={JSON.stringify(element)} {...element} />)
}

/**
 * Removes the elements for crawlers after a client-side navigation, since they describe the first
 * page.
 */
function useCrawlerElementRemoval(address: string): void {
  const first = useRef(address)
  useEffect(() => {
    if (address !== first.current)
      for (const element of document.head.querySelectorAll(`[${crawlerAttribute}]`))
        element.remove()
  }, [address])
}

/** Paths of the current page in the locales in which it exists; empty on an error page. */
export function usePathsByLocale(): Partial<Record<Locale, string>> {
  const matches = useMatches()
  const location = useLocation()
  const screen = matches.at(-1)
  const meta = screen?.handle
  return hasMeta(meta)
    ? meta.meta.pathsByLocale({ loaderData: screen?.loaderData, matches, location })
    : {}
}

function hasMeta(handle: unknown): handle is { meta: ScreenMeta } {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'meta' in handle &&
    typeof handle.meta === 'function'
  )
}

function Element(element: HeadElement) {
  if ('title' in element) return <title>{element.title}</title>
  if ('json' in element) {
    const { json, ...mark } = element
    return (
      <script
        type="application/ld+json"
        {...mark}
        dangerouslySetInnerHTML={{ __html: scriptSafeJson(json) }}
      />
    )
  }
  if ('rel' in element) return <link {...element} />
  return <meta {...element} />
}
