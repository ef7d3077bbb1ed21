import type { Locale } from '@vitrine/configuration/locales'
import { queryOf } from '@vitrine/http/query-string'
import { readFilters } from '#app/features/listing/list-query.ts'
import { withIntervals } from '#shared/routes/interval-query.ts'
import { readQuery } from '#shared/routes/query-names.ts'

/** Filters in the form data of the facets. */
export function filtersOfForm(form: FormData, locale: Locale): string[] {
  const pairs = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return readFilters(readQuery(withIntervals(queryOf(pairs), locale), locale, ['filter']).filter)
}
