import { isRouteErrorResponse } from 'react-router'

/** Status of a caught error; 500 unless it is an error response. */
export function statusOfError(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
