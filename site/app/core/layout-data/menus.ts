import { contentScreens } from '@vitrine/configuration/content-screens'
import type { Locale } from '@vitrine/configuration/locales'
import type { Answer } from '@vitrine/contract/client'
import type { Image } from '@vitrine/contract/shapes/types'
import { isServicePath, screenOfPath } from '#shared/routes/known-path.ts'
import { screenPath } from '#shared/routes/screen-path.ts'

type Layout = Answer<'layout-read'>
export type Navigation = NonNullable<Layout['navigation']>

interface MenuLink {
  label: string
  href: string
}

/** Second level of the main menu. */
interface MenuBelow extends MenuLink {
  text: string
  image: Image | null
  below: MenuLink[]
}

/** `place`: the bar of header or footer, the menu of narrow screens, or both. */
type Placed<Link> = Link & Pick<Navigation['legal'][number], 'place'>

/** Menus of the header, the menu of narrow screens and the footer, as they are drawn. */
export interface Menus {
  main: Placed<MenuLink & { below: MenuBelow[] }>[]
  columns: { title: string; links: MenuLink[] }[]
  legal: Placed<MenuLink>[]
}

/**
 * Menus of the cms, without internal links to unknown paths and to screens without content, and
 * without empty columns. The cms has already resolved redirects.
 */
export function menusOf(
  { main, legal }: Navigation,
  { screens, footer_menus }: Pick<Layout['others'], 'screens' | 'footer_menus'>,
  locale: Locale,
): Menus {
  const empty = contentScreens
    .filter((screen) => !screens.includes(screen))
    .map((screen) => screenPath(screen, locale))
  const leads = ({ url }: { url: string }): boolean =>
    !url.startsWith('/') ||
    ((screenOfPath(url) !== undefined || isServicePath(url)) && !empty.includes(url))
  const linkOf = ({ label, url }: { label: string; url: string }): MenuLink => ({
    label,
    href: url,
  })
  return {
    main: main.filter(leads).map((entry) => ({
      ...linkOf(entry),
      place: entry.place,
      below: entry.entries.filter(leads).map((each) => ({
        ...linkOf(each),
        text: each.text,
        image: each.main_image,
        below: each.entries.filter(leads).map(linkOf),
      })),
    })),
    columns: footer_menus
      .map(({ title, links }) => ({ title, links: links.filter(leads).map(linkOf) }))
      .filter(({ links }) => links.length > 0),
    legal: legal.filter(leads).map((entry) => ({ ...linkOf(entry), place: entry.place })),
  }
}
