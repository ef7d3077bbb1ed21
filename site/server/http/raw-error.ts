import { STATUS_CODES } from 'node:http'
import { defaultLocale, locales } from '@vitrine/configuration/locales'
import { errorBody } from '@vitrine/contract/error-body'
import { ApiError } from '@vitrine/contract/errors'
import { publicHeaders } from './headers.ts'

/**
 * Response text to a request that has no language yet: `malformed-request` as in every error
 * response, with the public header lines, in the default language. The connection must be closed
 * after it.
 */
export function rawError(status: number, options: { secure: boolean }): string {
  const body = JSON.stringify(errorBody(new ApiError('malformed-request'), defaultLocale))
  const headers = [
    'content-type',
    'application/json; charset=utf-8',
    'content-language',
    locales[defaultLocale].tag,
    'content-length',
    String(Buffer.byteLength(body)),
    'connection',
    'close',
    'cache-control',
    'no-store',
    ...publicHeaders(options),
  ]
  const lines = headers.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : [],
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
