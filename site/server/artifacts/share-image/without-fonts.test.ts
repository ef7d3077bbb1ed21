import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-fonts-'))
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><cachedir>${folder}</cachedir></fontconfig>`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Widths of the texts of two pictures, px, drawn by a process that finds no system fonts. */
function widths(script: string): number[] {
  const printed = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import sharp from 'sharp'
      import { appearance } from './test/fixtures/appearance.ts'
      const widthOf = async (picture, area) => {
        const part = await sharp(picture).extract(area).png().toBuffer()
        const trimmed = sharp(part).trim({ threshold: 60 })
        return (await trimmed.toBuffer({ resolveWithObject: true })).info.width
      }
      ${script}`,
    ],
    {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, FONTCONFIG_PATH: folder },
      encoding: 'utf8',
    },
  )
  return printed.trim().split('\n').map(Number)
}

// glyphs for missing characters all have the same width
test.each([
  ['і', 'Ж'],
  ['ا', '漢'],
  ['⋅', '⏚'],
  ['ا', '한'],
  ['⋅', 'ア'],
])('share images have letters and signs of other languages: %s, %s', (...titles) => {
  const [narrow = 0, wide = 0] = widths(`
    import { drawShareImage } from './server/artifacts/share-image/draw.ts'
    for (const title of ${JSON.stringify(titles)}) {
      const drawing = { title: title.repeat(8), company: 'A', place: 'a.example', appearance }
      const image = await drawShareImage({ ...drawing, picture: undefined })
      console.log(await widthOf(image, { left: 32, top: 150, width: 1136, height: 300 }))
    }`)
  expect(narrow).toBeGreaterThan(0)
  expect(wide).toBeGreaterThan(2 * narrow)
})

test('icons have the letter of a company without a logo', () => {
  const [narrow = 0, wide = 0] = widths(`
    import Fastify from 'fastify'
    import { appearanceOf } from './server/appearance/appearances.ts'
    import { appearanceRoutes } from './server/appearance/routes.ts'
    for (const name of ['I', 'W']) {
      const read = async () => appearanceOf({ ...appearance.answer, logo: null, name })
      const app = Fastify()
      appearanceRoutes(app, { appearances: { read }, secure: true })
      const { rawPayload } = await app.inject('/icon-512.png')
      console.log(await widthOf(rawPayload, { left: 40, top: 40, width: 432, height: 432 }))
    }`)
  expect(narrow).toBeGreaterThan(0)
  expect(wide).toBeGreaterThan(2 * narrow)
})
