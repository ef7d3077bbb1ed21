import { ApiError } from '@vitrine/contract/errors'
import { data } from 'react-router'
import { sentStatus } from './error-pages.ts'

/**
 * Converts an `ApiError` to a React Router error response with its status; returns anything else
 * (redirects) unchanged.
 */
export function responseOfError(error: unknown): unknown {
  return error instanceof ApiError
    ? data({ code: error.code }, { status: sentStatus(error.status) })
    : error
}
