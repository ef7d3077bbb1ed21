import { otherSpreadsheetOf } from '@vitrine/spreadsheets/other-spreadsheet'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import type { WorkbookRefusal } from '@vitrine/spreadsheets/workbook-limits'
import { describe, expect, it } from 'vitest'
import { archive, asZip64 } from '../../../test/support/archive.ts'
import { fileRefusalMessage } from '#src/content/variants/cells/refusals.ts'

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const paths = {
  root: '_rels/.rels',
  book: 'xl/workbook.xml',
  relations: 'xl/_rels/workbook.xml.rels',
  strings: 'xl/sharedStrings.xml',
  sheet: 'xl/worksheets/sheet1.xml',
}

const cell = (at: string, type: string, value = '') =>
  `<c r="${at}" t="${type}"${value === '' ? '/>' : `><v>${value}</v></c>`}`

/** Archive of a workbook of one sheet, with other names of its parts. */
function workbook(
  row = cell('A2', 's', '2'),
  names: Partial<typeof paths> = {},
  after = '',
): Buffer {
  const relations = {
    worksheet: 'worksheets/sheet1.xml',
    sharedStrings: 'sharedStrings.xml',
  }
  const contents = {
    root: `<Relationships><Relationship Id="a" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    book: '<workbook><sheets><sheet name="a" r:id="worksheet"/></sheets></workbook>',
    relations: `<Relationships>${Object.entries(relations)
      .map(
        ([id, target]) => `<Relationship Id="${id}" Type="${relation}/${id}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
    strings: '<sst><si><t>Código</t></si><si><t>NCM</t></si><si><t>A1</t></si></sst>',
    sheet: `<worksheet><sheetData><row r="1">${cell('A1', 's', '0')}${cell('B1', 's', '1')}</row><row r="2">${row}</row><row r="3">${cell('A3', 's', '2')}</row></sheetData>${after}</worksheet>`,
  }
  return archive(
    (Object.keys(paths) as (keyof typeof paths)[]).map((part) => ({
      name: names[part] ?? paths[part],
      content: Buffer.from(contents[part]),
    })),
  )
}

const read = async (bytes: Buffer) => {
  const [sheet] = await readTypedWorkbook(new Uint8Array(bytes))
  return sheet?.rows.map(({ cells }) => cells.map((each) => each?.text))
}
const rows = [['Código', 'NCM'], ['A1'], ['A1']]

describe('a workbook that another program wrote', () => {
  it.each(['s', 'n', 'b', 'e', 'd', 'str', 'inlineStr'])(
    'is read with a cleared cell of the type %s',
    async (type) =>
      expect(await read(workbook(cell('A2', 's', '2') + cell('B2', type)))).toEqual(rows),
  )

  it.each<[string, Partial<typeof paths>]>([
    ['of shared strings', { strings: 'xl/SharedStrings.xml' }],
    [
      'of all parts',
      { root: '_RELS/.rels', book: 'XL/Workbook.xml', sheet: 'xl/WORKSHEETS/Sheet1.XML' },
    ],
  ])('is read with names %s in other letters', async (_, names) =>
    expect(await read(workbook(undefined, names))).toEqual(rows),
  )

  it('is read with backslashes in the names', async () => {
    const names = Object.fromEntries(
      Object.entries(paths).map(([part, name]) => [part, name.replaceAll('/', '\\')]),
    )
    expect(await read(workbook(undefined, names))).toEqual(rows)
  })

  it.each(['A:C', '$B:$B', '3:3', 'C2', 'c1:d9', 'A1:XFD1', 'A1:A1048576'])(
    'is read with merged cells of the reference %s',
    async (reference) => {
      const merged = `<mergeCells count="1"><mergeCell ref="${reference}"/></mergeCells>`
      const texts = await read(workbook(undefined, {}, merged))
      expect(texts?.map(([code]) => code)).toEqual(['Código', 'A1', 'A1'])
    },
  )

  it.each(['', 'C1:A1', 'A1:B2:C3', 'A1:?'])(
    'is refused with merged cells of the reference %j',
    async (reference) => {
      const merged = `<mergeCells><mergeCell ref="${reference}"/></mergeCells>`
      await expect(read(workbook(undefined, {}, merged))).rejects.toMatchObject({
        reason: 'damaged',
      })
    },
  )

  it('is read with the records of ZIP64, and refused with damaged ones', async () => {
    const bytes = asZip64(workbook())
    expect(await read(bytes)).toEqual(rows)
    const cut = Buffer.from(bytes)
    cut.writeUInt16LE(8, bytes.indexOf(Buffer.from('01001800', 'hex')) + 2)
    await expect(read(cut)).rejects.toMatchObject({ reason: 'damaged' })
    const far = Buffer.from(bytes)
    far.writeBigUInt64LE(2n ** 63n, bytes.length - 22 - 20 - 56 + 48)
    await expect(read(far)).rejects.toMatchObject({ reason: 'damaged' })
  })
})

const files: [string, Buffer, WorkbookRefusal, RegExp][] = [
  ['a table of HTML', Buffer.from('<html><table><tr><td>Código'), 'webPage', /XLSX/],
  ['a page with a BOM', Buffer.from('\ufeff\r\n<!DOCTYPE html><html>'), 'webPage', /XLSX/],
  [
    'a page of Excel',
    Buffer.from('<html xmlns:x="urn:schemas-microsoft-com:office:excel">'),
    'webPage',
    /XLSX/,
  ],
  ['a table alone', Buffer.from('<table border="1"><tr>'), 'webPage', /XLSX/],
  ['a page in UTF-16', Buffer.from('\ufeff<html>', 'utf16le'), 'webPage', /XLSX/],
  ['MIME', Buffer.from('MIME-Version: 1.0\nContent-Type: multipart/related'), 'webPage', /XLSX/],
  [
    'SpreadsheetML 2003',
    Buffer.from(
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    ),
    'xmlSpreadsheet',
    /2003.*XLSX/,
  ],
  ['XLS', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'oldFormat', /XLS\).*XLSX/],
  ['Excel 5', Buffer.from('090808000005050000000000', 'hex'), 'oldFormat', /XLS\).*XLSX/],
  [
    'XLSB',
    archive([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.bin' }]),
    'binaryWorkbook',
    /XLSB.*XLSX/,
  ],
  [
    'ODS',
    archive([
      { name: 'mimetype', stored: true },
      { name: 'content.xml' },
      { name: 'META-INF/manifest.xml' },
    ]),
    'openDocument',
    /ODS.*XLSX/,
  ],
]

it.each(files)('%s is refused with the way out', async (_, bytes, reason, sentence) => {
  await expect(read(bytes)).rejects.toMatchObject({ reason })
  expect(otherSpreadsheetOf(bytes)).toBe(reason)
  for (const language of ['pt', 'en', 'es'])
    expect(fileRefusalMessage(reason, language)).toMatch(sentence)
})

it.each<[string, Buffer]>([
  ['XLIFF', Buffer.from('<?xml version="1.0"?><xliff version="1.2">')],
  ['a workbook', workbook()],
  ['CSV', Buffer.from('<10 mm;Nome')],
  ['a damaged archive', Buffer.from('504b0304', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('%s is no spreadsheet of another format', (_, bytes) =>
  expect(otherSpreadsheetOf(bytes)).toBeUndefined(),
)

it('texts that begin like another format are read', async () => {
  expect(await read(Buffer.from('PK;Nome\n1;a'))).toEqual([
    ['PK', 'Nome'],
    ['1', 'a'],
  ])
  expect(await read(Buffer.from('<10 mm;Nome\n1;a'))).toEqual([
    ['<10 mm', 'Nome'],
    ['1', 'a'],
  ])
})
