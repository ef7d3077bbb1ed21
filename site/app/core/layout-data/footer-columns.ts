import type { Answer } from '@vitrine/contract/client'
import { isKnownPath } from '#shared/routes/known-path.ts'

type Menus = Answer<'layout-read'>['others']['footer_menus']

/** The footer's columns as the staff made them, without links of ours that lead nowhere. */
export function footerColumns(
  menus: Menus,
): { title: string; links: { label: string; href: string }[] }[] {
  return menus
    .map(({ title, links }) => ({
      title,
      links: links
        .filter(({ url }) => !url.startsWith('/') || isKnownPath(url))
        .map(({ label, url }) => ({ label, href: url })),
    }))
    .filter(({ links }) => links.length > 0)
}
