import { z } from 'zod'

/**
 * Detection of file formats by their headers. Written without regular expressions that backtrack:
 * each character is read once, whatever the file contains. `text` is the beginning of a file, one
 * character per byte.
 */

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

/** Offset of the first non-blank character from `at`. */
function skipBlanks(text: string, at: number): number {
  let place = at
  while (place < text.length && isBlank(text.charCodeAt(place))) place += 1
  return place
}

/** Offset after the next line break from `at`; undefined without one. */
function nextLine(text: string, at: number): number | undefined {
  const found = text.indexOf('\n', at)
  return found === -1 ? undefined : found + 1
}

const byteOrderMark = '\u00ef\u00bb\u00bf'
const startOf = (text: string): number =>
  text.startsWith(byteOrderMark) ? byteOrderMark.length : 0

/** ISO 10303-21: white space and comments, then the keyword. */
export function isStepHead(text: string): boolean {
  let at = skipBlanks(text, startOf(text))
  while (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2)
    if (end === -1) return false
    at = skipBlanks(text, end + 2)
  }
  return text.startsWith('ISO-10303-21;', at)
}

/** Offset after a line that contains only a DXF group code; undefined for another code. */
function afterGroupCode(text: string, at: number, code: string): number | undefined {
  if (!text.startsWith(code, at)) return undefined
  const end = at + code.length
  const place = text[end] === '\r' ? end + 1 : end
  return text[place] === '\n' ? place + 1 : undefined
}

/** DXF reference: comments (group 999), then the first section (group 0). */
export function isDxfHead(text: string): boolean {
  let at = skipBlanks(text, startOf(text))
  for (;;) {
    const comment = afterGroupCode(text, at, '999')
    if (comment === undefined) break
    const next = nextLine(text, comment)
    if (next === undefined) return false
    at = skipBlanks(text, next)
  }
  const section = afterGroupCode(text, at, '0')
  return section !== undefined && /^SECTION\b/.test(text.slice(skipBlanks(text, section)))
}

const pdfVersion = /^%PDF-(?:1\.[0-7]|2\.0)(?=[ \t\r\n])/
/**
 * First object of a PDF; digit counts are bounded, and each part begins with a different character,
 * so matching is linear.
 */
const pdfObject = /^\d{1,10}[ \t\r\n]+\d{1,5}[ \t\r\n]+obj\b/
const maxPdfCommentBytes = 256

/** ISO 32000-1 §7.5: a header at the first byte, comments, then an object. */
export function isPdfHead(text: string): boolean {
  const version = pdfVersion.exec(text)?.[0]
  if (version === undefined) return false
  let at = skipBlanks(text, version.length)
  if (!/[\r\n]/.test(text.slice(version.length, at))) return false
  while (text[at] === '%') {
    const end = text.slice(at, at + maxPdfCommentBytes + 1).search(/[\r\n]/)
    if (end === -1) return false
    at = skipBlanks(text, at + end)
  }
  return pdfObject.test(text.slice(at))
}

/** ISO 32000-1 §7.5.5: `startxref` with the offset of the table, `%%EOF`, then white space only. */
export function isPdfEnd(text: string): boolean {
  let end = text.length
  while (end > 0 && (isBlank(text.charCodeAt(end - 1)) || text[end - 1] === '\0')) end -= 1
  const start = text.lastIndexOf('startxref', end)
  return start !== -1 && /^startxref\s+\d{1,10}\s+%%EOF$/.test(text.slice(start, end))
}

/** Length of the GLB header, bytes. */
const glbHeaderBytes = 12
/** Length of the header of a GLB chunk, bytes. */
const chunkHeaderBytes = 8

const gltf = z.object({
  asset: z.object({ version: z.string().startsWith('2.') }),
  extensionsRequired: z.array(z.string()).default([]),
})

/** JSON description in a binary glTF 2.0 (its first chunk); undefined for other files. */
export function gltfOf(bytes: Buffer): z.infer<typeof gltf> | undefined {
  const start = glbHeaderBytes + chunkHeaderBytes
  if (
    bytes.length < start ||
    bytes.toString('latin1', 0, 4) !== 'glTF' ||
    bytes.readUInt32LE(4) !== 2 ||
    bytes.readUInt32LE(8) !== bytes.length ||
    bytes.toString('latin1', 16, start) !== 'JSON'
  )
    return undefined
  const end = start + bytes.readUInt32LE(glbHeaderBytes)
  if (end > bytes.length) return undefined
  try {
    const json: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end)),
    )
    return gltf.safeParse(json).data
  } catch {
    return undefined
  }
}
