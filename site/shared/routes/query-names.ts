import { defaultLocale } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { mailedToken } from '@vitrine/contract/mailed-paths'

/**
 * The query names that pages know: base name → the locale's (spec §2 "Localised list query
 * parameters", spelled
 * as there). `filter` is ours: `filter=conductor:50`, once for each value chosen; so are `q`, the
 * site's search, which
 * is called so in every locale (spec §2 "Search"), and `kind`, the part of its results that is
 * paged, and
 * `product`, what a message is about.
 */
export const queryNames = {
  q: { br: 'q', en: 'q', es: 'q' },
  kind: { br: 'tipo', en: 'type', es: 'tipo' },
  search: { br: 'buscar', en: 'search', es: 'buscar' },
  page: { br: 'pagina', en: 'page', es: 'pagina' },
  orderBy: { br: 'ordernarPor', en: 'orderBy', es: 'ordernarPor' },
  order: { br: 'ordernar', en: 'order', es: 'ordernar' },
  filter: { br: 'filtro', en: 'filter', es: 'filtro' },
  /** A page of the restricted area to which a log-in leads back. */
  back: { br: 'voltar', en: 'back', es: 'volver' },
  /** A form that went well, and what it was. */
  sent: { br: 'enviado', en: 'sent', es: 'enviado' },
  product: { br: 'produto', en: 'product', es: 'producto' },
  token: { br: mailedToken, en: mailedToken, es: mailedToken },
  view: { br: 'vista', en: 'view', es: 'vista' },
} as const satisfies Record<string, Record<Locale, string>>

export type QueryName = keyof typeof queryNames

/**
 * Base name → values, of the query that stands in an address; names that the page does not know are
 * left out. U+0000, which
 * nothing can be searched by or stored with, becomes U+FFFD, as malformed percent-encoding does.
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
 * The query as it stands in an address of the locale: known names in the table's order, values
 * sorted where order means nothing.
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
