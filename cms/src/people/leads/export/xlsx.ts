import { crc32, deflateRawSync } from 'node:zlib'

const escape = (text: string): string =>
  // XML 1.0 knows no other control characters
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** The columns' letters: A … Z, AA … */
const column = (index: number): string =>
  (index < 26 ? '' : column(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** Excel's own bound of a cell, characters. */
const longest = 32_767

/**
 * A workbook of one sheet whose cells are all texts, the first row bold and fixed: nothing in it
 * can be a formula. The
 * format is ECMA-376 in its smallest form, so that no library is needed for it.
 */
export function writeXlsx(rows: readonly (readonly string[])[], name: string): Buffer {
  const cell = (text: string, row: number, index: number): string =>
    `<c r="${column(index)}${row + 1}" t="inlineStr"${row === 0 ? ' s="1"' : ''}><is><t xml:space="preserve">${escape(text.slice(0, longest))}</t></is></c>`
  const sheet = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${rows
    .map(
      (texts, row) =>
        `<row r="${row + 1}">${texts.map((text, index) => cell(text, row, index)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escape(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet,
  })
}

/** A ZIP archive (APPNOTE 6.3.3), deflated, its times left out. */
function zip(files: Record<string, string>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path)
    const data = Buffer.from(text)
    const packed = deflateRawSync(data)
    // version 2.0, UTF-8 names, deflate, 1 January 1980
    const shared = Buffer.alloc(26)
    for (const [value, at] of [
      [20, 0],
      [0x0800, 2],
      [8, 4],
      [0, 6],
      [0x21, 8],
      [name.length, 22],
      [0, 24],
    ] as const)
      shared.writeUInt16LE(value, at)
    for (const [value, at] of [
      [crc32(data), 10],
      [packed.length, 14],
      [data.length, 18],
    ] as const)
      shared.writeUInt32LE(value, at)
    const entry = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), shared, tail, name]))
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  for (const at of [8, 10]) end.writeUInt16LE(central.length, at)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}
