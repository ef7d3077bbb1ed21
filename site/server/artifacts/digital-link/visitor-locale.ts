import type { FastifyRequest } from 'fastify'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { acceptedLocale } from '@vitrine/configuration/requested-locale'
import { localeCookie } from '#shared/i18n/locale-cookie.ts'
import { requestCookie } from '#server/api-gateway/request-cookie.ts'

/** Locale for the visitor: the chosen one, else the browser's, else the default. */
export function visitorLocale({ headers }: FastifyRequest, available: readonly Locale[]): Locale {
  const chosen = requestCookie(headers, { name: localeCookie, form: /^[a-z]{2}$/ })
  return (
    available.find((locale) => locale === chosen) ??
    acceptedLocale(headers['accept-language'], available) ??
    available.find((locale) => locale === defaultLocale) ??
    available[0] ??
    defaultLocale
  )
}
