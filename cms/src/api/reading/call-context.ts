import type { Locale } from '@vitrine/contract/locales'
import type { Tag } from '@vitrine/contract/tags'
import type { Payload } from 'payload'

/**
 * What every reading operation is given: where to read, in which language, and where to note what
 * it was made from.
 */
export interface CallContext {
  payload: Payload
  locale: Locale
  /** Notes the tags of what the answer is made from, or would be if it existed. */
  tag: (...tags: Tag[]) => void
}
