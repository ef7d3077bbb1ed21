import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareImageSize } from '#shared/page/share-image.ts'
import { appearance } from '../../../test/fixtures/appearance.ts'
import { drawShareImage } from './draw.ts'

const plain = {
  title: 'Terminal de compressão',
  company: 'Aterra & Filhos',
  place: 'www.example.com',
  picture: undefined,
  appearance,
}
const copper = { create: { width: 40, height: 30, channels: 3, background: '#b4571e' } } as const

/** Darkness of the darkest pixel of a region, 0 (white) to 255. */
async function darkness(
  image: Buffer,
  region: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const { channels } = await sharp(
    await sharp(image).extract(region).greyscale().toBuffer(),
  ).stats()
  return 255 - (channels[0]?.min ?? 255)
}

test.each([
  ['plain', plain],
  ['with a title of 140 characters', { ...plain, title: 'Conector bimetálico '.repeat(7) }],
  ['with a word that no line holds', { ...plain, title: 'x'.repeat(300) }],
  ['with markup in its words', { ...plain, title: '<b>&amp;</i> "Ø" 16 mm²' }],
  ['with a file that is no picture', { ...plain, picture: Buffer.from('<svg onload="x">') }],
  ['with signs that the fonts lack', { ...plain, title: '接続 🔌' }],
])('%s: has the declared size', async (_name, drawing) => {
  const { format, width, height } = await sharp(await drawShareImage(drawing)).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareImageSize })
})

test.each([
  ['95 ㎟ ℃', '95 mm2 °C'],
  ['ไ', '[?]'],
])('draws %s as %s, and no box', async (title, drawn) => {
  const images = [title, drawn].map((text) => drawShareImage({ ...plain, title: text }))
  const [image, same] = await Promise.all(images)
  expect(image?.equals(same ?? Buffer.alloc(0))).toBe(true)
})

test('draws the title at the left and the picture at the right', async () => {
  const image = await drawShareImage({ ...plain, picture: await sharp(copper).png().toBuffer() })
  expect(await darkness(image, { left: 64, top: 176, width: 500, height: 200 })).toBeGreaterThan(
    200,
  )
  const { dominant } = await sharp(
    await sharp(image).extract({ left: 900, top: 100, width: 200, height: 400 }).toBuffer(),
  ).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b + 80)
})

test('sets the address in letters of one width', async () => {
  // the dimension line has a gap for the URL, whose width depends on its text
  const gap = { left: 640, top: 545, width: 400, height: 1 }
  const ends = []
  for (const place of ['iiiiiiiiiiiiiiii', 'mmmmmmmmmmmmmmmm']) {
    const image = await drawShareImage({ ...plain, place })
    const row = await sharp(image).extract(gap).greyscale().raw().toBuffer()
    ends.push(row.length - [...row].toReversed().findIndex((value) => value > 128))
  }
  expect(ends[0]).toBeLessThan(gap.width)
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThanOrEqual(16)
})
