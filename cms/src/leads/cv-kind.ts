/** What a CV may be, by what its first bytes and its parts say; a name or a declared type proves nothing. */
export type CvKind = 'pdf' | 'doc' | 'docx'

export const cvTypes: Record<CvKind, string> = {
  pdf: 'application/pdf', doc: 'application/msword', docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const oleHeader = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const zipHeader = Buffer.from('504b0304', 'hex')
const wordStream = Buffer.from('WordDocument', 'utf16le')

/** The kind of a file, or `undefined` when it is none of them. Word files with macros are refused: they are programs. */
export function cvKindOf(bytes: Buffer): CvKind | undefined {
  if (bytes.subarray(0, 1024).includes('%PDF-') && bytes.subarray(-2048).includes('%%EOF')) return 'pdf'
  if (bytes.subarray(0, 8).equals(oleHeader)) return bytes.includes(wordStream) && !bytes.includes(Buffer.from('_VBA_PROJECT', 'utf16le')) ? 'doc' : undefined
  if (bytes.subarray(0, 4).equals(zipHeader)) return bytes.includes('[Content_Types].xml') && bytes.includes('word/document.xml') && !bytes.includes('vbaProject.bin') ? 'docx' : undefined
  return undefined
}
