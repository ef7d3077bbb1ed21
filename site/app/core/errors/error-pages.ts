/** Error pages by response status (R2, R8). */
export const errorPages = ['403', '404', '500', '502', 'other'] as const

export type ErrorPage = (typeof errorPages)[number]

/** Error page of a status. A 422 of a read means a malformed URL and shows the 404 page (R8). */
export function errorPageOf(status: number): ErrorPage {
  if (status === 403) return '403'
  if (status === 404 || status === 422) return '404'
  if (status === 500) return '500'
  if (status === 502) return '502'
  return 'other'
}

/** Status of the HTML response for the status of an error: 404 for 422. */
export function sentStatus(status: number): number {
  return status === 422 ? 404 : status
}
