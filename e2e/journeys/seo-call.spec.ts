import { expect, test } from '@playwright/test'
import { clientIn } from '../contract-client.ts'
import { defaultLocale } from '@vitrine/contract/locales'
import { readSitemaps } from '../sitemap.ts'

test('every path of the sitemap has a title and a description', async () => {
  const paths = [...(await readSitemaps()).keys()]
  expect(paths.length).toBeGreaterThan(100)
  const api = clientIn(defaultLocale)
  const without: string[] = []
  for (const path of paths) {
    const { title, description } = await api('seo-read', { query: { url: decodeURI(path) } })
    if (!title || !description) without.push(path)
  }
  expect(without).toEqual([])
})
