import { errorBody } from '@vitrine/contract/error-body'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { isConnectionFailure } from '#src/platform/database/connection-failure.ts'
import { isOutOfSpace } from '#src/platform/storage/out-of-space.ts'
import { WithdrawnError } from '#src/api/reading/replacement.ts'
import { json } from '#src/platform/http/json.ts'

/**
 * Error response in the problem format. Unexpected errors, which the caller logs, are sent as
 * `internal`; an unreachable database as `unavailable`, a full disk as `insufficient-storage`.
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
  const replaced =
    known instanceof WithdrawnError
      ? { was: known.was, replaced_by: known.replacedBy, former: known.former }
      : {}
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
