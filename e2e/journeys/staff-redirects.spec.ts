/** @alone @editor @searches */
import { expect } from '@playwright/test'
import { panelApiBase } from '@vitrine/contract/panel'
import { routePath } from '../../site/shared/routes/table.ts'
import { Panel } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { readSitemaps } from '../sitemap.ts'
import { origin } from '../system-under-test.ts'

/** Maximum time until a saved redirect works, ms. */
const limitMs = 1000

const locationOf = async (path: string) => {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}

test('applies a redirect within a second of saving and removes it with its row', async ({
  page,
}) => {
  await new Panel(page).setSession('admin@aterra.example')
  const headers = { origin }
  for (const from of [
    '/promo',
    '/campanha/2025',
    '/index.php',
    '/en/Sale/',
    '/produtos/terminais-antigos',
    '/busca',
  ]) {
    await fetch(origin + from)
    const saved = await page.request.post(`${panelApiBase}/redirects`, {
      headers,
      // the last address is that of a page
      data: { from, to: '/contato#mensagem', replaces_page: true },
    })
    expect(saved.status()).toBe(201)
    const { doc } = await saved.json()
    try {
      await expect
        .poll(() => locationOf(`${from}?utm_source=x`), { timeout: limitMs, intervals: [50] })
        .toEqual([301, '/contato?utm_source=x#mensagem'])
    } finally {
      await page.request.delete(`${panelApiBase}/redirects/${doc.id}`, { headers })
    }
    await expect
      .poll(async () => (await locationOf(from))[1], { timeout: limitMs, intervals: [50] })
      .not.toBe('/contato#mensagem')
  }
})

test('lists no redirected page in the sitemap', async ({ page }) => {
  await new Panel(page).setSession('admin@aterra.example')
  const from = routePath('terms-of-use', 'en')
  const listed = async () => (await readSitemaps()).has(from)
  expect(await listed()).toBe(true)
  const saved = await page.request.post(`${panelApiBase}/redirects`, {
    headers: { origin },
    data: { from, to: routePath('privacy-policy', 'en'), replaces_page: true },
  })
  const { doc } = await saved.json()
  try {
    await expect.poll(listed).toBe(false)
  } finally {
    await page.request.delete(`${panelApiBase}/redirects/${doc.id}`, { headers: { origin } })
  }
  await expect.poll(listed).toBe(true)
})

test('ignores a redirect in the trash and applies it once restored', async ({ page }) => {
  await new Panel(page).setSession('admin@aterra.example')
  const headers = { origin }
  const from = '/lixeira'
  const { doc } = await (
    await page.request.post(`${panelApiBase}/redirects`, {
      headers,
      data: { from, to: '/contato' },
    })
  ).json()
  const inTrash = (deletedAt: string | null) =>
    page.request.patch(`${panelApiBase}/redirects/${doc.id}?trash=true`, {
      headers,
      data: { deletedAt },
    })
  try {
    await expect.poll(() => locationOf(from)).toEqual([301, '/contato'])
    expect((await inTrash(new Date().toISOString())).status()).toBe(200)
    await expect.poll(() => locationOf(from)).toEqual([404, null])
    expect((await inTrash(null)).status()).toBe(200)
    await expect.poll(() => locationOf(from)).toEqual([301, '/contato'])
  } finally {
    await page.request.delete(`${panelApiBase}/redirects/${doc.id}?trash=true`, { headers })
  }
})
