import { contentScreens } from '@vitrine/configuration/content-screens'
import { expect, test } from 'vitest'
import { routePath } from '#shared/routes/table.ts'
import { footerColumns } from '#app/core/layout-data/footer-columns.ts'

test('keeps links to pages, files and other sites, and no empty column', () => {
  const urls = [
    routePath('contact', 'br'),
    '/media/catalogo.pdf',
    'https://example.com',
    '/campanha',
  ]
  const links = urls.map((url) => ({ label: url, url }))
  const columns = (menus: Parameters<typeof footerColumns>[0]) =>
    footerColumns(menus, 'br', contentScreens)
  const [column] = columns([{ title: 'A', links }])
  expect(column?.links.map(({ href }) => href)).toEqual(urls)
  expect(columns([{ title: 'B', links: [] }])).toEqual([])
})

test('drops links to screens that have nothing to show', () => {
  const links = (['news', 'products', 'contact'] as const).map((name) => ({
    label: name,
    url: routePath(name, 'br'),
  }))
  const [column] = footerColumns([{ title: 'A', links }], 'br', ['products'])
  expect(column?.links.map(({ label }) => label)).toEqual(['products', 'contact'])
})
