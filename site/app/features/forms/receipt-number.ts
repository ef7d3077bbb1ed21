import type { PageQuery } from '#app/core/api/screen-load.ts'

/** A receipt of the API; other words in the address are no words of ours. */
const shape = /^[A-Z0-9][A-Z0-9-]{3,15}$/

/** The receipt that a page was opened with, once its form went well. */
export function receiptNumber(query: PageQuery): string | undefined {
  return query.sent?.[0]?.match(shape)?.[0]
}
