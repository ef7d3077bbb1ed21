import { expect, it } from 'vitest'
import { archive, wordFiles } from '../../../../test/support/archive.ts'
import { attachmentType } from './attachment-kind.ts'
import { fileName } from './file-name.ts'

const text = (...lines: string[]) => Buffer.from(lines.join('\n'), 'latin1')
const pdf = text('%PDF-1.7', '1 0 obj', 'endobj', 'trailer', 'startxref', '9', '%%EOF', '')
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)])
const sheetFiles = [
  {
    name: '[Content_Types].xml',
    content: text('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
  },
  { name: 'xl/workbook.xml' },
]
const jar = archive([{ name: 'Main.class' }])

it.each([
  ['inquiry.pdf', pdf, 'application/pdf'],
  ['Photo.PNG', png, 'image/png'],
  ['letter.docx', archive(wordFiles), expect.stringContaining('wordprocessingml')],
  [
    'labelled.docx',
    archive([...wordFiles, { name: 'docMetadata/LabelInfo.xml' }]),
    expect.stringContaining('word'),
  ],
  ['lines.xlsx', archive(sheetFiles), expect.stringContaining('spreadsheetml')],
  ['lines.txt', Buffer.from('\ufeffXY-50\t10\r\n', 'utf16le'), 'text/plain'],
  ['lines.csv', text('code;quantity', 'XY-50;10'), 'text/csv'],
  ['part.stp', text('ISO-10303-21;', 'HEADER;'), 'model/step'],
  ['outline.dxf', text('  0', 'SECTION', '  2', 'HEADER'), 'application/dxf'],
])('accepts %s by its content', async (name, bytes, type) =>
  expect(await attachmentType(name, bytes)).toEqual(type),
)

it.each([
  ['an empty file', 'a.pdf', Buffer.alloc(0)],
  ['a page called a PDF', 'a.pdf', text('<!doctype html><script>alert(1)</script>')],
  ['a PDF that ends otherwise', 'a.pdf', Buffer.concat([pdf, text('<script>')])],
  ['a PDF that is an archive too', 'a.pdf', Buffer.concat([pdf, jar])],
  ['a picture that is an archive too', 'a.png', Buffer.concat([png, jar])],
  ['a text with control characters', 'a.txt', Buffer.from('MZ\0\0')],
  ['a torn spreadsheet', 'a.xlsx', Buffer.from('504b0304', 'hex')],
  ['a program as UTF-16', 'a.txt', Buffer.from('fffe4d5a0000', 'hex')],
  ['a spreadsheet with a program', 'a.xlsx', archive([...sheetFiles, { name: 'xl/a.exe' }])],
  ['a spreadsheet with a page', 'a.xlsx', archive([...sheetFiles, { name: 'index.html' }])],
  ['a letter that leaves its folder', 'a.docx', archive([...wordFiles, { name: '../a.xml' }])],
  [
    'a spreadsheet of zeros',
    'a.xlsx',
    archive([...sheetFiles, { name: 'xl/a.xml', content: Buffer.alloc(9 * 1024 * 1024) }]),
  ],
  ['a letter called a spreadsheet', 'a.xlsx', archive(wordFiles)],
  ['a page', 'a.html', text('<p>')],
  ['a drawing that runs scripts', 'a.svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an archive', 'a.zip', jar],
  ['a file without extension', 'a', pdf],
])('rejects %s', async (_, name, bytes) =>
  expect(await attachmentType(name, bytes)).toBeUndefined(),
)

it.each([
  ['../../etc/list.pdf', 'list.pdf'],
  ['C:\\x\\list.pdf', 'list.pdf'],
  ['a\u0000\u0007\nb\u200b\ufeff.pdf', 'ab.pdf'],
  ['a\u202efdp.exe', 'afdp.exe'],
  ['list.pdf ', 'list.pdf'],
  ['.pdf', '.pdf'],
  [`${'n'.repeat(500)}.pdf`, `${'n'.repeat(100)}.pdf`],
  ['\u202e', 'anexo'],
])('keeps of the name %j %j', (given, name) => expect(fileName(given)).toBe(name))
