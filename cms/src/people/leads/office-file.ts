import { readArchive, unpackingBudget } from './zip-archive.ts'

const contentTypes = '[Content_Types].xml'
const types = 'application/vnd.openxmlformats-officedocument'

/** Main part of each file type (ECMA-376, part 1), and its content type. */
const kinds = {
  docx: { folder: 'word/', main: 'document.xml', type: 'wordprocessingml.document.main+xml' },
  xlsx: { folder: 'xl/', main: 'workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
} as const

/**
 * Parts that all file types contain besides their own folder; other archives contain further parts.
 */
const parts =
  /^(?:\[Content_Types\]\.xml$|_rels\/|docProps\/|docMetadata\/|customXml\/|_xmlsignatures\/)/
/** Parts that contain programs. */
const programs =
  /vbaProject|vbaData|\/activeX\/|\.(?:class|exe|dll|js|jar|com|scr|bat|cmd|ps1|vbs|hta|html?)$/i

/**
 * True if a file is a complete Office file of a type, without programs or parts of other archives.
 */
export async function isOfficeFile(
  bytes: Buffer,
  kind: keyof typeof kinds,
  budget = unpackingBudget(),
): Promise<boolean> {
  const { folder, main, type } = kinds[kind]
  const archive = await readArchive(bytes, contentTypes, budget)
  const stated = archive?.content?.toString('utf8') ?? ''
  return (
    archive !== undefined &&
    archive.names.includes(folder + main) &&
    stated.includes(`${types}.${type}`) &&
    !/macroEnabled|vbaProject/i.test(stated) &&
    archive.names.every(
      (name) =>
        (parts.test(name) || name.startsWith(folder)) &&
        !programs.test(name) &&
        !name.includes('..'),
    )
  )
}
