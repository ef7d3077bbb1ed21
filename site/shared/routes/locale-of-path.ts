import { defaultLocale, localeCodes, locales, rootLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/**
 * Locale of a path's prefix; without a prefix, the locale whose paths have none, else the default.
 */
export function localeOfPath(path: string): Locale {
  const first = path.split(/[/?#]/)[1]?.toLowerCase()
  return (
    localeCodes.find(
      (code) => locales[code].prefix !== '' && locales[code].prefix === `/${first}`,
    ) ??
    rootLocale ??
    defaultLocale
  )
}
