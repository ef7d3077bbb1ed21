import site from './chosen.ts'
import { screenPathsOf } from './language-paths.ts'
import type { ConfiguredPaths } from './language-paths.ts'
import { languageOf, perLocale } from './locales.ts'

/** Path pattern of each screen in each locale. */
export const screenPaths = perLocale((locale) =>
  screenPathsOf(languageOf(locale), (site.paths as Record<string, ConfiguredPaths>)?.[locale]),
)

export type { ScreenName, ScreenPaths } from './language-paths.ts'
