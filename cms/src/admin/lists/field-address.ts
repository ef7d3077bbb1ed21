import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'

/**
 * Address of a field in the form of a document; the address of the form if the field belongs to
 * another document.
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
