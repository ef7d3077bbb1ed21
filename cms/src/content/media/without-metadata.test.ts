import sharp from 'sharp'
import { expect, it } from 'vitest'
import { carriesMetadata, isAnimatedPng } from './carries-metadata.ts'
import { withoutMetadata } from './without-metadata.ts'

const formats = ['jpeg', 'png', 'webp', 'avif'] as const
const plain = (format: (typeof formats)[number]) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a03020' } })
    .toFormat(format)
    .toBuffer()

/** Photograph as a phone writes it: rotated, with device and place. */
const photograph = async (format: (typeof formats)[number]) =>
  sharp(await plain(format))
    .withExif({
      IFD0: { Make: 'Telefone', Model: 'Modelo 9' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()

it.each(formats)('leaves a %s of pixels alone byte for byte', async (format) => {
  const bytes = await plain(format)
  expect(carriesMetadata(bytes)).toBe(false)
  expect((await withoutMetadata(bytes)).equals(bytes)).toBe(true)
})

it.each(['jpeg', 'png', 'webp'] as const)(
  'turns a %s upright and drops its device and place',
  async (format) => {
    const bytes = await photograph(format)
    expect(bytes.includes('Telefone')).toBe(true)
    const made = await withoutMetadata(bytes)
    const { width, height, orientation, exif, format: kind } = await sharp(made).metadata()
    expect([kind, width, height, orientation ?? 1, exif]).toEqual([format, 20, 40, 1, undefined])
    expect(made.includes('Telefone')).toBe(false)
    expect(carriesMetadata(made)).toBe(false)
  },
)

it('drops the device and place of an AVIF', async () => {
  const made = await withoutMetadata(await photograph('avif'))
  expect((await sharp(made).metadata()).exif).toBeUndefined()
  expect(made.includes('Telefone')).toBe(false)
})

const segment = (marker: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')])

it.each([
  ['a comment', 0xfe, 'made at home'],
  ['XMP', 0xe1, 'http://ns.adobe.com/xap/1.0/\0<gps/>'],
  ['IPTC', 0xed, 'Photoshop 3.0\0'],
  ['a second picture', 0xe2, 'MPF\0'],
  ['a maker’s segment', 0xe4, 'device 9'],
])('drops %s of a JPEG', async (_, marker, text) => {
  const bytes = await plain('jpeg')
  const marked = Buffer.concat([bytes.subarray(0, 2), segment(marker, text), bytes.subarray(2)])
  expect((await withoutMetadata(marked)).includes(text.slice(0, 8))).toBe(false)
})

it.each(formats.slice(0, 3))('drops what follows a %s', async (format) => {
  const made = await withoutMetadata(Buffer.concat([await plain(format), Buffer.from('{"lat":1}')]))
  expect(made.includes('lat')).toBe(false)
})

it('drops what follows a JPEG and ends as one', async () => {
  const pixels = await plain('jpeg')
  const hidden = Buffer.concat([pixels, Buffer.from('{"lat":1}'), pixels.subarray(-2)])
  const made = await withoutMetadata(hidden)
  expect(made.includes('lat')).toBe(false)
  expect((await sharp(made).metadata()).width).toBe(40)
})

it('leaves a JPEG of several scans alone', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const pixels = await sharp({
    create: { width: 80, height: 80, channels: 3, background: '#000', noise },
  })
    .jpeg({ progressive: true, quality: 100 })
    .toBuffer()
  expect(pixels.includes(Buffer.from([0xff, 0x00]))).toBe(true)
  expect(carriesMetadata(pixels)).toBe(false)
})

it('knows a PNG of several frames', async () => {
  const still = await plain('png')
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  const afterHead = 8 + 25
  const frames = Buffer.concat([still.subarray(0, afterHead), chunk, still.subarray(afterHead)])
  expect([still, frames, await plain('webp'), Buffer.from('\x89PNG')].map(isAnimatedPng)).toEqual([
    false,
    true,
    false,
    false,
  ])
})

it('rejects a picture that cannot be read', async () =>
  expect(withoutMetadata(Buffer.from('ffd8ffe10004', 'hex'))).rejects.toThrow(/input|JPEG/i))
