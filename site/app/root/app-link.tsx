import type { MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router'
import type { LinkProps } from '#app/ui/elements/link.tsx'
import { loadsWholePages } from '#app/core/errors/lost-code.ts'
import { useLocale } from '#app/core/i18n/language.ts'
import { isKnownPath } from '#shared/routes/known-path.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { mayPrefetch } from './connection.ts'
import { prefetchScreen } from './prefetch-screen.ts'

/**
 * A navigation for pages of the same language, a plain anchor for the rest; prefetched on hover
 * when the line allows.
 */
export function AppLink(props: LinkProps) {
  const locale = useLocale()
  const { href, children, ...others } = props
  // a page knows the routes of its own language alone (root/routes.tsx)
  if (
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
    if (!event.defaultPrevented && !loadsWholePages()) go(event)
  }
  return (
    <a href={href} {...props} {...prefetching(href)} onClick={click}>
      {children}
    </a>
  )
}

/** What shows that a visitor is about to follow a link. */
function prefetching(href: string) {
  const prefetch = () => {
    if (mayPrefetch()) void prefetchScreen(href)
  }
  return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch }
}

/** Other programs answer on our origin too. */
const otherDoors = /^\/(admin|api|media|assets)(\/|$)/

function isPage(href: string): boolean {
  // what no row of the table has may be a redirect of the staff's
  return (
    href.startsWith('/') && !href.startsWith('//') && !otherDoors.test(href) && isKnownPath(href)
  )
}
