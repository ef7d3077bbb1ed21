import { expect, it } from 'vitest'
import { writeXlsx } from '@vitrine/contract/spreadsheets/xlsx'
import { kindOf } from './file-kinds.ts'
import type { FileKind } from './file-kinds.ts'

const all: FileKind[] = [
  'jpeg',
  'png',
  'pdf',
  'step',
  'dxf',
  'dwg',
  'zip',
  'xlsx',
  'svg',
  'csv',
  'text',
]
const xlsx = Buffer.from(await writeXlsx([['a']], 'x'))
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
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
  ['a.dwg', bytes('AC1032\u0000\u0000'), 'application/acad'],
  ['a.xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.zip', xlsx, 'application/zip'],
  ['a.pdf', bytes('%PDF-1.7'), 'application/pdf'],
  ['a.csv', Buffer.from('código;seção\n', 'utf8'), 'text/csv'],
  ['a.svg', bytes('<?xml version="1.0"?><svg xmlns="x"/>'), 'image/svg+xml'],
])('accepts %s by its content', (name, content, mime) => expect(seen(name, content)).toBe(mime))

it.each<[string, Buffer]>([
  ['a.step', bytes('<html>')],
  ['a.dxf', bytes('hello')],
  ['a.dwg', xlsx],
  ['a.xlsx', bytes('PK\u0003\u0004 no parts')],
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
