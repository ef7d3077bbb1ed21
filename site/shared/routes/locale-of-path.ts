import { defaultLocale, localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'

/** Locale of a path's prefix; the default locale without one. */
export function localeOfPath(path: string): Locale {
  const first = path.split(/[/?#]/)[1]?.toLowerCase()
  return (
    localeCodes.find(
      (code) => locales[code].prefix !== '' && locales[code].prefix === `/${first}`,
    ) ?? defaultLocale
  )
}
