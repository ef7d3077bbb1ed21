import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { workbookLimits } from '@vitrine/spreadsheets/workbook-limits'
import { writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { describe, expect, it } from 'vitest'
import { archive } from '../../../test/support/archive.ts'
import type { Packed } from '../../../test/support/archive.ts'
import { fileRefusalMessage } from '#src/content/variants/cells/refusals.ts'

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const openPackage = 'http://schemas.openxmlformats.org/package/2006'

interface Parts {
  rows?: string
  strings?: string
  after?: string
  head?: string
  sheets?: number
  more?: Packed[]
}

/** Workbook with the given XML in its parts. */
function workbook({
  rows = '',
  strings = '',
  after = '',
  head = '',
  sheets = 1,
  more = [],
}: Parts) {
  const names = Array.from({ length: sheets }, (_, at) => at + 1)
  const files = {
    '_rels/.rels': `<Relationships xmlns="${openPackage}/relationships"><Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${names.map((at) => `<sheet name="${at}" sheetId="${at}" r:id="r1"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${openPackage}/relationships"><Relationship Id="r1" Type="${relation}/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relation}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
  }
  const packed = Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) }))
  return new Uint8Array(archive([...packed, ...more]))
}

const cell = (at: string, value = '1') => `<c r="${at}"><v>${value}</v></c>`
const row = (at: number | string, cells: string) => `<row r="${at}">${cells}</row>`

/** Reason of a refusal, the highest heap while reading above that before, and the time. */
async function refusalOf(bytes: Uint8Array<ArrayBuffer>) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 5)
  const began = performance.now()
  const reason = await readTypedWorkbook(bytes).then(
    () => 'read',
    (error: unknown) => (error as { reason?: string }).reason ?? String(error),
  )
  clearInterval(watch)
  highest = Math.max(highest, process.memoryUsage().rss)
  return { reason, megabytes: (highest - before) / 1024 / 1024, ms: performance.now() - began }
}

/** Content that is unpacked in chunks and never kept. */
const bomb = (bytes: number) => Buffer.alloc(bytes, ' ')

describe('a hostile workbook', () => {
  it.each<[string, Parts, string]>([
    ['16,000 columns', { rows: row(1, cell('A1') + cell('XFD1')) }, 'tooManyColumns'],
    ['a row that no workbook has', { rows: row('99999999999', cell('A99999999999')) }, 'damaged'],
    ['a row before the first one', { rows: row(-5, cell('A1')) }, 'damaged'],
    ['the same row twice', { rows: row(2, cell('A2')) + row(2, cell('A2')) }, 'damaged'],
    ['a row that is no number', { rows: row('x', cell('A1')) }, 'damaged'],
    ['rows that fall', { rows: row(9, cell('A9')) + row(2, cell('A2')) }, 'damaged'],
    ['the same cell twice', { rows: row(2, cell('A2') + cell('A2')) }, 'damaged'],
    ['a cell of another row', { rows: row(2, cell('A3')) }, 'damaged'],
    ['a string that is missing', { rows: row(1, '<c r="A1" t="s"><v>7</v></c>') }, 'damaged'],
    ['a number that is none', { rows: row(1, cell('A1', '1e999')) }, 'damaged'],
    [
      'a document type',
      {
        head: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        rows: row(1, cell('A1', '&x;')),
      },
      'entities',
    ],
    ['an unknown entity', { rows: row(1, cell('A1', '&x;')) }, 'damaged'],
    ['elements 100 deep', { after: '<a>'.repeat(100) + '</a>'.repeat(100) }, 'damaged'],
    ['XML that ends in the middle', { after: '<a' }, 'damaged'],
    ['1,000 sheets', { sheets: 1000 }, 'tooManySheets'],
    [
      'merged cells that cover all others',
      {
        rows: Array.from({ length: 1000 }, (_, at) => row(at + 1, cell(`A${at + 1}`))).join(''),
        after: `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(50)}</mergeCells>`,
      },
      'tooManyCells',
    ],
  ])('is refused with %s, at once', async (_, parts, expected) => {
    const { reason, ms } = await refusalOf(workbook(parts))
    expect(reason).toBe(expected)
    expect(ms).toBeLessThan(1000)
  })

  it('is refused with four times as many rows as it may have', async () => {
    const rows = Array.from({ length: 4 * workbookLimits.rows }, (_, at) =>
      row(at + 1, '<c><v>1</v></c>'),
    ).join('')
    const { reason, megabytes } = await refusalOf(workbook({ rows }))
    expect(reason).toBe('tooManyRows')
    expect(megabytes).toBeLessThan(150)
  })

  it('is refused with millions of shared strings at the first that is too many', async () => {
    const seconds = async (count: number) => {
      const bytes = workbook({ strings: '<si><t>a</t></si>'.repeat(count) })
      const began = process.cpuUsage()
      expect((await refusalOf(bytes)).reason).toBe('tooManyCharacters')
      const { user, system } = process.cpuUsage(began)
      return (user + system) / 1_000_000
    }
    const first = await seconds(workbookLimits.strings + 1)
    expect((await seconds(10 * workbookLimits.strings)) / first).toBeLessThan(3)
  })

  it('is refused with a text that stands in thousands of cells', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) =>
      row(at + 1, `<c r="A${at + 1}" t="s"><v>0</v></c>`),
    ).join('')
    const bytes = workbook({ rows, strings: `<si><t>${'x'.repeat(32_000)}</t></si>` })
    expect((await refusalOf(bytes)).reason).toBe('tooManyCharacters')
  })

  it('is refused with parts that unpack to much more than they are', async () => {
    const content = bomb(400 * 1024 * 1024)
    const bytes = workbook({ more: [{ name: 'xl/media/a.bin', content }] })
    expect(bytes.length).toBeLessThan(1024 * 1024)
    expect(await refusalOf(bytes)).toMatchObject({ reason: 'tooLarge' })
  })

  it('is read without the archives within it', async () => {
    const inner = archive([{ name: 'a', content: bomb(50 * 1024 * 1024) }])
    const more = [{ name: 'xl/embeddings/a.zip', content: inner, says: inner.length }]
    const { reason, ms } = await refusalOf(workbook({ rows: row(1, cell('A1')), more }))
    expect(reason).toBe('read')
    expect(ms).toBeLessThan(1000)
  })

  it('is refused in bounded memory with parts that hide their size', async () => {
    const rows = `${' '.repeat(100 * 1024 * 1024)}`
    const content = Buffer.from(
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    )
    const parts = workbook({})
    expect((await refusalOf(parts)).reason).toBe('read')
    const hidden = new Uint8Array(
      archive([
        {
          name: '_rels/.rels',
          content: Buffer.from(
            `<Relationships xmlns="${openPackage}/relationships"><Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
          ),
        },
        { name: 'xl/workbook.xml', content, says: 1000 },
      ]),
    )
    expect(hidden.length).toBeLessThan(1024 * 1024)
    const { reason, megabytes, ms } = await refusalOf(hidden)
    expect(reason).toBe('damaged')
    expect(megabytes).toBeLessThan(64)
    expect(ms).toBeLessThan(1000)
  })

  it('is refused in bounded memory with one element without an end', async () => {
    const after = `<a b="${'x'.repeat(100 * 1024 * 1024)}`
    const { reason, megabytes } = await refusalOf(workbook({ after }))
    expect(reason).toBe('damaged')
    expect(megabytes).toBeLessThan(64)
  })

  it.each<[string, Parts]>([
    [
      'cell',
      { rows: row(1, `<c r="A1" t="inlineStr"><is><t>${'x'.repeat(60_000_000)}</t></is></c>`) },
    ],
    ['string', { strings: `<si><t>${'x'.repeat(60_000_000)}</t></si>` }],
  ])('is refused in bounded memory with a %s without an end', async (_, parts) => {
    const { reason, megabytes } = await refusalOf(workbook(parts))
    expect(reason).toBe('cellTooLong')
    expect(megabytes).toBeLessThan(64)
  })

  it('is refused with thousands of files', async () => {
    const more = Array.from({ length: 5000 }, (_, at) => ({ name: `a/${at}` }))
    expect((await refusalOf(workbook({ more }))).reason).toBe('tooManyFiles')
  })

  it('is refused with an encrypted file of the archive', async () => {
    const bytes = new Uint8Array(archive([{ name: '_rels/.rels', flags: 1 }]))
    expect((await refusalOf(bytes)).reason).toBe('encrypted')
  })
})

describe('a file', () => {
  const whole = () =>
    writeTypedWorkbook([], {
      yes: 'y',
      no: 'n',
      choices: 'c',
      explanation: { name: 'e', paragraphs: ['a'] },
    })
  const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')

  it.each<[string, (bytes: Uint8Array) => Uint8Array | Buffer, string]>([
    ['that is truncated', (bytes) => bytes.subarray(0, bytes.length >> 1), 'damaged'],
    [
      'with a changed byte',
      (bytes) => {
        const at = Buffer.from(bytes).indexOf('xl/worksheets/sheet1.xml') + 60
        return bytes.map((byte, place) => (place === at ? byte ^ 1 : byte))
      },
      'damaged',
    ],
    [
      'with a password',
      () => Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    ['of the old format', () => Buffer.concat([compound, Buffer.alloc(600)]), 'oldFormat'],
    ['that is another archive', () => archive([{ name: 'content.xml' }]), 'unknownFormat'],
    ['without a byte', () => Buffer.alloc(0), 'empty'],
    ['of bytes', () => Buffer.alloc(4096), 'unknownFormat'],
    ['of CSV with 16,000 columns', () => Buffer.from(`${'a;'.repeat(16_000)}\n`), 'tooManyColumns'],
    ['of CSV with too many rows', () => Buffer.from('a;b\n'.repeat(60_000)), 'tooManyRows'],
    ['of CSV that is too large', () => Buffer.alloc(40 * 1024 * 1024, ';'), 'tooLarge'],
  ])('%s is refused', async (_, change, reason) => {
    const bytes = change(await whole())
    expect((await refusalOf(new Uint8Array(bytes))).reason).toBe(reason)
  })

  it('of CSV with millions of delimiters is read in bounded memory', async () => {
    const { reason, megabytes, ms } = await refusalOf(
      new Uint8Array(Buffer.alloc(20 * 1024 * 1024, ';')),
    )
    expect(reason).toBe('empty')
    expect([megabytes < 250, ms < 3000]).toEqual([true, true])
  })

  it('that is refused has a sentence in each language', () => {
    for (const language of ['pt', 'en', 'es'])
      expect(fileRefusalMessage('tooManyRows', language)).toMatch(/50[.,\u00a0\s]?000/)
    expect(workbookLimits.rows).toBe(50_000)
  })
})
