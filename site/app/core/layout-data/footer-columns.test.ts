import { expect, test } from 'vitest'
import { routePath } from '#shared/routes/table.ts'
import { footerColumns } from '#app/core/layout-data/footer-columns.ts'

test('keeps links to pages, files and other sites, drops links to unknown paths', () => {
  const urls = [routePath('contact', 'br'), '/media/catalogo.pdf', 'https://example.com', '/nada']
  const links = urls.map((url) => ({ label: url, url }))
  const [column] = footerColumns([
    { title: 'A', links },
    { title: 'B', links: links.slice(3) },
  ])
  expect(column?.links.map(({ href }) => href)).toEqual(urls.slice(0, 3))
  expect(footerColumns([{ title: 'B', links: links.slice(3) }])).toEqual([])
})
