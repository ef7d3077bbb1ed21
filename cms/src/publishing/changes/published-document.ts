/** Published state of a document, in all locales. */
export interface PublishedDocument extends Record<string, unknown> {
  id: number
  updatedAt: string
}
