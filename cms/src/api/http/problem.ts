import { errorBody } from '@vitrine/contract/error-body'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { isConnectionFailure } from '#src/platform/database/connection-failure.ts'
import { isOutOfSpace } from '#src/platform/storage/out-of-space.ts'
import { WithdrawnError } from '#src/api/reading/replacement.ts'
import { json } from '#src/platform/http/json.ts'

/**
 * Problem response of an error; an unexpected error is logged by the caller and sent as `internal`,
 * as `unavailable` when the database cannot be reached, or as `insufficient-storage` on a full disk.
 */
export function problem(
  error: unknown,
  locale: Locale,
  headers: Record<string, string> = {},
): Response {
  const known = isApiError(error)
    ? error
    : new ApiError(
        isConnectionFailure(error)
          ? 'unavailable'
          : isOutOfSpace(error)
            ? 'insufficient-storage'
            : 'internal',
      )
  const replaced = known instanceof WithdrawnError ? { replaced_by: known.replacedBy } : {}
  return json(
    { ...errorBody(known, locale), ...replaced },
    {
      status: known.status,
      locale,
      headers: {
        'cache-control': 'no-store',
        ...(known.retryAfter === undefined ? {} : { 'retry-after': String(known.retryAfter) }),
        ...headers,
      },
    },
  )
}
