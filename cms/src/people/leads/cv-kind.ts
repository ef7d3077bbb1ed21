import { archiveEndOf } from '@vitrine/spreadsheets/archive'
import { isPdfEnd, isPdfHead } from '#src/content/media/format-heads.ts'
import { isOfficeFile } from './office-file.ts'

/** File type of a CV, detected from its whole content; name and declared type are ignored. */
export type CvKind = 'pdf' | 'doc' | 'docx'

export const cvTypes: Record<CvKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Bytes at the beginning and end of a file that are searched for the header and end of a PDF. */
const pdfMargin = 2048

/** Signature of a compound file ([MS-CFB] §2.2). */
const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')

/** True if a file is a complete PDF, with no data before or after it. */
export function isPdf(bytes: Buffer): boolean {
  return (
    isPdfHead(bytes.toString('latin1', 0, pdfMargin)) &&
    isPdfEnd(bytes.toString('latin1', Math.max(0, bytes.length - pdfMargin)))
  )
}

function isDoc(bytes: Buffer): boolean {
  if (
    bytes.length < 512 ||
    !bytes.subarray(0, 8).equals(oleSignature) ||
    bytes.readUInt16LE(28) !== 0xfffe
  )
    return false
  const [version, shift] = [bytes.readUInt16LE(26), bytes.readUInt16LE(30)]
  return (
    ((version === 3 && shift === 9) || (version === 4 && shift === 12)) &&
    bytes.includes(utf16('WordDocument')) &&
    !bytes.includes(utf16('_VBA_PROJECT')) &&
    !bytes.includes(utf16('Macros'))
  )
}

/**
 * File type of the content; `undefined` for an unknown type, a polyglot file or a file that
 * contains programs.
 */
export async function cvKindOf(bytes: Buffer): Promise<CvKind | undefined> {
  if (await isOfficeFile(bytes, 'docx')) return 'docx'
  // a file that is also a ZIP archive is a polyglot
  if (archiveEndOf(bytes) !== undefined) return undefined
  if (isPdf(bytes)) return 'pdf'
  return isDoc(bytes) ? 'doc' : undefined
}
