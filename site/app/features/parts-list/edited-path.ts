import type { Locale } from '@vitrine/configuration/locales'
import { readItems } from '@vitrine/contract/part-list'
import { queryOf, valuesOf } from '@vitrine/http/query-string'
import { withListEdits } from '#shared/parts-list/list-edits.ts'
import { listPath } from '#shared/parts-list/list-path.ts'
import { queryNames } from '#shared/routes/query-names.ts'

/** Path of the list as edited in its form. Loaded at the first change. */
export function editedPath(form: FormData, locale: Locale): string {
  const sent = [...form].map(([name, value]): [string, string] => [name, String(value)])
  const [items = ''] = valuesOf(withListEdits(queryOf(sent), locale), queryNames.items[locale])
  return listPath(readItems(items), locale)
}
