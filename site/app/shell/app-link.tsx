import { Link } from 'react-router'
import type { LinkProps } from '#app/design/link/link.tsx'
import { loadsWholePages } from '#app/errors/lost-code.ts'
import { useLocale } from '#app/i18n/messages.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import { mayPrefetch } from './connection.ts'
import { prefetchScreen } from './prefetch/prefetch-screen.ts'

/** The router's link for addresses of ours, a plain anchor for the rest; prefetched on hover when the line allows. */
export function AppLink({ href, children, ...props }: LinkProps) {
  const locale = useLocale()
  // a page knows the routes of its own language alone (router/routes.tsx)
  if (!isPage(href) || localeOfPath(href) !== locale || props.target !== undefined || props.download !== undefined) return <a href={href} {...props}>{children}</a>
  return (
    <Link to={href} reloadDocument={loadsWholePages()} viewTransition {...props} {...prefetching(href)}>
      {children}
    </Link>
  )
}

/** What shows that a visitor is about to follow a link. */
function prefetching(href: string) {
  if (!mayPrefetch()) return {}
  const prefetch = () => prefetchScreen(href)
  return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch }
}

/** Other programs answer on our origin too. */
const otherDoors = /^\/(admin|api|media|assets)(\/|$)/

function isPage(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !otherDoors.test(href)
}
