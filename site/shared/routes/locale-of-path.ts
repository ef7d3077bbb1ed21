import { defaultLocale, localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'

/** The locale whose prefix a path bears; without one, the default. */
export function localeOfPath(path: string): Locale {
  const first = path.split(/[/?#]/)[1]?.toLowerCase()
  return (
    localeCodes.find(
      (code) => locales[code].prefix !== '' && locales[code].prefix === `/${first}`,
    ) ?? defaultLocale
  )
}
