import type { Archive } from './archive.ts'
import { builtInKindOf, formatKindOf } from './number-formats.ts'
import type { NumberFormatKind } from './number-formats.ts'
import { attributeOf, readXml } from './read-xml.ts'
import type { XmlElement } from './read-xml.ts'
import { textCell } from './typed-cell.ts'
import type { TypedCell } from './typed-cell.ts'
import { RefusedWorkbook, workbookLimits } from './workbook-limits.ts'
import type { ReadBudget } from './workbook-limits.ts'

/** Archive of a workbook and the budget of its parts. */
export interface OpenWorkbook {
  archive: Archive
  budget: ReadBudget
}

/** Format of a cell: its kind, and its pattern unless it is built in. */
export interface CellFormat {
  kind: NumberFormatKind
  pattern: string
}

interface SheetPart {
  name: string
  isHidden: boolean
  path: string
}

/** Sheets of a workbook and what their cells refer to. */
export interface WorkbookParts {
  sheets: SheetPart[]
  isFrom1904: boolean
  strings: readonly TypedCell[]
  formats: readonly CellFormat[]
}

/** True for a logical attribute that is set. */
export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Escapes of characters that XML cannot hold: `_x000D_`. */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text

/** Path of a target that is relative to a part; some programs write backslashes. */
function resolvePath(part: string, written: string): string {
  const target = written.replaceAll('\\', '/')
  if (target.startsWith('/')) return target.slice(1)
  const folders = part.split('/').slice(0, -1)
  for (const step of target.split('/'))
    if (step === '..') folders.pop()
    else if (step !== '.') folders.push(step)
  return folders.join('/')
}

interface Relation {
  type: string
  path: string
}

/** Relations of a part by their id; types without their namespace, of which there are two. */
async function readRelations(open: OpenWorkbook, part: string): Promise<Map<string, Relation>> {
  const at = part.lastIndexOf('/') + 1
  const relations = new Map<string, Relation>()
  const path = `${part.slice(0, at)}_rels/${part.slice(at)}.rels`
  if (!open.archive.has(path)) return relations
  await readXml(open.archive.read(path, open.budget), {
    begin: (element) => {
      if (element.name !== 'Relationship' || element.attributes['TargetMode'] === 'External') return
      const { Id: id = '', Type: type = '', Target: target = '' } = element.attributes
      if (relations.size >= workbookLimits.entries) throw new RefusedWorkbook('tooManyFiles')
      relations.set(id, {
        type: type.slice(type.lastIndexOf('/') + 1),
        path: resolvePath(part, target),
      })
    },
  })
  return relations
}

/** Strings that cells share; those of phonetic guides are left out. */
async function readStrings(open: OpenWorkbook, path: string): Promise<TypedCell[]> {
  const strings: TypedCell[] = []
  let text = ''
  let isText = false
  let guides = 0
  let characters = 0
  await readXml(open.archive.read(path, open.budget), {
    begin: ({ name }) => {
      if (name === 'si') text = ''
      if (name === 'rPh') guides += 1
      isText = name === 't' && guides === 0
    },
    text: (part) => {
      if (isText) text += part
      if (text.length > workbookLimits.cellCharacters) throw new RefusedWorkbook('cellTooLong')
    },
    end: (name) => {
      isText = false
      if (name === 'rPh') guides -= 1
      if (name !== 'si') return
      characters += text.length
      if (strings.length >= workbookLimits.strings || characters > workbookLimits.characters)
        throw new RefusedWorkbook('tooManyCharacters')
      strings.push(textCell(withoutEscapes(text)))
    },
  })
  return strings
}

/** Formats of the cells by their index. */
async function readFormats(open: OpenWorkbook, path: string): Promise<CellFormat[]> {
  const patterns = new Map<number, string>()
  const formats: CellFormat[] = []
  let isInCells = false
  await readXml(open.archive.read(path, open.budget), {
    begin: ({ name, attributes }: XmlElement) => {
      if (formats.length > workbookLimits.formats || patterns.size > workbookLimits.formats)
        throw new RefusedWorkbook('tooManyCells')
      if (name === 'cellXfs') isInCells = true
      const id = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmt') patterns.set(id, (attributes['formatCode'] ?? '').slice(0, 255))
      if (name !== 'xf' || !isInCells) return
      const pattern = patterns.get(id)
      formats.push(
        pattern === undefined
          ? { kind: builtInKindOf(id), pattern: '' }
          : { kind: formatKindOf(pattern), pattern },
      )
    },
    end: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats
}

/** Reads the parts of a workbook except its sheets. */
export async function readParts(open: OpenWorkbook): Promise<WorkbookParts> {
  const root = [...(await readRelations(open, '')).values()]
  const book = root.find(({ type }) => type === 'officeDocument')?.path
  if (book === undefined || !open.archive.has(book)) throw new RefusedWorkbook('unknownFormat')
  const relations = await readRelations(open, book)
  const sheets: SheetPart[] = []
  let isFrom1904 = false
  let isWorkbook = false
  await readXml(open.archive.read(book, open.budget), {
    begin: (element) => {
      const { name, attributes } = element
      if (name === 'workbook') isWorkbook = true
      if (name === 'workbookPr') isFrom1904 = isTrue(attributes['date1904'])
      const relation =
        name === 'sheet' ? relations.get(attributeOf(element, 'id') ?? '') : undefined
      if (relation?.type !== 'worksheet') return
      if (sheets.length >= workbookLimits.sheets) throw new RefusedWorkbook('tooManySheets')
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible'
      sheets.push({ name: attributes['name'] ?? '', isHidden, path: relation.path })
    },
  })
  if (!isWorkbook) throw new RefusedWorkbook('unknownFormat')
  const pathOf = (type: string): string | undefined =>
    [...relations.values()].find((one) => one.type === type && open.archive.has(one.path))?.path
  const strings = pathOf('sharedStrings')
  const styles = pathOf('styles')
  return {
    sheets,
    isFrom1904,
    strings: strings === undefined ? [] : await readStrings(open, strings),
    formats: styles === undefined ? [] : await readFormats(open, styles),
  }
}
