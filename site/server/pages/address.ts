import { addressPath } from '@vitrine/contract/address-path'
import { localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { readQuery, writeQuery } from '#shared/routes/query-names.ts'
import { encodeSegment } from '@vitrine/contract/document-paths'
import { routeNames, routePattern, routeRow } from '#shared/routes/table.ts'
import type { RouteName, RouteRow } from '#shared/routes/table.ts'

/**
 * A page of the route table. `key`: canonical path with the known query names in order; unknown
 * names are dropped. `personal`: for one visitor alone, by its route or because it shows a form's
 * result (`sent`).
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

const patterns = localeCodes.flatMap((locale) =>
  routeNames.map((name) => ({ name, locale, segments: routePattern(name, locale).split('/') })),
)

/** Parses a request target (`/produtos?pagina=2`); never throws on malformed input. */
export function readAddress(target: string): Address {
  const question = target.indexOf('?')
  const rawPath = question === -1 ? target : target.slice(0, question)
  const rawQuery = question === -1 ? '' : target.slice(question + 1)
  const path = canonicalPath(rawPath)
  if (path === undefined) return { kind: 'unknown', locale: localeOfPath(rawPath) }

  const segments = path.split('/')
  const found = patterns.find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((segment, index) =>
        segment.startsWith(':') ? segments[index] !== '' : segment === segments[index],
      ),
  )
  if (!found) return { kind: 'unknown', locale: localeOfPath(path) }
  if (path !== rawPath)
    return { kind: 'moved', location: path + (rawQuery === '' ? '' : `?${rawQuery}`) }

  const row = routeRow(found.name)
  const query =
    rawQuery === '' ? {} : readQuery(new URLSearchParams(rawQuery), found.locale, row.query)
  return {
    kind: 'page',
    name: found.name,
    row,
    locale: found.locale,
    key: path + writeQuery(query, found.locale),
    personal: row.cache === 'never' || query.sent !== undefined,
    sent: query.sent !== undefined,
  }
}

/** The canonical path, percent-encoded; `undefined` when it is malformed. */
function canonicalPath(rawPath: string): string | undefined {
  const path = addressPath(rawPath.replaceAll('#', '%23'))
  // React Router serves raw loader data under `.data`; our screens call the API instead
  if (path === undefined || path.endsWith('.data')) return undefined
  return path.split('/').map(encodeSegment).join('/')
}
