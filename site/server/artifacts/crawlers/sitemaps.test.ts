import { expect, test } from 'vitest'
import { encode } from '#server/caching/encodings.ts'
import { sitemapIndexPath, sitemapPath } from './paths.ts'
import { Sitemaps } from './sitemaps.ts'
import type { SitemapPage } from './sitemap-xml.ts'

const page = (number: number): SitemapPage => ({
  paths: { br: `/produtos/${number}` },
  updatedAt: undefined,
})

function sitemaps(given: { pages: SitemapPage[]; away?: boolean; broken?: boolean }) {
  let lists = 0
  const made = new Sitemaps({
    origin: 'https://www.example.com',
    isCmsUnreachable: () => given.away === true,
    list: async () => {
      lists += 1
      if (given.broken) throw new Error('away')
      return given.pages
    },
  })
  const read = async (path: string) =>
    made
      .read(path)
      .then((file) => file && encode(file, 'identity'))
      .then((bytes) => bytes?.toString())
  return { made, read, lists: () => lists }
}

test('makes the sitemaps once, and anew after a change', async () => {
  const given = { pages: [page(1)] }
  const { made, read, lists } = sitemaps(given)
  await Promise.all([read(sitemapIndexPath), read(sitemapPath('br', 1))])
  expect(lists()).toBe(1)
  given.pages = [page(1), page(2)]
  expect(await read(sitemapPath('br', 1))).not.toContain('/produtos/2<')
  made.expire()
  expect(await read(sitemapPath('br', 1))).toContain('/produtos/2<')
})

test('splits many pages into several files, all in the index; none for an empty locale', async () => {
  const { read } = sitemaps({ pages: Array.from({ length: 5001 }, (_, at) => page(at)) })
  const index = await read(sitemapIndexPath)
  expect(index).toContain(sitemapPath('br', 2))
  expect(index).not.toContain(sitemapPath('en', 1))
  expect((await read(sitemapPath('br', 2)))?.match(/<url>/g)).toHaveLength(1)
  expect(await read(sitemapPath('br', 3))).toBeUndefined()
})

test('serves the expired sitemaps when new ones cannot be made', async () => {
  const given = { pages: [page(1)], broken: false }
  const { made, read } = sitemaps(given)
  await read(sitemapIndexPath)
  given.broken = true
  made.expire()
  expect(await read(sitemapPath('br', 1))).toContain('/produtos/1<')
})
