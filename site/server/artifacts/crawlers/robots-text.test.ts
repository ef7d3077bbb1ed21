import { expect, test } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import { routePath } from '#shared/routes/table.ts'
import { robotsText } from './robots-text.ts'

const origin = 'https://www.example.com'

test('disallows everything and lists no sitemap outside production', () => {
  expect(robotsText({ indexable: false, origin })).toBe('User-agent: *\nDisallow: /\n')
})

test('disallows only the search and the cms’s paths in production', () => {
  const lines = robotsText({ indexable: true, origin }).split('\n')
  for (const locale of localeCodes)
    expect(lines).toContain(`Disallow: ${routePath('search', locale)}`)
  expect(lines).toContain('Disallow: /admin')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(lines).not.toContain('Disallow: /')
  const closed = lines
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length))
  for (const locale of localeCodes)
    expect(closed.filter((path) => routePath('products', locale).startsWith(path))).toEqual([])
})
