import { extname } from 'node:path'
import { archiveEndOf } from '@vitrine/spreadsheets/archive'
import { kindOf } from '#src/content/media/file-kinds.ts'
import type { FileKind } from '#src/content/media/file-kinds.ts'
import { isPdf } from '../cv-kind.ts'
import { isOfficeFile, UnpackingBudget } from '../office-file.ts'

/**
 * Allowed kinds of attachments: letters, images, spreadsheets, drawings. No archives, because their
 * content cannot be checked and scanned reliably.
 */
const allowed = [
  'pdf',
  'jpeg',
  'png',
  'webp',
  'xlsx',
  'docx',
  'csv',
  'text',
  'dxf',
  'dwg',
  'step',
] as const satisfies readonly FileKind[]

/**
 * Media type of an attachment whose content matches its extension; undefined for other files, and
 * for files that are also an archive or contain programs.
 */
export async function attachmentType(
  name: string,
  bytes: Buffer,
  budget = new UnpackingBudget(),
): Promise<string | undefined> {
  if (bytes.length === 0) return undefined
  const kind = kindOf(name, bytes, allowed)
  if (kind === undefined || kind === 'mismatch') return undefined
  const extension = extname(name).slice(1).toLowerCase()
  if (extension === 'xlsx' || extension === 'docx')
    return (await isOfficeFile(bytes, extension, budget)) ? kind.mime : undefined
  // a file that is also a ZIP archive is a polyglot
  if (archiveEndOf(bytes) !== undefined) return undefined
  return extension === 'pdf' && !isPdf(bytes) ? undefined : kind.mime
}
