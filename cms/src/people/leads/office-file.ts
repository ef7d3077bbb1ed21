import { Archive } from '@vitrine/spreadsheets/archive'
import type { ByteBudget } from '@vitrine/spreadsheets/archive'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'

/** Maximum unpacked size of an archive, bytes. */
export const maxUnpackedBytes = 50 * 1024 * 1024
/** Unpacked size from which the compression ratio is checked, bytes. */
const ratioFromBytes = 8 * 1024 * 1024
/** Maximum compression ratio: Office files stay below 100, an archive of zeros reaches 1000. */
const maxRatio = 200
/** Maximum size of the list of content types, bytes. */
const maxTypesBytes = 2 * 1024 * 1024
/** Maximum number of files; a long CV with images has a few hundred. */
const maxEntries = 2000

/** Bytes that may still be unpacked, for one file or all files of a form. */
export class UnpackingBudget implements ByteBudget {
  left = maxUnpackedBytes

  addBytes(count: number): void {
    this.left -= count
    if (this.left < 0) throw new RefusedWorkbook('tooLarge')
  }
}

const contentTypes = '[content_types].xml'
const types = 'application/vnd.openxmlformats-officedocument'

/** Main part of each file type (ECMA-376, part 1), and its content type. */
const kinds = {
  docx: {
    folder: 'word/',
    main: 'document.xml',
    type: `${types}.wordprocessingml.document.main+xml`,
  },
  xlsx: { folder: 'xl/', main: 'workbook.xml', type: `${types}.spreadsheetml.sheet.main+xml` },
} as const

/**
 * Parts that all file types contain besides their own folder, some libraries those of their
 * packages as well; other archives contain further parts.
 */
const parts =
  /^(?:\[content_types\]\.xml$|_rels\/|docprops\/|docmetadata\/|customxml\/|_xmlsignatures\/|package\/services\/|\[trash\]\/)/
/** Parts that contain programs. */
const programs =
  /vbaproject|vbadata|macrosheets\/|\/activex\/|\.(?:class|exe|dll|js|jar|com|scr|bat|cmd|ps1|vbs|hta|html?)$/

/** Type that a package states for a part, or for the parts with an extension. */
interface StatedType {
  type: string
  part: string
  extension: string | undefined
}

const statedTypes = (stated: string): StatedType[] =>
  stated.split('<').map((element) => ({
    type: /\sContentType\s*=\s*["']([^"']*)["']/.exec(element)?.[1] ?? '',
    part: /\sPartName\s*=\s*["']([^"']*)["']/.exec(element)?.[1] ?? '',
    extension: /^(?:\w+:)?Default\s/.test(element)
      ? /\sExtension\s*=\s*["']([^"']*)["']/.exec(element)?.[1]?.toLowerCase()
      : undefined,
  }))

/** Reads all files of an archive, with their sizes and checksums; text of the content types. */
async function unpack(archive: Archive, budget: ByteBudget): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (const name of archive.names)
    for await (const chunk of archive.read(name, budget)) {
      if (name !== contentTypes) continue
      size += chunk.length
      if (size > maxTypesBytes) throw new RefusedWorkbook('tooLarge')
      chunks.push(chunk)
    }
  return Buffer.concat(chunks).toString('utf8')
}

/** True if a whole archive has the parts and content types of a file type, and no programs. */
async function isPackage(
  bytes: Buffer,
  { folder, main, type }: (typeof kinds)[keyof typeof kinds],
  budget: UnpackingBudget,
): Promise<boolean> {
  const archive = new Archive(bytes, { entries: maxEntries, unpackedBytes: budget.left })
  const { names, unpackedBytes: size } = archive
  if (
    !archive.isWhole() ||
    (size > ratioFromBytes && size > maxRatio * bytes.length) ||
    !names.every(
      (name) =>
        (parts.test(name) || name.startsWith(folder)) &&
        !programs.test(name) &&
        !name.includes('..'),
    )
  )
    return false
  const text = await unpack(archive, budget)
  const stated = statedTypes(text)
  const extensions = new Set(names.map((name) => name.split('.').at(-1)))
  // SheetJS states types of extensions that no part has, those of XLSB among them
  const used = stated.filter(
    ({ extension }) => extension === undefined || extensions.has(extension),
  )
  const hasMain =
    archive.has(folder + main) ||
    stated.some((each) => each.type === type && archive.has(each.part))
  return (
    hasMain &&
    text.includes(type) &&
    !used.some((each) => /macroenabled|vbaproject|macrosheet/i.test(each.type))
  )
}

/**
 * True if a file is a complete Office file of a type, without programs or parts of other archives:
 * one that unpacks to more than 50 MB, or to much more than its own size, is none.
 */
export async function isOfficeFile(
  bytes: Buffer,
  kind: keyof typeof kinds,
  budget = new UnpackingBudget(),
): Promise<boolean> {
  try {
    return await isPackage(bytes, kinds[kind], budget)
  } catch (error) {
    if (error instanceof RefusedWorkbook) return false
    throw error
  }
}
