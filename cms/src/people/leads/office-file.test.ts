import { expect, it } from 'vitest'
import { archive, asZip64 } from '../../../test/support/archive.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { readWorkbook } from '#src/translation/exchange/workbook.ts'
import { translationFilesTexts } from '#texts/translation-files.js'
import { attachmentType } from './attachments/attachment-kind.ts'
import { isOfficeFile } from './office-file.ts'

const key = 'products-12-es/title:0:AAAAAAAAAAAAAAAA:-'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const binary = 'application/vnd.ms-excel.sheet.binary.macroEnabled.main'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

interface Layout {
  types?: string
  /** Name of a part by its usual one. */
  nameOf?: (name: string) => string
  areShared?: boolean
  areStored?: boolean
  more?: string[]
}

const texts = ['Clave (no cambiar)', 'Traducción nueva', key, ' Nuevo']

/** Workbook as SheetJS lays it out: types of extensions that no part has among its content types. */
function workbook({
  types = '',
  nameOf = (name) => name,
  areShared = true,
  areStored = true,
  more = [],
}: Layout = {}) {
  const cell = (at: string, text: number) =>
    areShared
      ? `<c r="${at}" t="s"><v>${text}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${texts[text]}</t></is></c>`
  const files = {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="bin" ContentType="${binary}"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>${types}</Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'docProps/app.xml': '<Properties><Application>SheetJS</Application></Properties>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}/relationships"><workbookPr codeName="ThisWorkbook"/><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${office}/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId4" Type="${office}/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><dimension ref="A1:B2"/><sheetData><row r="1">${cell('A1', 0)}${cell('B1', 1)}</row><row r="2">${cell('A2', 2)}${cell('B2', 3)}</row></sheetData><ignoredErrors><ignoredError numberStoredAsText="1" sqref="A1:B2"/></ignoredErrors></worksheet>`,
  }
  return archive([
    ...Object.entries(files).map(([name, text]) => ({
      name: nameOf(name),
      content: Buffer.from(text),
      stored: areStored,
    })),
    ...more.map((name) => ({ name })),
  ])
}

it.each<Layout>([
  {},
  { areStored: false },
  { areShared: false },
  { types: '<Override PartName="/xl/metadata.xml" ContentType="application/xml"/>' },
])('a workbook of SheetJS is an attachment and a translators’ file: %j', async (layout) => {
  const bytes = workbook(layout)
  expect(await attachmentType('a.xlsx', bytes)).toMatch(/spreadsheetml/)
  expect(await isOfficeFile(bytes, 'xlsx')).toBe(true)
  const units = await readWorkbook(new Uint8Array(bytes), labelsOf(translationFilesTexts).columns)
  expect(units.map(({ target }) => target)).toEqual(['Nuevo'])
})

it.each<Layout>([
  { more: ['xl/other.bin'] },
  { more: ['xl/vbaProject.bin'] },
  { types: `<Override PartName="/xl/workbook.xml" ContentType="${binary}"/>` },
  { types: `<Override PartName="/xl/a.xml" Extension="bin" ContentType="${binary}"/>` },
  { types: `<x:Default Extension='XML' ContentType='${binary}'/>` },
])('a workbook with macros is no attachment: %j', async (layout) => {
  expect(await attachmentType('a.xlsx', workbook(layout))).toBeUndefined()
})

it.each<[string, Buffer]>([
  ['with backslashes', workbook({ nameOf: (name) => name.replaceAll('/', '\\') })],
  ['with slashes in front', workbook({ nameOf: (name) => `/${name}` })],
  ['in other letters', workbook({ nameOf: (name) => name.toUpperCase() })],
  ['with the records of ZIP64', asZip64(workbook())],
  ['of ClosedXML', workbook({ more: ['package/services/metadata/core-properties/a1b2.psmdcp'] })],
])('a workbook %s is an attachment', async (_, bytes) => {
  expect(await attachmentType('a.xlsx', bytes)).toMatch(/spreadsheetml/)
  const units = await readWorkbook(new Uint8Array(bytes), labelsOf(translationFilesTexts).columns)
  expect(units.map(({ target }) => target)).toEqual(['Nuevo'])
})

it('a letter of Office in the browser is an attachment: its main part is document2.xml', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const bytes = archive([
    {
      name: '[Content_Types].xml',
      content: Buffer.from(
        `<Types><Override PartName="/word/document2.xml" ContentType="${type}"/></Types>`,
      ),
    },
    { name: 'word/document2.xml' },
  ])
  expect(await attachmentType('a.docx', bytes)).toMatch(/wordprocessingml/)
})

it.each<[string, Buffer]>([
  ['bytes behind the records of ZIP64', asZip64(workbook(), Buffer.from('<script>'))],
  ['a file that is named twice, in other letters', workbook({ more: ['XL/Workbook.xml'] })],
  ['macros of Excel 4', workbook({ more: ['xl/macrosheets/sheet1.xml'] })],
  [
    'a size that is hidden',
    archive([{ name: '[Content_Types].xml', content: Buffer.from('x'.repeat(50_000)), says: 10 }]),
  ],
  [
    'more files than Office writes',
    workbook({ more: Array.from({ length: 2000 }, (_, at) => `xl/${at}`) }),
  ],
])('a workbook with %s is no attachment', async (_, bytes) =>
  expect(await isOfficeFile(bytes, 'xlsx')).toBe(false),
)
