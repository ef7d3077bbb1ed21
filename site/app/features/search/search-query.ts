import { ofLanguage } from '@vitrine/configuration/language-paths'
import { listLimits } from '@vitrine/contract/list-limits'
import type { Locale } from '@vitrine/configuration/locales'
import type { PageQuery } from '#app/core/api/screen-load.ts'
import { pageAndSort, readListQuery } from '#app/features/listing/list-query.ts'
import type { SortName } from '#app/features/listing/list-query.ts'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'

/** Result kinds in display order, with their names in URLs by language. */
const kinds = {
  products: { pt: 'produtos', en: 'products', es: 'productos', de: 'produkte' },
  applications: { pt: 'aplicacoes', en: 'applications', es: 'aplicaciones', de: 'anwendungen' },
  publications: { pt: 'publicacoes', en: 'publications', es: 'publicaciones', de: 'beitraege' },
  pages: { pt: 'paginas', en: 'pages', es: 'paginas', de: 'seiten' },
  news: { pt: 'noticias', en: 'news', es: 'noticias', de: 'aktuelles' },
  documents: { pt: 'documentos', en: 'documents', es: 'documentos', de: 'dokumente' },
} as const

export type SearchKind = keyof typeof kinds

export const searchKindNames = Object.keys(kinds) as SearchKind[]

/** Name of a kind in URLs of a locale. */
export const searchKindName = (kind: SearchKind, locale: Locale): string =>
  ofLanguage<string>(kinds[kind], locale)

/**
 * Query of the search page. Page and order apply to a single kind; without a kind the overview is
 * shown.
 */
export interface SearchQuery {
  text: string
  kind: SearchKind | undefined
  page: number
  sort: SortName
}

/** Parses the query; the text is trimmed, its whitespace collapsed and its length limited. */
export function readSearchQuery(query: PageQuery, locale: Locale): SearchQuery {
  const text = [...(query.q?.[0] ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim()]
    .slice(0, listLimits.search)
    .join('')
    .trim()
  const kind =
    text === ''
      ? undefined
      : searchKindNames.find((name) => searchKindName(name, locale) === query.kind?.[0])
  const { page, sort } = readListQuery(query)
  return kind === undefined
    ? { text, kind, page: 1, sort: 'relevance' }
    : { text, kind, page, sort }
}

/** Canonical path of a search. */
export function searchAddress({ text, kind, page, sort }: SearchQuery, locale: Locale): string {
  return (
    routePath('search', locale) +
    writeQuery(
      { q: text, kind: kind && searchKindName(kind, locale), ...pageAndSort({ page, sort }) },
      locale,
    )
  )
}
