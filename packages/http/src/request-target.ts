/** Maximum number of encodings that are decoded: `%25252e` has three. */
const maxDecodings = 4

/** Overlong UTF-8 of `.`, `/` and `\`, which lenient decoders accept (RFC 3629 §3). */
const overlong = [
  [/%(?:c0|e0%80|f0%80%80)%ae/gi, '.'],
  [/%(?:c0|e0%80|f0%80%80)%af/gi, '/'],
  [/%(?:c1%9c|e0%81%9c|f0%80%81%9c)/gi, '\\'],
] as const

/** Decodes percent-encoded ASCII; other octets are unchanged. Never throws. */
function decodeAscii(path: string): string {
  let text = path
  for (const [pattern, sign] of overlong) text = text.replace(pattern, sign)
  return text.replace(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** Segment of one or two dots, also before parameters, blanks and control characters. */
// oxlint-disable-next-line no-control-regex -- URL parsers drop tabs and line breaks
const dotSegment = /^[\u0000- ]*\.[\u0000- ]*(?:\.[\u0000- ]*)?(?:[;?#]|$)/

/**
 * True if the path of a request target may be routed: it has no dot segment and no backslash in any
 * encoding. Programs and libraries interpret them differently, so that a check could be bypassed.
 */
export function isPlainTarget(target: string): boolean {
  // fast path for nearly all targets: no character that needs decoding
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
  // more encodings than a valid URL has
  return false
}

/** Request target in origin form (RFC 9112 §3.2): path and query of an absolute one. */
export function originForm(target: string): string {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(target)
  if (!absolute) return target
  const rest = target.slice(absolute[0].length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
