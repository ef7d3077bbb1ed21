/** Percent-encodes a segment of a path, except the colon, which slugs may contain (R5). */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':')
}

/**
 * Fills the parameters of a pattern such as `/web/news/:id`, percent-encoded; the slashes of one of
 * several segments (`:name+`) are kept.
 */
export function fillPath(pattern: string, params: Readonly<Record<string, string>> = {}): string {
  return pattern.replace(/:(\w+)(\+?)/g, (_, name: string, several: string) => {
    const value = params[name] ?? ''
    return several === '' ? encodeSegment(value) : value.split('/').map(encodeSegment).join('/')
  })
}

/** Names of the parameters of a pattern. */
export const parameterNames = (pattern: string): string[] =>
  [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** Value of the matched pattern, with the parameters as in the path (not decoded). */
interface Matched<T> {
  value: T
  params: Record<string, string>
}

/**
 * Compiles patterns, each with a value, to a function that finds the first one that matches a whole
 * path. A parameter is one segment, not empty, or with a plus (`:name+`) several; `/*` at the end
 * allows further slashes. Case and encoding are compared exactly. Cost and alternatives: docs/decisions/0001.
 */
export function pathMatcher<T>(
  rows: readonly (readonly [pattern: string, value: T])[],
): (path: string) => Matched<T> | undefined {
  const compiled = rows.map(([pattern, value]) => ({
    value,
    expression: new RegExp(
      `^${pattern
        .replaceAll(/:(\w+)\+/g, '(?<$1>[^/](?:.*[^/])?)')
        .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
    ),
  }))
  return (path) => {
    for (const { value, expression } of compiled) {
      const found = expression.exec(path)
      if (found) return { value, params: { ...found.groups } }
    }
    return undefined
  }
}
