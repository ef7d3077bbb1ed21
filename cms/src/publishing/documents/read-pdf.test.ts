import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { pdfLimits } from './pdf-limits.ts'
import { readPdf } from './read-pdf.ts'

const cms = resolve(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'vitrine-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** PDF with one page per content stream. */
function pdfOf(streams: readonly Buffer[], filter = ''): Buffer {
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(
      `<</Type/Pages/Count ${streams.length}/Kids[${streams.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}]>>`,
    ),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    ...streams.flatMap((stream, index) => [
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + 2 * index} 0 R>>`,
      ),
      Buffer.concat([
        Buffer.from(`<</Length ${stream.length}${filter}>>stream\n`),
        stream,
        Buffer.from('\nendstream'),
      ]),
    ]),
  ]
  const parts = [Buffer.from('%PDF-1.4\n')]
  for (const [index, object] of objects.entries())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'))
  parts.push(Buffer.from(`trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`))
  return Buffer.concat(parts)
}

const drawn = (text: string): Buffer => Buffer.from(`BT /F 12 Tf 50 700 Td (${text}) Tj ET`)

function read(bytes: Buffer, limits?: { timeMs: number; memoryMb: number }) {
  const path = join(folder, `${crypto.randomUUID()}.pdf`)
  writeFileSync(path, bytes)
  return readPdf(path, { folder: cms, ...(limits ? { limits } : {}) })
}

test('reads the text of each page', async () => {
  expect(await read(pdfOf([drawn('Torque of M12'), drawn('Second page')]))).toEqual({
    pageCount: 2,
    pages: ['Torque of M12', 'Second page'],
  })
})

test('reads the first pages of a long document', async () => {
  const text = await read(pdfOf(Array.from({ length: 400 }, () => drawn('again'))))
  expect([text?.pageCount, text?.pages.length]).toEqual([400, pdfLimits.pages])
})

test('keeps a bounded text of one page', async () => {
  const text = await read(
    pdfOf([Buffer.concat(Array.from({ length: 5000 }, () => drawn('a word')))]),
  )
  expect(text?.pages[0]).toHaveLength(pdfLimits.pageCharacters)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))],
  ['another file', Buffer.from('PK\u0003\u0004 no PDF')],
])('returns nothing for %s', async (_, bytes) => expect(await read(bytes)).toBeUndefined())

test('reads no text of a page tree that contains itself', async () => {
  const tree = '<</Type/Pages/Count 9/Kids[2 0 R]>>'
  const text = await read(
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n${tree}\nendobj\ntrailer<</Root 1 0 R>>`,
    ),
  )
  expect(text?.pages.join('') ?? '').toBe('')
})

test('ends a document whose stream inflates to gigabytes, within time and memory', async () => {
  const inflated = Buffer.alloc(400_000_000, 'BT (x) Tj ET ')
  const bomb = pdfOf([deflateSync(inflated, { level: 1 })], '/Filter/FlateDecode')
  const began = performance.now()
  expect(await read(bomb, { timeMs: 8000, memoryMb: 300 })).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('ends a document that takes too long', async () => {
  const endless = pdfOf([Buffer.concat([drawn('a'), Buffer.from(' q Q'.repeat(4_000_000))])])
  const began = performance.now()
  expect(await read(endless, { timeMs: 300, memoryMb: 700 })).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(3000)
})

test('returns nothing for a file that is gone', async () =>
  expect(await readPdf(join(folder, 'gone.pdf'), { folder: cms })).toBeUndefined())
