import { expect, it } from 'vitest'
import { archive, wordFiles } from '../../../test/support/archive.ts'
import { cvKindOf } from './cv-kind.ts'
import { maxUnpackedBytes } from './office-file.ts'

const text = (...lines: string[]) => Buffer.from(lines.join('\n'), 'latin1')
const pdf = text(
  '%PDF-1.7',
  '%\xe2\xe3\xcf\xd3',
  '1 0 obj',
  '<< >>',
  'endobj',
  'trailer',
  'startxref',
  '9',
  '%%EOF',
  '',
)
const ole = (...streams: string[]) => {
  const head = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  for (const [value, at] of [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
  ] as const)
    head.writeUInt16LE(value, at)
  return Buffer.concat([head, ...streams.map((name) => Buffer.from(name.padEnd(256), 'utf16le'))])
}
const docx = archive(wordFiles)
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600', 'hex'),
  Buffer.alloc(200),
  Buffer.from('ffd9', 'hex'),
])
const page = text('<!doctype html><script>alert(1)</script>')
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])
const jar = [{ name: 'META-INF/MANIFEST.MF' }, { name: 'Main.class' }]
const zeros = Buffer.alloc(maxUnpackedBytes / 2 + 1024)

it('detects the type of a CV by its content', async () => {
  expect(await cvKindOf(pdf)).toBe('pdf')
  expect(await cvKindOf(text('%PDF-1.4', '1 0 obj', 'endobj', 'startxref', '9', '%%EOF'))).toBe(
    'pdf',
  )
  expect(await cvKindOf(Buffer.concat([pdf, Buffer.from('\r\n\0\0')]))).toBe('pdf')
  expect(await cvKindOf(ole('WordDocument'))).toBe('doc')
  expect(await cvKindOf(docx)).toBe('docx')
  expect(
    await cvKindOf(
      archive([
        ...wordFiles,
        { name: 'word/media/a.png', stored: true },
        { name: 'docProps/app.xml' },
      ]),
    ),
  ).toBe('docx')
})

it.each<[string, Buffer]>([
  ['a page', page],
  ['a program', program],
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from('P')],
  ['a picture', jpeg],
  ['half a PDF', text('%PDF-1.7', '1 0 obj')],
  ['a page and a PDF', Buffer.concat([page, pdf])],
  ['a picture and a PDF', Buffer.concat([jpeg, pdf])],
  ['a program and a PDF', Buffer.concat([program, pdf])],
  ['a PDF and a page', Buffer.concat([pdf, page])],
  [
    'a page within the head of a PDF',
    text(
      '%PDF-1.7',
      '<html><script>alert(1)</script>',
      '1 0 obj',
      'endobj',
      'startxref',
      '9',
      '%%EOF',
    ),
  ],
  ['a PDF and an archive', Buffer.concat([pdf, docx])],
  [
    'a PDF and an archive whose comment ends a PDF',
    archive(wordFiles, { before: pdf, comment: text('', 'startxref', '9', '%%EOF') }),
  ],
  ['a PDF of a kind that is none', text('%PDF-9.9', '1 0 obj', 'startxref', '9', '%%EOF')],
  ['an archive of another kind', archive(jar)],
  ['a jar called a Word file', archive([...wordFiles, ...jar])],
  ['a spreadsheet', archive([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }])],
  [
    'a spreadsheet with a Word file’s names',
    archive([
      { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
      { name: 'word/document.xml' },
    ]),
  ],
  ['a page before an archive', Buffer.concat([page, docx])],
  ['a program before an archive with moved offsets', archive(wordFiles, { before: program })],
  ['a page between the files and the directory', archive(wordFiles, { between: page })],
  ['an archive and a page', Buffer.concat([docx, page])],
  ['names alone', text('PK\x03\x04', '[Content_Types].xml', 'word/document.xml')],
  ['an encrypted archive', archive(wordFiles.map((file) => ({ ...file, flags: 1 })))],
  ['a file named twice', archive([...wordFiles, ...wordFiles])],
  ['a way out of the folder', archive([...wordFiles, { name: 'word/../../x' }])],
  ['a Word file with macros', archive([...wordFiles, { name: 'word/vbaProject.bin' }])],
  ['a Word file with a program', archive([...wordFiles, { name: 'word/embeddings/run.exe' }])],
  ['an old Word file with macros', ole('WordDocument', '_VBA_PROJECT')],
  ['an Excel file', ole('Workbook')],
  [
    'a head without its sectors',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')]),
  ],
  [
    'an archive that unpacks to more than 50 MB',
    archive([...wordFiles, { name: 'word/a', content: zeros }, { name: 'word/b', content: zeros }]),
  ],
  [
    'an archive that unpacks to more than it says',
    archive([...wordFiles, { name: 'word/a', content: zeros, says: 1000 }]),
  ],
  [
    'an archive that unpacks to less than it says',
    archive([...wordFiles, { name: 'word/a', says: 1000 }]),
  ],
])('rejects %s', async (_, bytes) => expect(await cvKindOf(bytes)).toBeUndefined())

it('rejects a ZIP bomb by its headers or first bytes', async () => {
  const bomb = archive([
    ...wordFiles,
    ...Array.from({ length: 60 }, (_, n) => ({ name: `word/${n}`, content: zeros, says: 10 })),
  ])
  const began = process.memoryUsage().rss
  expect(await cvKindOf(bomb)).toBeUndefined()
  expect(process.memoryUsage().rss - began).toBeLessThan(maxUnpackedBytes * 1.5)
})
