import { ApiError } from '@vitrine/contract/errors'
import { data } from 'react-router'
import { sentStatus } from './table.ts'

/**
 * A failure of the API as what React Router shows with its status; redirects and the like pass as
 * they are.
 */
export function responseOfError(error: unknown): unknown {
  return error instanceof ApiError
    ? data({ code: error.code }, { status: sentStatus(error.status) })
    : error
}
