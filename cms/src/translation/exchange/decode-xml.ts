import { RefusedFile } from './exchanged.ts'

/** Characters of the beginning of a file in which the XML declaration stands. */
const declarationLength = 200

/** Encoding that a byte order mark or the first two characters show. */
function shownEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  return undefined
}

/**
 * Text of an XML file, without its byte order mark (XML 1.0, appendix F).
 *
 * @throws `RefusedFile` for an unknown encoding and for bytes that are none of it.
 */
export function decodeXml(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, declarationLength))
  const declaration = /^[^<]{0,4}<\?xml([^>]*)/.exec(head)?.[1] ?? ''
  const [, named = ''] = declaration.split('encoding', 2)
  const declared = /^\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/.exec(named)?.[1]
  const encoding = shownEncoding(bytes) ?? declared ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new RefusedFile('encoding', { detail: encoding })
  }
}
