import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { routeNames } from '../site/shared/routes/table.ts'
import type { RouteName } from '../site/shared/routes/table.ts'

/** Tag of tests that `npm run nightly` runs and the gate does not (docs/testing.md). */
export const nightly = '@nightly'

/** Tag of a test of wording, addresses or languages: the gate runs it in every locale. */
export const everyLocale = '@every-locale'

/**
 * Locale in which the gate opens a screen in Chromium: each locale has its share of the screens, by
 * their order in the route table.
 */
export const gateLocale = (screen: RouteName): Locale =>
  localeCodes[routeNames.indexOf(screen) % localeCodes.length] ?? defaultLocale

/**
 * Tag of a test that repeats for each locale and depends on none: the gate runs it in one locale a screen,
 * the nightly stage in the others.
 */
export const repeatedIn = (locale: Locale, screen: RouteName): string[] =>
  locale === gateLocale(screen) ? [] : [nightly]
