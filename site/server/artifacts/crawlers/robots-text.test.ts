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
  // the longest rule applies: public calls may be read, members' calls and the base not
  for (const line of [
    'Allow: /api/v1/web/',
    'Disallow: /api/v1/web/restricted-area/',
    'Disallow: /api/',
  ])
    expect(lines).toContain(line)
  const closed = lines
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length))
  for (const locale of localeCodes)
    expect(closed.filter((path) => routePath('products', locale).startsWith(path))).toEqual([])
})
