/** Form values that are not fields of the document. */
const bookkeeping = new Set(['id', '_status', 'createdAt', 'updatedAt'])

/**
 * Document in all locales, merged with the unsaved values of one; `localeOf` returns the locale of
 * a localized field's value.
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
