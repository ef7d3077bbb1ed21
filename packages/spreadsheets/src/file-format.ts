import type { Archive } from './archive.ts'
import type { WorkbookRefusal } from './workbook-limits.ts'

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

/** Signatures of a local file and of an empty archive; a CSV may begin with the letters alone. */
const zip = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
]
/** Compound file: a workbook with a password, or one of Excel 97 to 2003. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]

/** True for a ZIP archive. */
export const isArchive = (bytes: Uint8Array): boolean =>
  zip.some((signature) => begins(bytes, signature))

/** True if a compound file holds an encrypted package (MS-OFFCRYPTO): its name in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  const [first = 0] = name
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (name.every((byte, place) => bytes[at + place] === byte)) return true
  return false
}

/** True for a workbook of Excel 2 to 5: a first record of BIFF with its length. */
const isEarlyExcel = ([type, version = 1, length = 0, high]: Uint8Array): boolean =>
  type === 0x09 && [0, 2, 4, 8].includes(version) && length >= 4 && length <= 16 && high === 0

/** Binary format of a workbook that is not read; undefined for other files. */
export function binaryFormatOf(bytes: Uint8Array): WorkbookRefusal | undefined {
  if (begins(bytes, compound)) return isEncrypted(bytes) ? 'encrypted' : 'oldFormat'
  return isEarlyExcel(bytes) ? 'oldFormat' : undefined
}

/** Format of an archive that is no XLSX workbook; undefined for others. */
export function archiveFormatOf(archive: Pick<Archive, 'has'>): WorkbookRefusal | undefined {
  if (archive.has('xl/workbook.bin')) return 'binaryWorkbook'
  return archive.has('META-INF/manifest.xml') && archive.has('content.xml')
    ? 'openDocument'
    : undefined
}

/** Characters at the beginning that tell the format of a text. */
export const headLength = 4096

/** First element or declaration of a page or of XML; a page saved with its files is MIME. */
const markup =
  /^(?:<!--|<!doctype|<\?xml|mime-version:|<(?:html|head|meta|body|table|style|script|div|center|font|workbook)\b)/i

/** Format of a text that is no table: a web page, XML; undefined for others. */
export function textFormatOf(text: string): WorkbookRefusal | undefined {
  const head = text.slice(0, headLength).trimStart()
  if (!markup.test(head)) return undefined
  if (head.includes('urn:schemas-microsoft-com:office:spreadsheet') && !/<html\b/i.test(head))
    return 'xmlSpreadsheet'
  return /<office:document\b/.test(head) ? 'openDocument' : 'webPage'
}
