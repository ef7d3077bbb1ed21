import { expect, it } from 'vitest'
import { cvKindOf } from './cv-kind.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n')
const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from('WordDocument', 'utf16le')])
const zip = (...names: string[]) => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(names.join('\0'))])

it('knows a CV by its content', () => {
  expect(cvKindOf(pdf)).toBe('pdf')
  expect(cvKindOf(doc)).toBe('doc')
  expect(cvKindOf(zip('[Content_Types].xml', 'word/document.xml'))).toBe('docx')
})

it.each<[string, Buffer]>([
  ['a page', Buffer.from('<!doctype html><script>')], ['a program', Buffer.from('MZ\0\0')], ['nothing', Buffer.alloc(0)], ['a spreadsheet', zip('[Content_Types].xml', 'xl/workbook.xml')],
  ['a Word file with macros', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')], ['an old Word file with macros', Buffer.concat([doc, Buffer.from('_VBA_PROJECT', 'utf16le')])],
  ['an Excel file', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Workbook', 'utf16le')])], ['half a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
])('%s is none', (_, bytes) => expect(cvKindOf(bytes)).toBeUndefined())
