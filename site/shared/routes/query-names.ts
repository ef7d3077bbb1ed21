import { ofLanguage } from '@vitrine/contract/screen-paths'
import { defaultLocale, perLocale } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { mailedToken } from '@vitrine/contract/mailed-paths'

/**
 * Query parameters of pages: base name → name in each language that ships with Vitrine (R2); others
 * have the English names. Beyond R2: `filter`
 * (`filter=conductor:50`, repeated per value), `q` (the search text, in every locale), `kind` (the
 * paginated kind of search results) and `product` (the subject of a message).
 */
const shipped = {
  q: { pt: 'q', en: 'q', es: 'q' },
  kind: { pt: 'tipo', en: 'type', es: 'tipo' },
  search: { pt: 'buscar', en: 'search', es: 'buscar' },
  page: { pt: 'pagina', en: 'page', es: 'pagina' },
  orderBy: { pt: 'ordernarPor', en: 'orderBy', es: 'ordernarPor' },
  order: { pt: 'ordernar', en: 'order', es: 'ordernar' },
  filter: { pt: 'filtro', en: 'filter', es: 'filtro' },
  /** Page of the restricted area to return to after the log-in. */
  back: { pt: 'voltar', en: 'back', es: 'volver' },
  /** Successful form submit, and its kind. */
  sent: { pt: 'enviado', en: 'sent', es: 'enviado' },
  product: { pt: 'produto', en: 'product', es: 'producto' },
  token: { pt: mailedToken, en: mailedToken, es: mailedToken },
  view: { pt: 'vista', en: 'view', es: 'vista' },
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
 * Parses the query of an address to base name → values; unknown names are dropped. U+0000, which
 * PostgreSQL cannot store, becomes U+FFFD, as does malformed percent-encoding.
 */
export function readQuery(
  search: URLSearchParams,
  locale: Locale,
  known: readonly QueryName[],
): Partial<Record<QueryName, string[]>> {
  const found: Partial<Record<QueryName, string[]>> = {}
  for (const name of known) {
    const values = search
      .getAll(queryNames[name][locale])
      .filter((value) => value !== '')
      .map((value) => value.replaceAll('\0', '\ufffd'))
    if (values.length > 0) found[name] = values
  }
  return found
}

/**
 * Canonical query string in the locale: known names in declaration order, values sorted where their
 * order has no meaning.
 */
export function writeQuery(
  query: Partial<Record<QueryName, string | readonly string[] | undefined>>,
  locale: Locale = defaultLocale,
): string {
  const pairs = new URLSearchParams()
  for (const name of Object.keys(queryNames) as QueryName[]) {
    const value = query[name]
    if (value === undefined || value === '') continue
    const values = typeof value === 'string' ? [value] : [...value].sort()
    for (const item of values) pairs.append(queryNames[name][locale], item)
  }
  const text = pairs.toString()
  return text === '' ? '' : `?${text}`
}
