import type { Image } from '@vitrine/contract/shapes/types'

type NavLink = { label: string; href: string }

/** `below`: second level, with a picture, a sentence and links of its own. */
export type NavItem = NavLink & {
  current?: boolean | undefined
  below?: (NavLink & { text: string; image: Image | null; below: NavLink[] })[] | undefined
}
