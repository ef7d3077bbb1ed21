import type { ServerResponse } from 'node:http'
import { errorBody } from '@vitrine/contract/error-body'
import type { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'

/** Responds with an error to a request that reaches no handler. */
export function sendError(
  response: ServerResponse,
  error: ApiError,
  locale: Locale,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(error.status, {
      'cache-control': 'no-store',
      ...headers,
      'content-type': 'application/json; charset=utf-8',
    })
    .end(JSON.stringify(errorBody(error, locale)))
}
