/** Media types of request bodies: JSON, JSON as plain text, url-encoded pairs, multipart forms. */
export type BodyType = 'json' | 'text' | 'pairs' | 'multipart'

/** Bounds of a body. */
export interface BodyBounds {
  /** Maximum size, bytes. */
  bytes: number
  /** Maximum number: of JSON values at any depth, of pairs, or of parts. */
  values: number
  /** Maximum depth of JSON. */
  depth: number
}

/** What the body of a request may be: its media types, each with its bounds. */
export type BodyRules = Readonly<Partial<Record<BodyType, BodyBounds>>>

/** Problems of a body that its headers show; codes of the contract. */
export type HeaderProblem = 'media-type-unsupported' | 'length-required' | 'body-too-large'

/** Problems of a body that has been read, but not parsed; codes of the contract. */
export type ContentProblem = 'malformed-request' | 'body-too-large'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Media types by their name. */
const mediaTypes: Readonly<Record<BodyType, string>> = {
  json: 'application/json',
  text: 'text/plain',
  pairs: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/**
 * Maximum size of a body that may come without a declared length, bytes: larger ones reserve memory
 * or a connection by their length.
 */
const maxUndeclared = 1024 * 1024

/** Names of the media types of a request's body, for `Accept-Post`. */
export const acceptedTypes = (rules: BodyRules): string =>
  Object.entries(mediaTypes)
    .filter(([type]) => Object.hasOwn(rules, type))
    .map(([, name]) => name)
    .join(', ')

/** Bounds of a body by its `Content-Type`; undefined if its media type is not accepted. */
export function boundsOf(
  contentType: string | null | undefined,
  rules: BodyRules,
): BodyBounds | undefined {
  const type = bodyTypeOf(contentType)
  return type && rules[type]
}

/** Kind of a body by its `Content-Type`; undefined for another media type or none. */
export function bodyTypeOf(contentType: string | null | undefined): BodyType | undefined {
  const name = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  const found = Object.entries(mediaTypes).find(([, known]) => known === name)
  return found?.[0] as BodyType | undefined
}

/** True if a request announces a body (RFC 9112, 6). */
export const announcesBody = (headers: Headers): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Problem that the headers of a body show, before anything of it is read: its media type, a missing
 * length (of bodies that may be large), its size.
 */
export function headerProblem(headers: Headers, rules: BodyRules): HeaderProblem | undefined {
  const bounds = boundsOf(String(headers['content-type'] ?? ''), rules)
  if (bounds === undefined) return 'media-type-unsupported'
  const length = headers['content-length']
  if (length === undefined) return bounds.bytes > maxUndeclared ? 'length-required' : undefined
  return Number(length) <= bounds.bytes ? undefined : 'body-too-large'
}

/**
 * Problem of a body as it was received, found without parsing it: more values than allowed,
 * or deeper JSON. A parser makes an object of each, so that a body of 8 MB fills the heap.
 */
export function contentProblem(
  bytes: Uint8Array,
  contentType: string | null | undefined,
  bounds: Pick<BodyBounds, 'values' | 'depth'>,
): ContentProblem | undefined {
  switch (bodyTypeOf(contentType)) {
    case 'json':
    case 'text':
      return jsonProblem(bytes, bounds)
    case 'pairs':
      return countOf(bytes, ampersand, bounds.values) < bounds.values ? undefined : 'body-too-large'
    case 'multipart':
      // the closing delimiter counts as one
      return countOf(bytes, delimiterOf(contentType), bounds.values + 2) <= bounds.values + 1
        ? undefined
        : 'body-too-large'
    default:
      return undefined
  }
}

const ampersand = Buffer.from('&')

/** Line that begins each part of a multipart body. */
function delimiterOf(contentType: string | null | undefined): Buffer {
  const [, quoted, plain] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType ?? '') ?? []
  return Buffer.from(`--${quoted ?? plain ?? ''}`)
}

/** Number of occurrences of a text, counted up to a limit. */
function countOf(bytes: Uint8Array, text: Buffer, limit: number): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = buffer.indexOf(text); at !== -1 && count < limit; count += 1)
    at = buffer.indexOf(text, at + text.length)
  return count
}

/**
 * Counts the parts of a multipart body while it arrives: false as soon as there are more than the
 * limit.
 */
export function partCounter(
  contentType: string | null | undefined,
  limit: number,
): (chunk: Uint8Array) => boolean {
  const delimiter = delimiterOf(contentType)
  let count = 0
  let rest = Buffer.alloc(0)
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk])
    count += countOf(bytes, delimiter, limit + 2)
    // a delimiter may be split between two chunks
    rest = bytes.subarray(Math.max(0, bytes.length - delimiter.length + 1))
    return count <= limit + 1
  }
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const space = 0x20
const openingBracket = 0x5b
const openingBrace = 0x7b
const closingBracket = 0x5d
const closingBrace = 0x7d

/** Counts values by the brackets and commas outside of texts: one pass, no memory. */
function jsonProblem(
  bytes: Uint8Array,
  { values, depth }: Pick<BodyBounds, 'values' | 'depth'>,
): ContentProblem | undefined {
  let count = 1
  let level = 0
  let inText = false
  let isEmpty = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
      continue
    }
    if (byte <= space) continue
    const opens = byte === openingBracket || byte === openingBrace
    if (opens) {
      level += 1
      if (level > depth) return 'malformed-request'
    } else if (byte === closingBracket || byte === closingBrace) {
      level -= 1
      if (isEmpty) count -= 1
    } else inText = byte === quote
    // a list or object adds its first value, if it has one
    if (opens || byte === comma) count += 1
    if (count > values + 1) return 'body-too-large'
    isEmpty = opens
  }
  return count > values ? 'body-too-large' : undefined
}
