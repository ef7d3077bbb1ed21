/**
 * A query as an object; a name that repeats becomes a list. `malformed`: names whose
 * percent-encoding is not UTF-8.
 */
export interface ParsedQuery {
  query: Record<string, string | string[]>
  malformed: string[]
}

/**
 * Parses the query of an address, without its question mark, as `URLSearchParams` does, but reports
 * malformed encodings.
 */
export function parseQueryString(text: string): ParsedQuery {
  const query = new Map<string, string | string[]>()
  const malformed = new Set<string>()
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const [[name = '', value = '']] = [...new URLSearchParams(`&${pair}`)] as [[string, string]]
    const before = query.get(name)
    query.set(name, before === undefined ? value : [before, value].flat())
    if (!isDecodable(pair)) malformed.add(name)
  }
  return { query: Object.fromEntries(query), malformed: [...malformed] }
}

/**
 * Whether percent-encoded bytes are UTF-8: overlong forms, surrogates and cut sequences are not. A
 * lone `%` is itself.
 */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}
