import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import { panelApiBase } from '@vitrine/contract/panel'

/** Saves a global of the panel in one locale, with the session of a request context. */
export async function saveGlobal(
  staff: APIRequestContext,
  origin: string,
  { global, locale, data }: { global: string; locale: string; data: object },
): Promise<void> {
  const answer = await staff.post(`${origin}${panelApiBase}/globals/${global}?locale=${locale}`, {
    headers: { origin },
    data,
  })
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
}

/** Publishes a home page with a title in each locale. */
export async function writeHome(staff: APIRequestContext, origin: string): Promise<void> {
  for (const locale of localeCodes)
    await saveGlobal(staff, origin, {
      global: 'home',
      locale,
      data: { hero: { title: `Bombas ${locale}` }, _status: 'published' },
    })
}

/** Removes the placeholders (`[[…]]`) of the legal texts, as if they were filled in. */
export async function fillGaps(staff: APIRequestContext, origin: string): Promise<void> {
  for (const locale of localeCodes) {
    const address = `${origin}${panelApiBase}/globals/layout?locale=${locale}&depth=0`
    const { privacy } = await (await staff.get(address, { headers: { origin } })).json()
    const written = JSON.parse(JSON.stringify(privacy).replaceAll(/\[\[|\]\]/g, ''))
    await saveGlobal(staff, origin, { global: 'layout', locale, data: { privacy: written } })
  }
}

/** Fills in the requirements of a launch, and launches a new site. */
export async function launchSite(staff: APIRequestContext, origin: string): Promise<void> {
  const press = (path: string, data: object) =>
    staff.post(`${origin}${panelApiBase}/set-up/${path}`, { headers: { origin }, data })
  await saveGlobal(staff, origin, {
    global: 'appearance',
    locale: localeCodes[0],
    data: { name: 'Bombas' },
  })
  await writeHome(staff, origin)
  await press('legal', {})
  await fillGaps(staff, origin)
  const accepted = [
    'firstPassword',
    'smtp',
    'domain',
    'cookies',
    'contact',
    'departments',
    'look',
    'products',
  ]
  const launched = await press('launch', { accepted })
  expect([launched.status(), await launched.text()]).toEqual([200, expect.any(String)])
  await expect.poll(async () => (await staff.get(origin)).status()).toBe(200)
}
