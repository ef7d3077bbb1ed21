import { readArchive, unpackingBudget } from './zip-archive.ts'

const contentTypes = '[Content_Types].xml'
const types = 'application/vnd.openxmlformats-officedocument'

/** Main part of each kind of file (ECMA-376, part 1), and the content type that makes a file of that kind. */
const kinds = {
  docx: { folder: 'word/', main: 'document.xml', type: 'wordprocessingml.document.main+xml' },
  xlsx: { folder: 'xl/', main: 'workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
} as const

/** What all kinds of files have beside the folder of their own; another kind of archive has others. */
const parts =
  /^(?:\[Content_Types\]\.xml$|_rels\/|docProps\/|docMetadata\/|customXml\/|_xmlsignatures\/)/
/** Embedded programs. */
const programs =
  /vbaProject|vbaData|\/activeX\/|\.(?:class|exe|dll|js|jar|com|scr|bat|cmd|ps1|vbs|hta|html?)$/i

/** Whether a file is a whole Office file of a kind, without programs and nothing of another kind of archive. */
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
