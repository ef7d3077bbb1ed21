import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale, localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { localeCookie } from '#shared/i18n/locale-cookie.ts'
import { routePath } from '#shared/routes/table.ts'
import { previewTokenOf } from '#server/api-gateway/preview.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { requestCookie } from '#server/api-gateway/request-cookie.ts'

const homePath = routePath('home', defaultLocale)
const form = /^[a-z]{2}$/

/**
 * Redirects `/` to the home page of the locale stored in a cookie (R4). Runs before the page cache,
 * which ignores cookies. `false`: not redirected.
 */
export function redirectToChosenLocale(
  request: IncomingMessage,
  response: ServerResponse,
  options: { secure: boolean },
): boolean {
  const { url, method } = request
  if (
    url === undefined ||
    (url !== homePath && !url.startsWith(`${homePath}?`)) ||
    (method !== 'GET' && method !== 'HEAD')
  )
    return false
  const locale = chosenLocale(request)
  if (locale === undefined || locale === defaultLocale) return false
  response.writeHead(302, [
    'location',
    routePath('home', locale) + url.slice(homePath.length),
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
  // a link of our own to `/` asks for the default locale: without JavaScript the cookie is not
  // updated
  if (headers['sec-fetch-site'] === 'same-origin' || previewTokenOf(headers) !== undefined)
    return undefined
  const chosen = requestCookie(headers, { name: localeCookie, form })
  return localeCodes.find((code) => code === chosen)
}
