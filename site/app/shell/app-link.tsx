import { Link } from 'react-router'
import type { LinkProps } from '#app/design/link/link.tsx'
import { loadsWholePages } from '#app/errors/lost-code.ts'
import { useLocale } from '#app/i18n/messages.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import { mayPrefetch } from './connection.ts'

/** The router's link for addresses of ours, a plain anchor for the rest; prefetched on hover when the line allows. */
export function AppLink({ href, children, ...props }: LinkProps) {
  const locale = useLocale()
  // a page knows the routes of its own language alone (site/server/assets/locale-manifests.ts)
  if (!isPage(href) || localeOfPath(href) !== locale || props.target !== undefined || props.download !== undefined) return <a href={href} {...props}>{children}</a>
  return (
    <Link to={href} prefetch={mayPrefetch() ? 'intent' : 'none'} reloadDocument={loadsWholePages()} viewTransition {...props}>
      {children}
    </Link>
  )
}

/** Other programs answer on our origin too. */
const otherDoors = /^\/(admin|api|media|assets)(\/|$)/

function isPage(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !otherDoors.test(href)
}
