import { addressPath } from '@vitrine/contract/address-path'
import { localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { readQuery, writeQuery } from '#shared/routes/query-names.ts'
import { encodeSegment } from '@vitrine/contract/document-paths'
import { routeNames, routePattern, routeRow } from '#shared/routes/table.ts'
import type { RouteName, RouteRow } from '#shared/routes/table.ts'

/**
 * A page of the table. `key` is its one address: path and known query, ordered; whatever else was
 * asked is not in it. `personal`: one visitor's alone, by its row, or because it tells what became
 * of a form (`sent`).
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

/** What a request's target means to the site. */
export type Address =
  | PageAddress
  /** The same page under its one spelling. */
  | { kind: 'moved'; location: string }
  /** No row has it. */
  | { kind: 'unknown'; locale: Locale }

const patterns = localeCodes.flatMap((locale) =>
  routeNames.map((name) => ({ name, locale, segments: routePattern(name, locale).split('/') })),
)

/**
 * Reads the target of a request line (`/produtos?pagina=2`), hostile ones included; never throws.
 */
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

/** The one spelling of a path, encoded again; `undefined`: it cannot be read. */
function canonicalPath(rawPath: string): string | undefined {
  const path = addressPath(rawPath.replaceAll('#', '%23'))
  // React Router answers such paths with a screen's raw data, which nobody asks us for: screens ask
  // the API
  if (path === undefined || path.endsWith('.data')) return undefined
  return path.split('/').map(encodeSegment).join('/')
}
