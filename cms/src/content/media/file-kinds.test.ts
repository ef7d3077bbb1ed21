import { expect, it } from 'vitest'
import { writeXlsx } from '@vitrine/spreadsheets/xlsx'
import { archive } from '../../../test/support/archive.ts'
import { kindOf } from './file-kinds.ts'
import type { FileKind } from './file-kinds.ts'

const all: FileKind[] = [
  'jpeg',
  'png',
  'pdf',
  'step',
  'dxf',
  'glb',
  'dwg',
  'zip',
  'xlsx',
  'svg',
  'csv',
  'text',
]
const xlsx = Buffer.from(await writeXlsx([['a']], 'x'))
const parts = (...names: string[]): Buffer => archive(names.map((name) => ({ name })))
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
/** GLB of an empty scene: a header of 12 bytes and one JSON chunk. */
const glb = (): Buffer => {
  const json = '{"asset":{"version":"2.0"}} '
  const file = Buffer.alloc(20 + json.length)
  file.write('glTF', 0, 'latin1')
  file.writeUInt32LE(2, 4)
  file.writeUInt32LE(file.length, 8)
  file.writeUInt32LE(json.length, 12)
  file.write(`JSON${json}`, 16, 'latin1')
  return file
}
const seen = (name: string, content: Buffer) => {
  const kind = kindOf(name, content, all)
  return typeof kind === 'object' ? kind.mime : kind
}

it.each<[string, Buffer, string]>([
  ['peça.STEP', bytes('ISO-10303-21;\nHEADER;'), 'model/step'],
  ['a.stp', bytes('\u00ef\u00bb\u00bf/* made by\n CAD */\r\nISO-10303-21;'), 'model/step'],
  ['a.dxf', bytes('  0\r\nSECTION\r\n  2\r\nHEADER'), 'application/dxf'],
  ['a.dxf', bytes('999\nDXF by hand\n0\nSECTION\n'), 'application/dxf'],
  ['a.dxf', bytes('AutoCAD Binary DXF\r\n\u001a\u0000'), 'application/dxf'],
  ['a.GLB', glb(), 'model/gltf-binary'],
  ['a.dwg', bytes('AC1032\u0000\u0000'), 'application/acad'],
  ['a.xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  [
    'a.xlsx',
    parts('[CONTENT_TYPES].XML', 'XL\\Workbook2.xml'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['a.zip', xlsx, 'application/zip'],
  ['a.pdf', bytes('%PDF-1.7'), 'application/pdf'],
  ['a.csv', Buffer.from('código;seção\n', 'utf8'), 'text/csv'],
  ['a.svg', bytes('<?xml version="1.0"?><svg xmlns="x"/>'), 'image/svg+xml'],
])('accepts %s by its content', (name, content, mime) => expect(seen(name, content)).toBe(mime))

it.each<[string, Buffer]>([
  ['a.step', bytes('<html>')],
  ['a.dxf', bytes('hello')],
  ['a.dwg', xlsx],
  ['a.glb', bytes('{"asset":{"version":"2.0"}}')],
  ['a.glb', Buffer.concat([glb(), bytes('<script>')])],
  ['a.glb', bytes('ISO-10303-21;\nHEADER;')],
  ['a.stp', glb()],
  ['a.dxf', bytes('ISO-10303-21;\nHEADER;')],
  ['a.step', bytes('  0\r\nSECTION\r\n')],
  ['a.xlsx', bytes('PK\u0003\u0004 no parts')],
  ['a.xlsx', parts('[Content_Types].xml', 'xl/workbook.bin')],
  ['a.xlsx', parts('[Content_Types].xml', 'xl/workbook.xml', 'XL/VBAPROJECT.BIN')],
  ['a.xlsx', parts('[Content_Types].xml', 'word/document.xml')],
  ['a.pdf', bytes('MZ\u0000%PDF-1.7')],
  ['a.png', bytes('%PDF-1.7')],
  ['a.txt', bytes('a\u0000b')],
  ['a.zip', bytes('Rar!')],
])('rejects %s with another content', (name, content) =>
  expect(seen(name, content)).toBe('mismatch'),
)

it.each(['a.exe', 'a.html', 'a', 'a.pdf.js', 'step'])('%s is of no kind that is taken', (name) =>
  expect(seen(name, bytes('x'))).toBeUndefined(),
)
