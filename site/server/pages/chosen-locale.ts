import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale, localeCodes, rootLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { localeCookie } from '#shared/i18n/locale-cookie.ts'
import { routePath } from '#shared/routes/table.ts'
import { previewTokenOf } from '#server/api-gateway/preview.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { requestCookie } from '#server/api-gateway/request-cookie.ts'

const form = /^[a-z]{2,8}$/

/**
 * Redirects `/` to the home page of the locale stored in a cookie (R4), or to that of the default
 * locale if each has a prefix. Runs before the page cache, which ignores cookies. `false`: not
 * redirected.
 */
export function redirectToChosenLocale(
  request: IncomingMessage,
  response: ServerResponse,
  options: { secure: boolean; isPrepared: (locale: Locale) => boolean },
): boolean {
  const { url, method } = request
  if (
    url === undefined ||
    (url !== '/' && !url.startsWith('/?')) ||
    (method !== 'GET' && method !== 'HEAD')
  )
    return false
  const chosen = chosenLocale(request)
  const open = chosen !== undefined && !options.isPrepared(chosen) ? chosen : undefined
  const locale = open ?? rootLocale ?? defaultLocale
  if (locale === rootLocale) return false
  response.writeHead(302, [
    'location',
    routePath('home', locale) + url.slice(1),
    'cache-control',
    'no-store',
    'vary',
    'Cookie',
    'content-length',
    '0',
    ...publicHeaders(options),
  ])
  response.end()
  return true
}

function chosenLocale({ headers }: IncomingMessage): Locale | undefined {
  // an internal link to `/` means the default locale: without JavaScript the cookie is not updated
  if (headers['sec-fetch-site'] === 'same-origin' || previewTokenOf(headers) !== undefined)
    return undefined
  const chosen = requestCookie(headers, { name: localeCookie, form })
  return localeCodes.find((code) => code === chosen)
}
