/** Encodings that are taken off: of `%25252e` three. */
const maxDecodings = 4

/** Overlong UTF-8 of `.`, `/` and `\`, which lenient decoders accept (RFC 3629 §3). */
const overlong = [
  [/%(?:c0|e0%80|f0%80%80)%ae/gi, '.'],
  [/%(?:c0|e0%80|f0%80%80)%af/gi, '/'],
  [/%(?:c1%9c|e0%81%9c|f0%80%81%9c)/gi, '\\'],
] as const

/** Percent-encoded ASCII decoded, other octets as they are: never throws. */
function decodeAscii(path: string): string {
  let text = path
  for (const [pattern, sign] of overlong) text = text.replace(pattern, sign)
  return text.replace(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** A segment that leads to another one: one or two dots, also before parameters, blanks and controls. */
// oxlint-disable-next-line no-control-regex -- URL parsers drop tabs and line breaks
const dotSegment = /^[\u0000- ]*\.[\u0000- ]*(?:\.[\u0000- ]*)?(?:[;?#]|$)/

/**
 * Whether the path of a request target may be routed: no dot segment and no backslash in any
 * encoding. Programs and libraries read them differently, so that one routes what another checked.
 */
export function isPlainTarget(target: string): boolean {
  // nearly all: nothing that could lead elsewhere
  // oxlint-disable-next-line no-control-regex -- URL parsers drop tabs and line breaks
  if (target.startsWith('/') && !/[\\%;]|\/\.|[\u0000- ]/.test(target)) return true
  const end = target.search(/[?#]/)
  let path = end === -1 ? target : target.slice(0, end)
  for (let decodings = 0; decodings <= maxDecodings; decodings += 1) {
    if (path.includes('\\') || path.split('/').some((segment) => dotSegment.test(segment)))
      return false
    const decoded = decodeAscii(path)
    if (decoded === path) return true
    path = decoded
  }
  // more encodings than any address has
  return false
}

/** A request target in origin form (RFC 9112 §3.2): of an absolute one its path and query. */
export function originForm(target: string): string {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(target)
  if (!absolute) return target
  const rest = target.slice(absolute[0].length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
