/**
 * The error pages of the specification (spec §2 "Error pages", §8), by the status that a visitor
 * gets.
 */
export const errorPages = ['403', '404', '500', '502', 'other'] as const

export type ErrorPage = (typeof errorPages)[number]

/** Which page a status shows; 422 of a read is a wrong address (spec §8). */
export function errorPageOf(status: number): ErrorPage {
  if (status === 403) return '403'
  if (status === 404 || status === 422) return '404'
  if (status === 500) return '500'
  if (status === 502) return '502'
  return 'other'
}

/** The status that is sent with the page. */
export function sentStatus(status: number): number {
  return status === 422 ? 404 : status
}
