import { contentScreens } from '@vitrine/configuration/content-screens'
import { expect, test } from 'vitest'
import { routePath } from '#shared/routes/table.ts'
import { footerColumns } from '#app/core/layout-data/footer-columns.ts'

test('keeps links to pages, files and other sites, drops links to unknown paths', () => {
  const urls = [routePath('contact', 'br'), '/media/catalogo.pdf', 'https://example.com', '/nada']
  const links = urls.map((url) => ({ label: url, url }))
  const columns = (menus: Parameters<typeof footerColumns>[0]) =>
    footerColumns(menus, 'br', contentScreens)
  const [column] = columns([
    { title: 'A', links },
    { title: 'B', links: links.slice(3) },
  ])
  expect(column?.links.map(({ href }) => href)).toEqual(urls.slice(0, 3))
  expect(columns([{ title: 'B', links: links.slice(3) }])).toEqual([])
})

test('drops links to screens that have nothing to show', () => {
  const links = (['news', 'products', 'contact'] as const).map((name) => ({
    label: name,
    url: routePath(name, 'br'),
  }))
  const [column] = footerColumns([{ title: 'A', links }], 'br', ['products'])
  expect(column?.links.map(({ label }) => label)).toEqual(['products', 'contact'])
})
