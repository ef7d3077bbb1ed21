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

/** Content types of the parts of a package: those of parts, and of extensions that a part has. */
function statedTypes(stated: string, names: readonly string[]): string[] {
  const extensions = new Set(names.map((name) => name.split('.').at(-1)?.toLowerCase()))
  return stated.split('<').flatMap((element) => {
    const type = /\sContentType\s*=\s*["']([^"']*)["']/.exec(element)?.[1] ?? ''
    if (!/^(?:\w+:)?Default\s/.test(element)) return [type]
    const extension = /\sExtension\s*=\s*["']([^"']*)["']/.exec(element)?.[1]?.toLowerCase()
    return extension === undefined || extensions.has(extension) ? [type] : []
  })
}

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
    // SheetJS states types of extensions that no part has, those of XLSB among them
    !statedTypes(stated, archive.names).some((each) => /macroEnabled|vbaProject/i.test(each)) &&
    archive.names.every(
      (name) =>
        (parts.test(name) || name.startsWith(folder)) &&
        !programs.test(name) &&
        !name.includes('..'),
    )
  )
}
