import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import { documentsTexts } from '#texts/documents.js'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import * as fixtures from '../../../test/fixtures/answers.ts'
import { appearance } from '../../../test/fixtures/appearance.ts'
import { printedLook } from './printed-look.ts'
import { readBlocks } from './blocks.ts'
import { SheetRenderer, maxQueuedSheets } from './sheet-renderer.ts'
import { printableDrawing, printableUnlabelled } from './printable.ts'
import { sheetOf } from './sheet.ts'

await Promise.all(
  [documentsTexts, lifeCycleTexts, pageTexts, productTexts].flatMap(({ load }) =>
    localeCodes.map(load),
  ),
)
const look = await printedLook(appearance)
const sheetIn = (locale: (typeof localeCodes)[number], product = fixtures.product(locale)) =>
  sheetOf({
    product,
    look,
    layout: fixtures.layout(locale),
    locale,
    url: 'https://site.example/p',
  })

test.each(localeCodes)('has the facts of the page in %s', (locale) => {
  const sheet = sheetIn(locale)
  // no part number has a spacing, so neither the page nor the sheet has that column
  expect(sheet.table.head.map(({ label, under }) => [label, under])).toEqual([
    [productTexts[locale].variants.partNumber, ''],
    [fixtures.product(locale).attributes[0]?.label, 'mm²'],
  ])
  expect(sheet.table.rows).toEqual([
    ['TC-10-6', '10'],
    ['TC-16-8', '11'],
    ['TC-50-10', '12'],
  ])
  expect(sheet.facts).toContainEqual({ label: 'NCM', value: '8536.90.90' })
})

test('states the values of one part number, and nothing that its product says otherwise', async () => {
  const product = fixtures.product('en')
  const [attribute] = product.attributes
  const [, part] = product.variants
  const sheet = sheetOf({
    product: {
      ...product,
      highlights: [{ label: attribute?.label ?? '', value: '10–630 mm²' }],
    },
    part,
    look,
    layout: fixtures.layout('en'),
    locale: 'en',
    url: 'https://site.example/p/TC-16-8',
  })
  expect(sheet.family).toMatch(/ · TC-16-8$/)
  expect(sheet.table.rows).toEqual([])
  expect(sheet.facts.filter(({ label }) => label === attribute?.label)).toEqual([
    { label: attribute?.label, value: '11 mm²' },
  ])
  // the values in the uploaded drawing are not printed
  const { default: sharp } = await import('sharp')
  const drawn = (label: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><g${label}><path d="M0 0H80V40H0Z"/></g></svg>`,
    )
  const darkest = async (bytes: Buffer) =>
    (await sharp(await printableUnlabelled(bytes)).stats()).channels[0]?.min
  expect(await darkest(drawn(''))).toBe(0)
  expect(await darkest(drawn(' data-label="L {length}"'))).toBe(255)
})

test('parses rich text to headings, paragraphs and list items', () => {
  const html =
    '<h2 id="a">Como &amp; onde</h2><p>Prense <strong>bem</strong>.</p><ul><li>Um</li><li><a href="/x">Dois</a></li></ul><table><tbody><tr><td><p>não</p></td></tr></tbody></table><p> </p>'
  expect(readBlocks(html)).toEqual([
    { kind: 'heading', text: 'Como & onde' },
    { kind: 'paragraph', text: 'Prense bem.' },
    { kind: 'item', text: 'Um' },
    { kind: 'item', text: 'Dois' },
  ])
})

test('prints a drawing sharp at any nominal size; leaves out what is no image', async () => {
  const { default: sharp } = await import('sharp')
  const drawing = (size: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 80 40"><path d="M10 20H70" stroke="#000" stroke-width=".5"/><script>1</script><image href="file:///etc/passwd"/></svg>`,
    )
  for (const size of ['width="800" height="400"', 'width="80" height="40"', '']) {
    const print = await printableDrawing(drawing(size))
    const { format, width, height, hasAlpha } = await sharp(print).metadata()
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'png',
      width: 1600,
      height: 800,
      hasAlpha: false,
    })
    // the line is 10 px high and black, not antialiased to gray
    const { data, info } = await sharp(print)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const column = Array.from(
      { length: info.height },
      (_, y) => data[(y * info.width + 800) * info.channels] ?? 255,
    )
    expect(column.filter((value) => value < 40).length).toBeGreaterThanOrEqual(8)
    expect(column.filter((value) => value > 40 && value < 215).length).toBeLessThanOrEqual(2)
  }
  expect(await printableDrawing(Buffer.from('no drawing'))).toBeUndefined()
})

test('makes equal bytes from equal data, more pages for 100 part numbers, and survives a broken picture', async () => {
  const renderer = new SheetRenderer()
  const sheet = { ...sheetIn('br'), charts: [] }
  const picture = readFileSync(
    new URL('../../../../demo/aterra/pictures/originals/tc.jpg', import.meta.url),
  )
  try {
    const [once, again] = [
      await renderer.draw(sheet, [picture]),
      await renderer.draw(sheet, [picture]),
    ]
    expect(once.equals(again)).toBe(true)
    expect(once.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(renderer.draw(sheet, [Buffer.from('no picture')])).rejects.toThrow(
      /could not be drawn/,
    )
    const product = fixtures.product('br')
    const long = await renderer.draw(
      sheetIn('br', {
        ...product,
        variants: Array.from({ length: 100 }, (_, at) => ({
          part_number: `TC-${at}`,
          values: { conductor: at },
        })),
      }),
      [],
    )
    const wide = {
      ...sheet,
      table: {
        ...sheet.table,
        head: Array.from({ length: 16 }, (_, at) => ({
          label: `Coluna ${at}`,
          under: 'mm',
          numeric: true,
        })),
        rows: [Array.from({ length: 16 }, (_, at) => `${at}000,00000`)],
      },
    }
    const large = await printableDrawing(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><path d="M0 0H800V500"/></svg>',
      ),
    )
    if (!large) throw new Error('no drawing')
    const lying = await renderer.draw(wide, [picture, large])
    const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
    expect(pagesOf(once)).toBe(1)
    // the second picture is on the first page, the table on the second, which is landscape
    expect(pagesOf(lying)).toBe(2)
    expect(lying.toString('latin1')).toMatch(/MediaBox \[0 0 841\.89 595\.28\]/)
    expect(pagesOf(long)).toBeGreaterThan(2)
  } finally {
    await renderer.close()
  }
})

test('draws the curves of a product', async () => {
  const renderer = new SheetRenderer()
  try {
    const sheet = sheetIn('en')
    const [chart] = sheet.charts
    expect(chart).toMatchObject({ title: 'F', series: [{ name: 'A' }] })
    const pages = await Promise.all(
      [[], [chart, chart, chart, chart, chart, chart]].map(async (charts) => {
        const pdf = await renderer.draw(
          { ...sheet, charts: charts.filter((one) => one !== undefined) },
          [],
        )
        return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
      }),
    )
    expect(pages[1]).toBeGreaterThan(pages[0] ?? 0)
  } finally {
    await renderer.close()
  }
})

test('rejects sheets beyond the queue as unavailable and draws those in it', async () => {
  const renderer = new SheetRenderer()
  try {
    const drawn = await Promise.allSettled(
      Array.from({ length: maxQueuedSheets + 2 }, () => renderer.draw(sheetIn('br'), [])),
    )
    expect(drawn.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxQueuedSheets)
    const failures = drawn.slice(maxQueuedSheets).map((one) => Reflect.get(one, 'reason'))
    expect(failures).toMatchObject([{ code: 'unavailable' }, { code: 'unavailable' }])
  } finally {
    await renderer.close()
  }
})
