import { addressPath } from '@vitrine/contract/address-path'
import { locales, perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { encodeSegment } from '@vitrine/http/path-pattern'
import { parseQuery } from '@vitrine/http/query-string'
import { screenOfPath } from '#shared/routes/known-path.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { withListEdits } from '#shared/parts-list/list-edits.ts'
import { withIntervals } from '#shared/routes/interval-query.ts'
import { readQuery, writeQuery } from '#shared/routes/query-names.ts'
import type { QueryName } from '#shared/routes/query-names.ts'
import { routeRow } from '#shared/routes/table.ts'
import type { RouteName, RouteRow } from '#shared/routes/table.ts'

/**
 * Page of the route table. `key`: canonical path with the known query names in order; unknown names
 * are dropped. `personal`: true if it is for one visitor only, by its route or because it shows the
 * result of a form (`sent`).
 */
export interface PageAddress {
  kind: 'page'
  name: RouteName
  row: RouteRow
  locale: Locale
  key: string
  personal: boolean
  sent: boolean
}

/** Result of parsing a request target. */
export type Address =
  | PageAddress
  /** Redirect to the canonical spelling. */
  | { kind: 'moved'; location: string }
  /** No route matches. */
  | { kind: 'unknown'; locale: Locale }

/** Target that matches no screen, by locale. */
export const unknownTarget = perLocale((locale) => `${locales[locale].prefix}/404`)

/**
 * Parses a request target (`/produtos?pagina=2`); never throws on malformed input.
 *
 * @param mayHavePage - False if no page of blocks has a path: all such paths share one page.
 */
export function readAddress(
  target: string,
  mayHavePage: (path: string) => boolean = () => true,
): Address {
  const question = target.indexOf('?')
  const rawPath = question === -1 ? target : target.slice(0, question)
  const rawQuery = question === -1 ? '' : target.slice(question + 1)
  const folded = canonicalPath(rawPath)
  if (folded === undefined) return { kind: 'unknown', locale: localeOfPath(rawPath) }

  const locale = localeOfPath(folded)
  const matched = screenOfPath(folded)
  const name = matched === 'page' && !mayHavePage(folded) ? undefined : matched
  // part numbers keep their case: only the product's page knows the correct one
  const path = name === 'part' ? withLastSegment(folded, rawPath) : folded
  if (name === undefined) return { kind: 'unknown', locale }
  if (path !== rawPath)
    return { kind: 'moved', location: path + (rawQuery === '' ? '' : `?${rawQuery}`) }

  const row = routeRow(name)
  const given = parseQuery(rawQuery)
  const known = (parameter: QueryName) => row.query.includes(parameter)
  const edited = known('items') ? withListEdits(given, locale) : given
  const filtered = known('filter') ? withIntervals(edited, locale) : edited
  const query = readQuery(filtered, locale, row.query)
  // a form sent without JavaScript: its fields are converted to the canonical query
  if (filtered !== given) return { kind: 'moved', location: path + writeQuery(query, locale) }
  return {
    kind: 'page',
    name,
    row,
    locale,
    key: path + writeQuery(query, locale),
    personal: row.cache === 'never' || query.sent !== undefined,
    sent: query.sent !== undefined,
  }
}

/**
 * True if a page of the restricted area is the same for all visitors without a session: the log-in
 * screens, unless a form was sent.
 */
export const isSharedByGuests = ({ row, sent }: PageAddress): boolean =>
  row.guard === 'guest' && !sent

/** Label of an address in the metrics: its screen's name, never text of the request. */
export const routeOf = (address: Address): string =>
  address.kind === 'page' ? address.name : address.kind

/** Path with the last segment of another path, whose case is kept. */
function withLastSegment(path: string, other: string): string {
  const last = other.split('/').findLast((segment) => segment !== '') ?? ''
  return (
    path.slice(0, path.lastIndexOf('/') + 1) +
    encodeSegment(decodeURIComponent(last).normalize('NFC'))
  )
}

/** Canonical path, percent-encoded; `undefined` if it is malformed. */
function canonicalPath(rawPath: string): string | undefined {
  const path = addressPath(rawPath.replaceAll('#', '%23'))
  // React Router serves raw loader data under `.data`; our screens call the API instead
  if (path === undefined || path.endsWith('.data')) return undefined
  return path.split('/').map(encodeSegment).join('/')
}
