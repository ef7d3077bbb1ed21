/** First and last byte of a part of a file, from 0. */
export interface ByteRange {
  start: number
  end: number
}

/** Headers of a request that ask for a part of a file. */
interface RangeRequest {
  method: string
  range: string | undefined
  ifRange: string | undefined
}

/** Version of a file, for `If-Range`. */
interface Version {
  etag: string | undefined
  lastModified: string | undefined
}

/** Longest number that can be a position, digits. */
const form = /^bytes=(\d{0,15})-(\d{0,15})$/i

/**
 * Part of a file of `size` bytes that a request asks for (RFC 9110 §14.2). `undefined`: the whole
 * file is sent, as for several parts, malformed ranges, other methods, and another version in
 * `If-Range`. `unsatisfiable`: the file has no such part.
 */
export function requestedRange(
  { method, range, ifRange }: RangeRequest,
  size: number,
  version: Version,
): ByteRange | 'unsatisfiable' | undefined {
  const match = method === 'GET' ? form.exec(range?.trim() ?? '') : null
  if (!match || !isSameVersion(ifRange, version)) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Number(last)
    return length === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - length), end: size - 1 }
  }
  if (last !== '' && Number(last) < Number(first)) return undefined
  return Number(first) >= size
    ? 'unsatisfiable'
    : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** True without `If-Range`, or if it names the version; strong comparison (RFC 9110 §13.1.5). */
function isSameVersion(ifRange: string | undefined, { etag, lastModified }: Version): boolean {
  if (ifRange === undefined) return true
  const asked = ifRange.trim()
  return asked.startsWith('"') ? asked === etag : asked === lastModified
}
