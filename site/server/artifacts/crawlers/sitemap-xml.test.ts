import { expect, test } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const origin = 'https://www.example.com'

test('lists a page in the sitemaps of its locales with its alternates', () => {
  const page = {
    paths: { br: '/produtos/a&b', en: '/en/products/a' },
    updatedAt: '2026-11-12T12:00:00.000Z',
  }
  const br = sitemapXml([page], 'br', origin)
  expect(br).toContain(
    '<loc>https://www.example.com/produtos/a&amp;b</loc><lastmod>2026-11-12T12:00:00.000Z</lastmod>',
  )
  expect([...br.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag)).toEqual([
    'pt-BR',
    'en-US',
    'x-default',
  ])
  expect(sitemapXml([page], 'es', origin)).not.toContain('<url>')
})

test('omits x-default without a Portuguese page, and lastmod without a date', () => {
  const xml = sitemapXml([{ paths: { es: '/es' }, updatedAt: undefined }], 'es', origin)
  expect(xml).not.toContain('x-default')
  expect(xml).not.toContain('lastmod')
})

test('lists absolute URLs in the index', () => {
  expect(sitemapIndexXml(['/sitemap-br-1.xml'], origin)).toContain(
    '<loc>https://www.example.com/sitemap-br-1.xml</loc>',
  )
})
