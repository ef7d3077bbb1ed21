import type { Locale } from '@vitrine/configuration/locales'
import { routeNames, routePath } from '#shared/routes/table.ts'

/** Screens whose news are also an Atom feed: posts, and changes of part numbers. */
const screens = ['news', 'products'] as const
export type AtomScreen = (typeof screens)[number]

/** Those of the enabled modules. */
export const atomScreens: readonly AtomScreen[] = screens.filter((name) =>
  routeNames.includes(name),
)

/** Path of the feed of a screen in a locale: `/noticias.atom`. */
export const atomPath = (name: AtomScreen, locale: Locale): string =>
  `${routePath(name, locale)}.atom`
