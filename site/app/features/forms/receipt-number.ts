import type { PageQuery } from '#app/core/api/screen-load.ts'

/** Format of the API's receipt numbers; any other text in the URL is ignored. */
const shape = /^[A-Z0-9][A-Z0-9-]{3,15}$/

/** Receipt number in the page's query, set after a successful submit. */
export function receiptNumber(query: PageQuery): string | undefined {
  return query.sent?.[0]?.match(shape)?.[0]
}
