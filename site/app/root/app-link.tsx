import type { MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router'
import type { LinkProps } from '#app/ui/elements/link.tsx'
import { requiresDocumentLoads } from '#app/core/errors/chunk-reload.ts'
import { useLocale } from '#app/core/language.ts'
import { isKnownPath, isServicePath } from '#shared/routes/known-path.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { mayPrefetch } from './connection.ts'
import { prefetchScreen } from './prefetch-screen.ts'

/**
 * Link of the app: client-side navigation within a locale, a plain anchor otherwise. Prefetches on
 * hover if the connection permits.
 */
export function AppLink(props: LinkProps) {
  const locale = useLocale()
  const { href, children, ...others } = props
  // true on the server, where nothing is clicked; the router has only the routes of the page's
  // locale (root/routes.tsx)
  if (
    import.meta.env.SSR ||
    !isPage(href) ||
    localeOfPath(href) !== locale ||
    others.target !== undefined ||
    others.download !== undefined
  )
    return (
      <a href={href} {...others}>
        {children}
      </a>
    )
  return <PageLink {...props} />
}

function PageLink({ href, children, onClick, ...props }: LinkProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(href, { viewTransition: true })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && !requiresDocumentLoads()) go(event)
  }
  return (
    <a href={href} {...props} {...prefetching(href)} onClick={click}>
      {children}
    </a>
  )
}

/** Event handlers that prefetch a link's screen before a click: hover, focus, touch. */
function prefetching(href: string) {
  const prefetch = () => {
    if (mayPrefetch()) void prefetchScreen(href)
  }
  return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch }
}

function isPage(href: string): boolean {
  // a path without a route may be a redirect of the employees
  return (
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !isFile(href) &&
    !isServicePath(href) &&
    isKnownPath(href)
  )
}

/** True if the path is that of a file (a data sheet): slugs contain no full stop. */
function isFile(href: string): boolean {
  return /^[^?#]*\.\w+([?#]|$)/.test(href)
}
