import { extname } from 'node:path'
import { directoryOf } from '@vitrine/spreadsheets/archive'
import { gltfOf, isDxfHead, isStepHead } from './format-heads.ts'

interface Kind {
  extensions: readonly string[]
  mime: string
  matches: (bytes: Buffer) => boolean
}

/** Bytes read to detect text and drawing formats. */
const headBytes = 64 * 1024

const head = (bytes: Buffer): string => bytes.subarray(0, headBytes).toString('latin1')
const begins = (bytes: Buffer, ...starts: string[]): boolean =>
  starts.some((start) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')))

/**
 * True for text in any single-byte encoding, UTF-8, or UTF-16 with a byte order mark (as written by
 * Excel and Notepad): no control characters except tabs, line breaks, page breaks and escape.
 */
const isText = (bytes: Buffer): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters mark a binary file
  !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(
    begins(bytes, '\u00ff\u00fe') ? bytes.subarray(0, headBytes).toString('utf16le') : head(bytes),
  )

const isZip = (bytes: Buffer): boolean => begins(bytes, 'PK\u0003\u0004', 'PK\u0005\u0006')

/** Office Open XML: a ZIP whose directory names the main part. Files with macros are rejected. */
const isOffice =
  (part: RegExp) =>
  (bytes: Buffer): boolean => {
    const names = isZip(bytes) ? directoryOf(bytes) : undefined
    return (
      names !== undefined &&
      names.includes('[content_types].xml') &&
      names.some((name) => part.test(name)) &&
      !names.some((name) => name.includes('vbaproject'))
    )
  }

const isoBox =
  (...brands: string[]) =>
  (bytes: Buffer): boolean =>
    bytes.subarray(4, 8).toString('latin1') === 'ftyp' &&
    brands.some((brand) => bytes.subarray(8, 64).includes(brand))

const office = 'application/vnd.openxmlformats-officedocument'

/**
 * Kinds of uploads and their detection by content, after ISO 10303-21 (STEP), Autodesk's references
 * of DXF and DWG, glTF 2.0 (GLB: its length and description), APPNOTE (ZIP) and ECMA-376 (Office).
 */
const kinds = {
  jpeg: {
    extensions: ['jpg', 'jpeg'],
    mime: 'image/jpeg',
    matches: (bytes) => begins(bytes, '\u00ff\u00d8\u00ff'),
  },
  png: {
    extensions: ['png'],
    mime: 'image/png',
    matches: (bytes) => begins(bytes, '\u0089PNG\r\n\u001a\n'),
  },
  webp: {
    extensions: ['webp'],
    mime: 'image/webp',
    matches: (bytes) =>
      begins(bytes, 'RIFF') && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
  avif: { extensions: ['avif'], mime: 'image/avif', matches: isoBox('avif', 'avis') },
  pdf: { extensions: ['pdf'], mime: 'application/pdf', matches: (bytes) => begins(bytes, '%PDF-') },
  step: {
    extensions: ['step', 'stp', 'p21'],
    mime: 'model/step',
    matches: (bytes) => isStepHead(head(bytes)),
  },
  dxf: {
    extensions: ['dxf'],
    mime: 'application/dxf',
    matches: (bytes) => begins(bytes, 'AutoCAD Binary DXF') || isDxfHead(head(bytes)),
  },
  glb: {
    extensions: ['glb'],
    mime: 'model/gltf-binary',
    matches: (bytes) => gltfOf(bytes) !== undefined,
  },
  dwg: {
    extensions: ['dwg'],
    mime: 'application/acad',
    matches: (bytes) => /^AC(?:10|1\.|2\.)/.test(head(bytes)),
  },
  zip: { extensions: ['zip'], mime: 'application/zip', matches: isZip },
  xlsx: {
    extensions: ['xlsx'],
    mime: `${office}.spreadsheetml.sheet`,
    matches: isOffice(/^xl\/workbook\d*\.xml$/),
  },
  docx: {
    extensions: ['docx'],
    mime: `${office}.wordprocessingml.document`,
    matches: isOffice(/^word\/document\d*\.xml$/),
  },
  pptx: {
    extensions: ['pptx'],
    mime: `${office}.presentationml.presentation`,
    matches: isOffice(/^ppt\/presentation\d*\.xml$/),
  },
  svg: {
    extensions: ['svg'],
    mime: 'image/svg+xml',
    matches: (bytes) => isText(bytes) && /<svg[\s>]/.test(head(bytes)),
  },
  csv: { extensions: ['csv'], mime: 'text/csv', matches: isText },
  text: { extensions: ['txt'], mime: 'text/plain', matches: isText },
} as const satisfies Record<string, Kind>

export type FileKind = keyof typeof kinds

/** Kinds of pictures, and of documents. */
export const pictureKinds = ['jpeg', 'png', 'webp', 'avif'] as const satisfies FileKind[]
export const downloadKinds = [
  'pdf',
  'step',
  'dxf',
  'glb',
  'dwg',
  'zip',
  'xlsx',
  'docx',
  'pptx',
  'svg',
  'csv',
  'text',
] as const satisfies FileKind[]

/**
 * Kind of an upload among the allowed ones, by its extension; `mismatch` if the content is of
 * another kind, undefined if the extension is not allowed.
 */
export function kindOf(
  name: string,
  bytes: Buffer,
  allowed: readonly FileKind[],
): Kind | 'mismatch' | undefined {
  const extension = extname(name).slice(1).toLowerCase()
  const found = allowed
    .map((kind): Kind => kinds[kind])
    .find(({ extensions }) => extensions.includes(extension))
  return found && !found.matches(bytes) ? 'mismatch' : found
}

/** Media type of a stored upload by its extension. */
export function mimeOf(name: string): string {
  const extension = extname(name).slice(1).toLowerCase()
  const found = Object.values<Kind>(kinds).find(({ extensions }) => extensions.includes(extension))
  return found?.mime ?? 'application/octet-stream'
}

export const extensionsOf = (allowed: readonly FileKind[]): string[] =>
  allowed.flatMap((kind) => [...kinds[kind].extensions])
