/**
 * A query as an object; repeated names become lists. `malformed`: names whose percent-encoding is
 * not UTF-8.
 */
export interface ParsedQuery {
  query: Record<string, string | string[]>
  malformed: string[]
}

/**
 * Parses a query string without question mark like `URLSearchParams`, but reports malformed
 * encodings.
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
 * Whether percent-encoded bytes are UTF-8: rejects overlong forms, surrogates and truncated
 * sequences. A lone `%` is literal.
 */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}
