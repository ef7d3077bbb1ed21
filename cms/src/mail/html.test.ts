import { expect, test } from 'vitest'
import { neutralLook } from '@vitrine/appearance/choices'
import { paletteOf } from '@vitrine/appearance/palette'
import { writeHtml } from './html.ts'

const content = {
  subject: 'Aviso',
  preview: 'Aviso',
  heading: 'Aviso',
  paragraphs: ['Texto'],
  action: { label: 'Abrir', url: 'https://vitrine.example/a' },
}
const dark = {
  name: 'Bombas',
  wordmark: '',
  colors: { background: '#16181c', surface: '#1f2227', text: '#f2f1ec', accent: '#f5c518' },
  type: 'serif',
  corners: 'round',
  logo: null,
  logo_on_dark: null,
  symbol: null,
} as const
const written = (appearance: Parameters<typeof writeHtml>[1]['appearance']) =>
  writeHtml(content, {
    locale: 'br',
    company: 'Bombas',
    appearance,
    address: '',
    phone: '',
    email: '',
    home: '',
    contact: '',
    origin: 'https://vitrine.example',
  })

test('has the colors, fonts and corners of the appearance, and no others', () => {
  const html = written(dark)
  const palette = paletteOf(dark.colors)
  for (const color of [palette.background, palette.surface, palette.text, palette.accentText])
    expect(html).toContain(color)
  expect(html).toContain('font-family:Source Serif 4,Georgia')
  expect(html).toContain('border-radius:12px')
  expect(html).toContain('content="dark"')
  const known = new Set<string>(Object.values(palette))
  const others = [...new Set(html.match(/#[0-9a-f]{6}/g))].filter((color) => !known.has(color))
  // line color: text mixed with the background
  expect(others).toHaveLength(1)
})

test('shows the logo as a part of the message, never as a picture of the web', () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>'
  const html = written({ ...dark, ...neutralLook, logo })
  expect(html).toContain('<img src="cid:logo" width="48" height="24"')
  expect(html).not.toMatch(/<img[^>]+src="(?!cid:)/)
  expect(written(dark)).not.toContain('<img')
})
