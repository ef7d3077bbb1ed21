import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'

/**
 * URL of a document's form that opens a field; without a field, URL of the form. `more`: further
 * query parameters.
 */
export function fieldAddress(
  { collection, id }: { collection: string; id: number },
  { field, locale }: { field: string | null; locale: Locale | null },
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ ...(locale === null ? {} : { locale }), ...more }).toString()
  return [
    `${panelBase}/collections/${collection}/${id}`,
    query === '' ? '' : `?${query}`,
    field === null ? '' : `#field-${field.replaceAll('.', '__')}`,
  ].join('')
}
