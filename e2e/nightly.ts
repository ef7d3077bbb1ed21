import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { routeNames } from '../site/shared/routes/table.ts'
import type { RouteName } from '../site/shared/routes/table.ts'

/** Tag of tests that only `npm run nightly` runs, not the gate (docs/testing.md). */
export const nightly = '@nightly'

/** Tag of a test of wording, URLs or languages, which the gate runs in every locale. */
export const everyLocale = '@every-locale'

/**
 * Locale in which the gate opens a screen in Chromium: the screens are shared out over the locales
 * by their order in the route table.
 */
export const gateLocale = (screen: RouteName): Locale =>
  localeCodes[routeNames.indexOf(screen) % localeCodes.length] ?? defaultLocale

/**
 * Tag of a test that repeats for each locale without depending on it: the gate runs it in one
 * locale per screen, the nightly run in the others.
 */
export const repeatedIn = (locale: Locale, screen: RouteName): string[] =>
  locale === gateLocale(screen) ? [] : [nightly]
