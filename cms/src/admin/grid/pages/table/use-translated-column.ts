import { useAuth, useLocale } from '@payloadcms/ui'
import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Only column that a translator may edit, by the locale of the form; undefined for other roles. */
export function useTranslatedColumn(keyOf: (locale: Locale) => string): string | undefined {
  const { user } = useAuth()
  const { code } = useLocale()
  return user?.['role'] === 'translator' && isLocale(code) ? keyOf(code) : undefined
}
