import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { appearance } from '../../test/fixtures/appearance.ts'
import { appearanceOf } from './appearances.ts'
import type { Appearances } from './appearances.ts'
import { appearanceRoutes } from './routes.ts'

const newer = appearanceOf({
  ...appearance.answer,
  colors: { ...appearance.answer.colors, accent: '#7a1f5c' },
})
let current = appearance
let reread = appearance
const app = Fastify()
appearanceRoutes(app, {
  appearances: {
    read: async () => current,
    readAgain: async () => (current = reread),
  } as unknown as Appearances,
  secure: true,
})
afterAll(() => app.close())

const get = (url: string, headers = {}) => app.inject({ url, headers })

test('serves the stylesheet of a page for ever, compressed', async () => {
  const { stylesheet } = appearance.page
  const plain = await get(stylesheet)
  expect([plain.statusCode, plain.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(plain.body).toContain(`--color-accent:${appearance.palette.accent}`)
  const brotli = await get(stylesheet, { 'accept-encoding': 'br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  expect((await get('/appearance/x.css')).statusCode).toBe(404)
})

test('serves the logo as a document that can load and run nothing', async () => {
  const { statusCode, headers, body } = await get(appearance.page.brand.logo?.dark ?? '')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body).toBe(appearance.logos?.dark)
})

test('reads again for the logo of a page that another instance rendered', async () => {
  current = appearance
  reread = newer
  const { body, headers } = await get(newer.page.brand.logo?.light ?? '')
  expect(body).toBe(newer.logos?.light)
  expect(headers['cache-control']).toContain('immutable')
})

test('answers the logo of an earlier page with the current one, not for ever', async () => {
  current = newer
  reread = newer
  const { body, headers } = await get(appearance.page.brand.logo?.light ?? '')
  expect([body, headers['cache-control']]).toEqual([newer.logos?.light, 'public, no-cache'])
})

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/favicon-32.png', 32],
])('draws %s with %i px, in the colors of the day', async (path, side) => {
  current = appearance
  const first = (await get(path)).rawPayload
  const { width, height, format } = await sharp(first).metadata()
  expect({ width, height, format }).toEqual({ width: side, height: side, format: 'png' })
  current = newer
  expect((await get(path)).rawPayload.equals(first)).toBe(false)
})

test('has the name, colors and icons in the web manifest', async () => {
  const manifest = (await get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({
    name: appearance.answer.name,
    theme_color: appearance.answer.colors.background,
  })
  for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200)
})

test('has the whole name as the short one of a company without a wordmark', async () => {
  const name = 'The “Ó & Ñ” Company'
  current = appearanceOf({ ...appearance.answer, name, wordmark: '' })
  expect((await get('/site.webmanifest')).json()).toMatchObject({ name, short_name: name })
})
