import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiBase } from '@vitrine/contract/api-base'
import { errorBody } from '@vitrine/contract/error-body'
import { ApiError } from '@vitrine/contract/errors'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import { isPlainTarget, originForm } from '@vitrine/http/request-target'
import { formatError } from './error-format.ts'
import { publicHeaders } from './headers.ts'

/**
 * Converts a request target to origin form; answers 400 to targets with dot segments or
 * backslashes, before routing. `false`: not answered.
 */
export function refuseTarget(
  request: IncomingMessage,
  response: ServerResponse,
  options: { secure: boolean },
): boolean {
  const target = originForm(request.url ?? '/')
  request.url = target
  if (isPlainTarget(target)) return false
  const isCall = target.startsWith(`${apiBase}/`)
  const error = new ApiError('malformed-request')
  const locale = requestedLocale(request.headers)
  const { type, text: body } = isCall
    ? formatError(errorBody(error, locale), error.status, request.headers)
    : { type: '', text: '' }
  response.writeHead(error.status, [
    ...(isCall ? ['content-type', type, 'vary', 'Accept'] : []),
    'content-length',
    String(Buffer.byteLength(body)),
    'cache-control',
    'no-store',
    // closes the connection, since a request body is not read
    'connection',
    'close',
    ...publicHeaders(options),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
