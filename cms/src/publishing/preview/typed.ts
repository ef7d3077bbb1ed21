/** What the panel's form holds beside the document's own fields. */
const bookkeeping = new Set(['id', '_status', 'createdAt', 'updatedAt'])

/**
 * A document in all locales with what is being typed in one of them: `localeOf` tells in which
 * locale a field's value
 * belongs, if it has one.
 */
export function withTyped<Document extends Record<string, unknown>>(
  saved: Document,
  typed: Record<string, unknown>,
  localeOf: (field: string) => string | undefined,
): Document {
  const merged: Record<string, unknown> = { ...saved }
  for (const [field, value] of Object.entries(typed)) {
    if (bookkeeping.has(field)) continue
    const locale = localeOf(field)
    merged[field] = locale === undefined ? value : { ...Object(saved[field]), [locale]: value }
  }
  return merged as Document
}
