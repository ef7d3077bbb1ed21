/** Query by name; the value of a repeated name is a list. */
export type Query = Record<string, string | string[]>

/** Query from names and values; the value of a repeated name is a list. */
export function queryOf(pairs: Iterable<readonly [name: string, value: string]>): Query {
  const query = new Map<string, string | string[]>()
  for (const [name, value] of pairs) {
    const before = query.get(name)
    query.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(query)
}

/** Parses a query string without its question mark; malformed percent-encoding becomes U+FFFD. */
export function parseQuery(text: string): Query {
  // `URLSearchParams` drops a leading question mark, which is part of a name here
  return queryOf(new URLSearchParams(`&${text}`))
}

/** Values of a name in a query, as a list. */
export function valuesOf(query: Query, name: string): string[] {
  return [query[name] ?? []].flat()
}

/** Formats a query with its question mark, names in the given order; empty without values. */
export function formatQuery(query: Query): string {
  const pairs = Object.keys(query).flatMap((name) =>
    valuesOf(query, name).map((value) => [name, value]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}

/**
 * Names in a query string whose percent-encoded bytes are not UTF-8: overlong forms, surrogates,
 * truncated sequences. A lone `%` is literal.
 */
export function malformedNames(text: string): string[] {
  return text
    .split('&')
    .filter((pair) => !isDecodable(pair))
    .flatMap((pair) => Object.keys(parseQuery(pair)))
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}
