import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Tag of tests that `npm run nightly` runs and the gate does not (docs/decisions/0039). */
export const nightly = '@nightly'

/**
 * Tag of a test that is repeated in each locale and checks none of its texts: the gate runs it in
 * the default locale.
 */
export const repeatedIn = (locale: Locale): string[] => (locale === defaultLocale ? [] : [nightly])
