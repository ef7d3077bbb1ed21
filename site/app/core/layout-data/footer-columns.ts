import { contentScreens } from '@vitrine/configuration/content-screens'
import type { ContentScreen } from '@vitrine/configuration/content-screens'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPath } from '#shared/routes/screen-path.ts'
import type { Answer } from '@vitrine/contract/client'
import { isServicePath, screenOfPath } from '#shared/routes/known-path.ts'

type Menus = Answer<'layout-read'>['others']['footer_menus']

/**
 * Footer columns of the cms, without internal links to unknown paths and to screens without
 * content. The cms has already resolved redirects.
 */
export function footerColumns(
  menus: Menus,
  locale: Locale,
  screens: readonly ContentScreen[],
): { title: string; links: { label: string; href: string }[] }[] {
  const empty = contentScreens
    .filter((screen) => !screens.includes(screen))
    .map((screen) => screenPath(screen, locale))
  return menus
    .map(({ title, links }) => ({
      title,
      links: links
        .filter(
          ({ url }) =>
            !url.startsWith('/') ||
            ((screenOfPath(url) !== undefined || isServicePath(url)) && !empty.includes(url)),
        )
        .map(({ label, url }) => ({ label, href: url })),
    }))
    .filter(({ links }) => links.length > 0)
}
