import { expect, test } from 'vitest'
import type { Answer } from '@vitrine/contract/client'
import { localeCodes } from '@vitrine/configuration/locales'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { uncachedLimits } from '#server/caching/render-limits.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import { printedLook } from '#server/artifacts/data-sheet/printed-look.ts'
import { partsListTexts } from '#texts/parts-list.js'
import { layout } from '../../../test/fixtures/answers.ts'
import { appearance } from '../../../test/fixtures/appearance.ts'
import { partsList } from '../../../test/fixtures/parts.ts'
import { listSheetOf } from './list-sheet.ts'
import { ListSheets } from './list-sheets.ts'

const look = await printedLook(appearance)
const origin = 'https://site.example'
const sheetIn = (locale: (typeof localeCodes)[number], read = partsList(locale)) =>
  listSheetOf({ read, look, layout: layout(locale), locale, origin }, [])

test.each(localeCodes)('has every line with what is to be checked of it in %s', (locale) => {
  const { rows, count, url } = sheetIn(locale)
  const texts = partsListTexts[locale]
  expect(url).toContain(`${origin}/`)
  expect(count).toContain(texts.check({ count: 3 }))
  expect(rows.map(({ code, open }) => [code, open])).toEqual([
    ['TC-50-10', false],
    ['TC-50-11', true],
    ['x', true],
    ['OM 50/10', true],
    ['TC-50-10', false],
  ])
  const [found, near, unknown, other, asked] = rows.map(({ notes }) => notes.join(' '))
  expect(found).toMatch(/: \S/)
  expect(near).toContain('TC-50-10')
  expect(unknown).toContain(texts.unknown)
  expect(other).toContain(texts.grade.direct)
  expect(asked).toContain('Other OM 50/10')
})

test('says of a family that a part number is to be chosen', () => {
  const read = partsList('en')
  const [, , , line] = read.lines
  const [reference] = line?.references ?? []
  if (!line || !reference) throw new Error('the list of the tests has a line of another maker')
  const family = { ...reference, part_number: null, ours: 'TC' }
  const lines = [{ ...line, candidates: [], references: [family] }]
  const texts = partsListTexts.en
  const maker = reference.maker.name
  expect(sheetIn('en', { ...read, lines }).rows[0]?.notes).toEqual([
    `${texts.family({ maker })} TC (${texts.grade.direct})`,
  ])
  const gone = [{ ...line, candidates: [], references: [{ ...family, product: null }] }]
  expect(sheetIn('en', { ...read, lines: gone }).rows[0]?.notes[0]).toContain(
    texts.withdrawn({ maker }),
  )
})

/** PDF of a list, with the URLs of the fetched pictures. */
async function drawn(read: Answer<'parts-read'>, file: Buffer | undefined) {
  const asked: string[] = []
  const sheets = new ListSheets({
    apiCache: {
      read: async () => ({ status: 200, json: () => layout('br') }),
    } as unknown as ApiCache,
    appearances: { read: async () => appearance },
    media: {
      bytes: async (path: string) => {
        asked.push(path)
        return file
      },
    },
    limiter: new FairLimiter(uncachedLimits),
    origin,
  })
  try {
    return { pdf: await sheets.draw(read, 'br', 'client'), asked }
  } finally {
    await sheets.close()
  }
}

const count = (pdf: Buffer, pattern: RegExp) => pdf.toString('latin1').match(pattern)?.length ?? 0

test('draws 200 lines on as many pages as they need, each picture once and small', async () => {
  const { default: sharp } = await import('sharp')
  const picture = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#b87333' },
  })
    .jpeg()
    .toBuffer()
  const read = partsList('br')
  const [line] = read.lines
  if (!line?.part) throw new Error('the list of the tests has a part number')
  const part = line.part
  const lines = Array.from({ length: 200 }, (_, at) => ({
    ...line,
    part: { ...part, part_number: `TC-${at}` },
  }))
  const { pdf, asked } = await drawn({ ...read, lines }, picture)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(asked).toHaveLength(1)
  // the logo with its mask, and the picture
  expect(count(pdf, /\/Subtype \/Image/g)).toBe(3)
  expect(count(pdf, /\/Type \/Page\b(?!s)/g)).toBeGreaterThan(10)
  expect(pdf.length).toBeLessThan(400_000)
})

test('leaves out a picture that is missing or no image', async () => {
  const [missing, broken] = await Promise.all([
    drawn(partsList('br'), undefined),
    drawn(partsList('br'), Buffer.from('no picture')),
  ])
  for (const { pdf } of [missing, broken]) expect(count(pdf, /\/Type \/Page\b(?!s)/g)).toBe(1)
})
