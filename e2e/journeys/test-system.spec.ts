/** @alone @artifacts @caching */
import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { panelApiBase } from '@vitrine/contract/panel'
import { shareImagePath } from '../../site/shared/page/share-image.ts'
import {
  robotsPath,
  sitemapIndexPath,
  sitemapPath,
} from '../../site/server/artifacts/crawlers/paths.ts'
import { knownProduct, pathOf } from '../addresses.ts'
import { metaOf } from '../page-head.ts'
import { Panel } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { readSitemaps } from '../sitemap.ts'
import { origin } from '../system-under-test.ts'

async function robotsOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  return { tag: metaOf(await answer.text(), 'robots'), header: answer.headers()['x-robots-tag'] }
}

test('excludes a test system from indexing: pages, files, robots.txt, sitemaps', async ({
  page,
  request,
}) => {
  const path = await pathOf('product')
  const file = (await knownProduct()).main_image?.url ?? ''
  const listed = await readSitemaps()
  expect([...listed.keys()]).toContain(path)
  expect(await robotsOf(request, path)).toEqual({ tag: 'index, follow', header: undefined })

  await new Panel(page).setSession('admin@aterra.example')
  const become = (environment: string) =>
    page.request.post(`${panelApiBase}/globals/layout?locale=br`, {
      headers: { origin },
      data: { environment: { environment } },
    })
  try {
    expect((await become('homolog')).status()).toBe(200)
    await expect
      .poll(() => robotsOf(request, path))
      .toEqual({ tag: 'noindex, nofollow', header: 'noindex' })
    expect(await (await request.get(robotsPath)).text()).toBe('User-agent: *\nDisallow: /\n')
    for (const sitemap of [sitemapIndexPath, sitemapPath(defaultLocale, 1)])
      expect((await request.get(sitemap)).status()).toBe(404)
    for (const address of [file, shareImagePath(path)])
      expect((await request.get(address)).headers()['x-robots-tag']).toBe('noindex')
  } finally {
    expect((await become('production')).status()).toBe(200)
  }
  await expect
    .poll(() => robotsOf(request, path))
    .toEqual({ tag: 'index, follow', header: undefined })
  expect((await request.get(file)).headers()['x-robots-tag']).toBeUndefined()
})
