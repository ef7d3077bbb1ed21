import { parseBlock } from './clipboard.ts'
import type { Block } from './clipboard.ts'

/** Cell delimiters of files, most common first. */
const delimiters = ['\t', ';', '|', ','] as const

/**
 * Text of a file, decoded by its byte order mark, otherwise as UTF-8, otherwise as Windows-1252
 * (Excel in western languages).
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  return isUtf8(text) ? text : new TextDecoder('windows-1252').decode(bytes)
}

/**
 * True if the bytes are UTF-8, even if partly damaged: bytes of other encodings are hardly ever
 * valid UTF-8 characters.
 */
function isUtf8(text: string): boolean {
  const damaged = text.match(/\ufffd/g)?.length ?? 0
  const decoded = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0
  return damaged === 0 || decoded > damaged
}

/** Delimiter of a header row: its most frequent one; undefined for a row with numbers. */
function delimiterOfHeadings(row: string): string | undefined {
  const unquoted = row.replaceAll(/"(?:[^"]|"")*"/g, '')
  if (/\d/.test(unquoted)) return undefined
  const counts = delimiters.map((sign) => unquoted.split(sign).length - 1)
  const maxCount = Math.max(...counts)
  return maxCount === 0 ? undefined : delimiters[counts.indexOf(maxCount)]
}

/**
 * Rows of a CSV or TSV file; undefined for a file that is not text. The delimiter is read from the
 * header, or from Excel's line before it (`sep=;`).
 */
export function parseTextFile(bytes: Uint8Array): Block | undefined {
  const text = decode(bytes)
  if (text.includes('\0')) return undefined
  const [stated, sign] = /^sep=(.)(?:\r\n|\r|\n)/.exec(text) ?? []
  if (stated !== undefined) return parseBlock(text.slice(stated.length), sign)
  const [headings = ''] = text.trimStart().split(/[\r\n]/, 1)
  return parseBlock(text, delimiterOfHeadings(headings))
}
