import { crc32, inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { writeCsv } from './csv.ts'
import { writeXlsx } from './xlsx.ts'

const rows = [
  ['Nome', 'Mensagem'],
  ['Ana & Cia <SP>', '=HYPERLINK("http://evil.example")'],
  ['"Zé"', 'linha 1\nlinha 2 ; \u0007fim'],
]

/**
 * Reads an archive as APPNOTE 6.3.3 says: from its end to the directory, and from there to each
 * file, whose sums must be right.
 */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, packed, size] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
    ]
    const [nameLength, extra, comment, local] = [
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    expect(archive.readUInt32LE(local)).toBe(0x04034b50)
    expect(
      archive.toString('utf8', local + 30, local + 30 + archive.readUInt16LE(local + 26)),
    ).toBe(name)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const data = inflateRawSync(archive.subarray(from, from + packed))
    expect([data.length, crc32(data)]).toEqual([size, sum])
    files.set(name, data.toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return files
}

describe('a spreadsheet of leads', () => {
  it('as XLSX: every cell is a text, whatever was typed into it', () => {
    const files = unzip(writeXlsx(rows, 'messages'))
    expect([...files.keys()].sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
    const cells = [
      ...sheet.matchAll(
        /<c r="(\w+)" t="inlineStr"[^>]*><is><t xml:space="preserve">([^<]*)<\/t><\/is><\/c>/g,
      ),
    ].map(([, place, text]) => [place, text])
    expect(cells).toEqual([
      ['A1', 'Nome'],
      ['B1', 'Mensagem'],
      ['A2', 'Ana &amp; Cia &lt;SP&gt;'],
      ['B2', '=HYPERLINK(&quot;http://evil.example&quot;)'],
      ['A3', '&quot;Zé&quot;'],
      ['B3', 'linha 1\nlinha 2 ; fim'],
    ])
    expect(sheet.match(/<c /g)).toHaveLength(cells.length)
    expect(sheet).not.toContain('<f')
  })

  it('has letters for every column', () => {
    const [sheet = ''] = [
      unzip(writeXlsx([Array.from({ length: 28 }, (_, index) => String(index))], 'x')).get(
        'xl/worksheets/sheet1.xml',
      ),
    ]
    expect([...sheet.matchAll(/<c r="(\w+)"/g)].map(([, place]) => place).slice(24)).toEqual([
      'Y1',
      'Z1',
      'AA1',
      'AB1',
    ])
  })

  it('as CSV: nothing begins as a formula does', () => {
    const text = writeCsv(rows).toString('utf8')
    expect(text.startsWith('\uFEFFNome;Mensagem\r\n')).toBe(true)
    expect(text).not.toMatch(/(^|[;\n])"?[=+@-]/)
  })
})
