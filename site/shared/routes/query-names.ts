import { ofLanguage } from '@vitrine/configuration/language-paths'
import { defaultLocale, perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { itemsNames, mailedToken } from '@vitrine/logging/mailed-paths'
import { formatQuery, queryOf, valuesOf } from '@vitrine/http/query-string'
import type { Query } from '@vitrine/http/query-string'

/**
 * Query parameters of pages: base name → name in each language that Vitrine ships (R2); other
 * languages use the English names. Beyond R2: `filter` (`filter=conductor:50`, repeated per value),
 * `q` (the search text, in every locale), `kind` (the paginated kind of search results), `product`
 * and `part` (the subject of a message).
 */
const shipped = {
  q: { pt: 'q', en: 'q', es: 'q', de: 'q' },
  kind: { pt: 'tipo', en: 'type', es: 'tipo', de: 'typ' },
  search: { pt: 'buscar', en: 'search', es: 'buscar', de: 'suchen' },
  page: { pt: 'pagina', en: 'page', es: 'pagina', de: 'seite' },
  orderBy: { pt: 'ordernarPor', en: 'orderBy', es: 'ordernarPor', de: 'sortierenNach' },
  order: { pt: 'ordernar', en: 'order', es: 'ordernar', de: 'sortierung' },
  filter: { pt: 'filtro', en: 'filter', es: 'filtro', de: 'filter' },
  /** Page of the restricted area to return to after the log-in. */
  back: { pt: 'voltar', en: 'back', es: 'volver', de: 'zurueck' },
  /** Kind of form that was submitted successfully. */
  sent: { pt: 'enviado', en: 'sent', es: 'enviado', de: 'gesendet' },
  product: { pt: 'produto', en: 'product', es: 'producto', de: 'produkt' },
  part: { pt: 'codigo', en: 'part', es: 'codigo', de: 'artikel' },
  token: { pt: mailedToken, en: mailedToken, es: mailedToken },
  /** Part numbers with quantities, and unreadable lines of a pasted text. */
  items: itemsNames,
  leftOut: { pt: 'fora', en: 'left-out', es: 'fuera', de: 'ausgelassen' },
  /** Slug of another maker. */
  maker: { pt: 'fabricante', en: 'maker', es: 'fabricante', de: 'hersteller' },
  view: { pt: 'vista', en: 'view', es: 'vista', de: 'ansicht' },
} as const

export type QueryName = keyof typeof shipped

/** Names of the query parameters by base name and locale. */
export const queryNames = Object.fromEntries(
  Object.entries(shipped).map(([name, names]) => [
    name,
    perLocale((locale) => ofLanguage<string>(names, locale)),
  ]),
) as Record<QueryName, Record<Locale, string>>

/**
 * Parses a URL's query to base name → values; unknown names are dropped. U+0000, which PostgreSQL
 * cannot store, becomes U+FFFD, as does malformed percent-encoding.
 */
export function readQuery(
  query: Query,
  locale: Locale,
  known: readonly QueryName[],
): Partial<Record<QueryName, string[]>> {
  const byName: Partial<Record<QueryName, string[]>> = {}
  for (const name of known) {
    const values = valuesOf(query, queryNames[name][locale])
      .filter((value) => value !== '')
      .map((value) => value.replaceAll('\0', '\ufffd'))
    if (values.length > 0) byName[name] = values
  }
  return byName
}

const names = Object.keys(queryNames) as QueryName[]

type NamedValues = Partial<Record<QueryName, string | readonly string[] | undefined>>

/**
 * Query with the names of the locale, in canonical form: known names in declaration order, values
 * sorted, since their order has no meaning.
 */
export function localQuery(values: NamedValues, locale: Locale): Query {
  return queryOf(
    // names without a value are skipped first: a page has about a hundred links, most without a
    // query
    names
      .filter((name) => values[name])
      .flatMap((name) =>
        [values[name] ?? []]
          .flat()
          .sort()
          .map((value): [string, string] => [queryNames[name][locale], value]),
      ),
  )
}

/** Canonical query string in the locale, with its question mark. */
export function writeQuery(values: NamedValues, locale: Locale = defaultLocale): string {
  return formatQuery(localQuery(values, locale))
}
