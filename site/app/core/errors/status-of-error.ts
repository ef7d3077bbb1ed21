import { isRouteErrorResponse } from 'react-router'

/** The status that a caught error stands for; whatever broke on its own is a 500. */
export function statusOfError(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
