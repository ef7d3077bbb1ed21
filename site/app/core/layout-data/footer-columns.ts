import type { Answer } from '@vitrine/contract/client'
import { isKnownPath, isServicePath } from '#shared/routes/known-path.ts'

type Menus = Answer<'layout-read'>['others']['footer_menus']

/**
 * Footer columns of the cms, without internal links to unknown paths. The cms has already resolved
 * redirects.
 */
export function footerColumns(
  menus: Menus,
): { title: string; links: { label: string; href: string }[] }[] {
  return menus
    .map(({ title, links }) => ({
      title,
      links: links
        .filter(({ url }) => !url.startsWith('/') || isKnownPath(url) || isServicePath(url))
        .map(({ label, url }) => ({ label, href: url })),
    }))
    .filter(({ links }) => links.length > 0)
}
