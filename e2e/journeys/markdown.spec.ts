/** @reading @markdown @screens */
import { expect, test } from '@playwright/test'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { atomPath, atomScreens } from '../../site/shared/page/atom-path.ts'
import { markdownAddress } from '../../site/server/pages/markdown/markdown-address.ts'
import { knownProduct, pathOf, screens } from '../addresses.ts'
import { everyLocale } from '../nightly.ts'
import { canonicalOf, tagsOf, textOf } from '../page-head.ts'
import { origin } from '../system-under-test.ts'

test(
  'every public page has its Markdown, with its own heading and canonical address',
  { tag: everyLocale },
  async ({ request }) => {
    for (const screen of screens) {
      const path = await pathOf(screen.name, screen.locale)
      const page = await request.get(path)
      if (page.status() !== 200) continue
      const html = await page.text()
      const file = await request.get(markdownAddress(path))
      expect(file.status(), path).toBe(200)
      expect(file.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'content-language': locales[screen.locale].tag,
        link: `<${canonicalOf(html)}>; rel="canonical"`,
      })
      const text = await file.text()
      const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''
      expect(text.split('\n')[0]?.replaceAll('\\', ''), path).toBe(`# ${textOf(heading).trim()}`)
      const negotiated = await request.get(path, { headers: { accept: 'text/markdown' } })
      expect(await negotiated.text(), path).toBe(text)
    }
  },
)

test(
  'the Markdown of a product has all its part numbers',
  { tag: everyLocale },
  async ({ request }) => {
    const { variants } = await knownProduct()
    for (const locale of localeCodes) {
      const answer = await request.get(markdownAddress(await pathOf('product', locale)))
      const text = (await answer.text()).replaceAll('\\', '')
      for (const { part_number: code } of variants) expect(text).toContain(`| [${code}](`)
    }
  },
)

test(
  'feeds are well-formed and linked from their lists',
  { tag: everyLocale },
  async ({ page, request }) => {
    await page.goto('/')
    for (const locale of localeCodes)
      for (const screen of atomScreens) {
        const path = atomPath(screen, locale)
        const feed = await request.get(path)
        expect(feed.status(), path).toBe(200)
        const { root, problem } = await page.evaluate(
          (xml) => {
            const parsed = new DOMParser().parseFromString(xml, 'application/xml')
            return {
              root: parsed.documentElement.namespaceURI,
              problem: parsed.querySelector('parsererror')?.textContent,
            }
          },
          await feed.text(),
        )
        expect(problem).toBeUndefined()
        expect(root).toBe('http://www.w3.org/2005/Atom')
        const list = await request.get(await pathOf(screen, locale))
        if (list.status() === 200)
          expect(
            tagsOf(await list.text(), 'link').filter(({ type }) => type === 'application/atom+xml'),
          ).toEqual([expect.objectContaining({ href: origin + path })])
      }
  },
)

test('llms.txt leads to Markdown that exists', { tag: everyLocale }, async ({ request }) => {
  const answer = await request.get('/llms.txt')
  expect(answer.status()).toBe(200)
  const links = [...(await answer.text()).matchAll(/\]\((\S+\.md)\)/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(3)
  for (const href of links) expect((await request.get(href)).status(), href).toBe(200)
})
