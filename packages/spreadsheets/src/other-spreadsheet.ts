import { archiveKey, directoryOf } from './archive.ts'
import {
  archiveFormatOf,
  binaryFormatOf,
  headLength,
  isArchive,
  textFormatOf,
} from './file-format.ts'
import type { WorkbookRefusal } from './workbook-limits.ts'

/** Element of a page, which XML of other kinds has not. */
const pageElement = /<(?:!doctype\s+)?html\b|<table\b|^mime-version:/i

/**
 * Format of a spreadsheet that is not read, or of a page that is named like one, from the bytes of
 * any file; undefined for all others.
 */
export function otherSpreadsheetOf(bytes: Uint8Array): WorkbookRefusal | undefined {
  const binary = binaryFormatOf(bytes)
  if (binary) return binary
  if (isArchive(bytes)) {
    const names = new Set(directoryOf(bytes))
    return archiveFormatOf({ has: (name) => names.has(archiveKey(name)) })
  }
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, headLength)).trimStart()
  const format = textFormatOf(head)
  return format === 'webPage' && !pageElement.test(head) ? undefined : format
}
