import { data, isRouteErrorResponse } from 'react-router'

/** Error pages: by status of the response (R2, R8), and without a response. */
export const errorPages = ['403', '404', '500', '502', 'other', 'no-answer'] as const

export type ErrorPage = (typeof errorPages)[number]

/** What an error page says of a caught error. */
export interface Failure {
  page: ErrorPage
  /** Status that the page shows. */
  status: number
}

/** Error response of a navigation whose request got no answer: the browser does not reach the site. */
export const noAnswer = () => data({ code: 'no-answer' satisfies ErrorPage }, { status: 502 })

const isNoAnswer = (error: unknown): boolean =>
  isRouteErrorResponse(error) && Object(error.data).code === ('no-answer' satisfies ErrorPage)

/** Failure of a caught error: an internal one (500) unless it is an error response. */
export function failureOf(error: unknown): Failure {
  const status = sentStatus(isRouteErrorResponse(error) ? error.status : 500)
  return { page: isNoAnswer(error) ? 'no-answer' : errorPageOf(status), status }
}

function errorPageOf(status: number): ErrorPage {
  if (status === 403) return '403'
  if (status === 404) return '404'
  if (status === 500) return '500'
  if (status === 502) return '502'
  return 'other'
}

/** Status of the HTML response for the status of an error: 404 for a 422, a malformed URL (R8). */
export const sentStatus = (status: number): number => (status === 422 ? 404 : status)
