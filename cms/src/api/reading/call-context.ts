import type { Locale } from '@vitrine/configuration/locales'
import type { Tag } from '@vitrine/contract/tags'
import type { Payload } from 'payload'

/**
 * Context of an API call: Payload instance (or the transaction of a preview), locale and cache
 * tags.
 */
export interface CallContext {
  payload: Payload
  locale: Locale
  /**
   * Adds cache tags of the documents that the response depends on, also of documents that do not
   * exist yet.
   */
  tag: (...tags: Tag[]) => void
}
