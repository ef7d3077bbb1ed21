/** @alone @preview */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { requestIdHeader } from '@vitrine/contract/calls'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { pathOf } from '../addresses.ts'
import { nightly } from '../nightly.ts'
import { Panel } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'
import { errorsTexts, previewTexts } from '../texts.ts'

const typed = `Título ainda não salvo ${Date.now().toString(36)}`

async function asEditor(page: Page): Promise<void> {
  await new Panel(page).setSession('editor@aterra.example')
}

/** Id and public title of the product at a path. */
async function productAt(page: Page, path: string): Promise<{ id: number; title: string }> {
  const answer = await page.request.get(`/api/v1/web/products/${path.split('/').at(-1)}`)
  return answer.json()
}

test(
  'shows an editor’s draft beside the form and to no one else',
  { tag: nightly },
  async ({ page, browser }) => {
    const path = await pathOf('product', 'br')
    const { id, title } = await productAt(page, path)
    await asEditor(page)
    await page.goto(`${panelBase}/collections/products/${id}?locale=br`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const site = page.frameLocator('#live-preview-iframe')
    // the panel stores if the preview was open
    if (await page.locator('#live-preview-iframe').isHidden())
      await page.locator('#live-preview-toggler').click()
    await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(site.getByText(previewTexts.br.text)).toBeVisible()

    await new Panel(page).text('Título', 'br').fill(typed)
    await expect(site.getByRole('heading', { level: 1, name: typed })).toBeVisible()

    // the browser with the preview cookie shows the draft and can leave the preview
    const draft = await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: typed })).toBeVisible()
    expect(draft?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })

    const visitor = await browser.newPage()
    const seen = await visitor.goto(origin + path)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(visitor.getByText(previewTexts.br.text)).toHaveCount(0)
    expect(seen?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    await visitor.close()

    await page.getByRole('link', { name: previewTexts.br.close }).click()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
)

test('shows visitors the maintenance page at once in every locale; staff see the site', async ({
  page,
  browser,
  request,
}) => {
  const flag = (on: boolean) =>
    page.request.post(`${panelApiBase}/globals/layout?locale=br`, {
      headers: { origin },
      data: { others: { environment_under_maintenance: on } },
    })
  const paths = {
    br: await pathOf('product', 'br'),
    en: await pathOf('product', 'en'),
    es: await pathOf('products', 'es'),
  } as const
  for (const path of Object.values(paths)) expect((await request.get(path)).status()).toBe(200)
  await new Panel(page).setSession('admin@aterra.example')
  const { id } = await productAt(page, paths.br)
  try {
    expect((await flag(true)).status()).toBe(200)
    await expect.poll(async () => (await request.get(paths.br)).status()).toBe(502)
    for (const [locale, path] of Object.entries(paths) as [keyof typeof paths, string][]) {
      const visitor = await browser.newPage()
      const answer = await visitor.goto(origin + path)
      expect([
        answer?.status(),
        answer?.headers()['retry-after'],
        answer?.headers()['cache-control'],
      ]).toEqual([502, '10', 'no-store'])
      await expect(
        visitor.getByRole('heading', { level: 1, name: errorsTexts[locale]['502'].title }),
      ).toBeVisible()
      // the page shows the identifier of the request in the logs
      await expect(visitor.getByText(String(answer?.headers()[requestIdHeader]))).toBeVisible()
      await visitor.close()
    }
    expect((await request.get('/api/v1/web/products')).status()).toBe(502)
    await page.goto(`${panelApiBase}/preview/open?slug=products&id=${id}&locale=br`)
    await expect(page.getByText(previewTexts.br.text)).toBeVisible()
    await expect(page.getByRole('table').first()).toBeVisible()
  } finally {
    expect((await flag(false)).status()).toBe(200)
  }
  await expect.poll(async () => (await request.get(paths.br)).status()).toBe(200)
})
