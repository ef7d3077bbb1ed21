import { lineOfCodePage } from './code-page.ts'
import { RefusedWorkbook } from './workbook-limits.ts'

/** Length of a UTF-8 sequence by its first byte; 0 for a byte that begins none. */
const lengthOf = (byte: number): number =>
  byte < 0x80 ? 1 : byte < 0xc2 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 0

const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x80 && byte < 0xc0

/** Sequences of several bytes, bytes that belong to none, and the line of the first of these. */
function inspect(bytes: Uint8Array): { sequences: number; strays: number; line: number } {
  let [sequences, strays, lines, line] = [0, 0, 1, 0]
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0
    if (byte === 0x0a || (byte === 0x0d && bytes[at + 1] !== 0x0a)) lines += 1
    const length = lengthOf(byte)
    if (length === 1) {
      at += 1
      continue
    }
    let end = at + 1
    while (end < at + length && isContinuation(bytes[end])) end += 1
    if (end - at !== length) {
      strays += 1
      if (line === 0) line = lines
      at += 1
      continue
    }
    sequences += 1
    at += length
  }
  return { sequences, strays, line: line || 1 }
}

/**
 * Text of a file, decoded by its byte order mark, otherwise as UTF-8, otherwise as Windows-1252
 * (Excel in western languages).
 *
 * @throws {RefusedWorkbook} for UTF-8 with damaged bytes and for a code page of DOS: the text is not
 *   guessed.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const { sequences, strays, line } = inspect(bytes)
    const isMarked = first === 0xef && second === 0xbb && third === 0xbf
    // a pair of signs of Windows-1252 is seldom a sequence of UTF-8
    if (isMarked || (sequences > 0 && sequences * 2 >= strays))
      throw new RefusedWorkbook('damagedText', { line })
    const codePageLine = lineOfCodePage(bytes)
    if (codePageLine !== undefined) throw new RefusedWorkbook('codePage', { line: codePageLine })
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
