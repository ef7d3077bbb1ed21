import type { FastifyRequest } from 'fastify'
import type Negotiator from 'negotiator'
import { defaultLocale, languageOf, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { localeCookie } from '#shared/i18n/locale-cookie.ts'
import { requestCookie } from '#server/api-gateway/request-cookie.ts'

/** Locale for the visitor: the chosen one, else the browser's, else the default. */
export function visitorLocale(
  { headers }: FastifyRequest,
  negotiator: Negotiator,
  available: readonly Locale[],
): Locale {
  const chosen = requestCookie(headers, { name: localeCookie, form: /^[a-z]{2}$/ })
  // an unsupported region (`pt-PT`) matches by its language
  const accepted = negotiator.language(
    available.flatMap((locale) => [locales[locale].tag, languageOf(locale)]),
  )
  return (
    available.find((locale) => locale === chosen) ??
    (headers['accept-language'] === undefined
      ? undefined
      : available.find((locale) =>
          [locales[locale].tag, languageOf(locale)].includes(accepted ?? ''),
        )) ??
    available.find((locale) => locale === defaultLocale) ??
    available[0] ??
    defaultLocale
  )
}
