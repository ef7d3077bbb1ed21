/** @reading @screens */
import { expect, test } from '@playwright/test'
import { clientIn } from '../contract-client.ts'
import { defaultLocale } from '@vitrine/configuration/locales'
import { localeOfPath } from '../../site/shared/routes/locale-of-path.ts'
import { readSitemaps } from '../sitemap.ts'

/** Number of concurrent calls. */
const concurrency = 4

test('has a title and a description for every path of the sitemap in the default locale', async () => {
  const paths = [...(await readSitemaps()).keys()].filter(
    (path) => localeOfPath(path) === defaultLocale,
  )
  expect(paths.length).toBeGreaterThan(100)
  const api = clientIn(defaultLocale)
  const without: string[] = []
  const next = paths.values()
  const ask = async () => {
    for (const path of next) {
      const { title, description } = await api('seo-read', { query: { url: decodeURI(path) } })
      if (!title || !description) without.push(path)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, ask))
  expect(without).toEqual([])
})
