import { errorBody } from '@vitrine/contract/error-body'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/contract/locales'
import { isConnectionFailure } from '#src/platform/database/connection-failure.ts'
import { json } from '#src/platform/http/json.ts'

/**
 * Problem response of an error; an unexpected error is logged by the caller and sent as `internal`,
 * or as `unavailable` when the database cannot be reached.
 */
export function problem(
  error: unknown,
  locale: Locale,
  headers: Record<string, string> = {},
): Response {
  const known = isApiError(error)
    ? error
    : new ApiError(isConnectionFailure(error) ? 'unavailable' : 'internal')
  return json(errorBody(known, locale), {
    status: known.status,
    locale,
    headers: {
      'cache-control': 'no-store',
      ...(known.retryAfter === undefined ? {} : { 'retry-after': String(known.retryAfter) }),
      ...headers,
    },
  })
}
