/** @reading @account @parts-list */
import { expect } from '@playwright/test'
import { countryPack } from '@vitrine/configuration/country-pack'
import type { Page } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import { listPath } from '../../site/shared/parts-list/list-path.ts'
import { queryNames, writeQuery } from '../../site/shared/routes/query-names.ts'
import { routeNames, routePath, routeRow } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { waitForMailedLink } from '../mail-folder.ts'
import { fillLogIn, firstSection, sessionCookie } from '../members.ts'
import { origin } from '../system-under-test.ts'
import { test, unwatchedTest } from '../reused-page.ts'
import { partsListTexts, restrictedTexts } from '../texts.ts'
import { nightly } from '../nightly.ts'

const br = restrictedTexts.br
const home = routePath('restricted-sections', 'br')
const door = routePath('restricted-area', 'br')

async function logIn(page: Page, who: string, from = door): Promise<void> {
  await page.goto(from)
  await fillLogIn(page, who)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // forms work alike without scripts: each of them at night
    const script = javaScriptEnabled ? [] : nightly
    test.use({ javaScriptEnabled })
    unwatchedTest.use({ javaScriptEnabled })

    unwatchedTest('from the log-in to a document, and out again', async ({ page, context }) => {
      await logIn(page, 'distribuidor')
      await expect(page).toHaveURL(origin + home)
      const cookie = (await context.cookies()).find(({ name }) => name === sessionCookie)
      expect([cookie?.httpOnly, cookie?.sameSite, cookie?.path]).toEqual([true, 'Lax', '/'])
      await firstSection(page).click()
      const file = page.getByRole('table').getByRole('link').first()
      const address = (await file.getAttribute('href')) ?? ''
      const answer = await page.request.get(address)
      expect([
        answer.status(),
        answer.headers()['cache-control'],
        (await answer.body()).subarray(0, 4).toString(),
      ]).toEqual([200, expect.stringContaining('no-store'), '%PDF'])
      const token = cookie?.value ?? ''
      await page.goto(routePath('logout', 'br'))
      await page.getByRole('button', { name: br.logout.submit }).click()
      await expect(page.getByText(br.login.left)).toBeVisible()
      expect((await page.request.get(address)).status()).toBe(401)
      // a copied token is invalid
      expect(
        (
          await page.request.get(address, { headers: { authorization: `Bearer ${token}` } })
        ).status(),
      ).toBe(401)
      await page.goto(home)
      await expect(page).toHaveURL(origin + door + writeQuery({ back: home }, 'br'))
    })

    unwatchedTest(
      'a parts list is saved, opened, renamed and deleted',
      { tag: script },
      async ({ page }) => {
        const name = `Obra ${crypto.randomUUID().slice(0, 8)}`
        const items = [{ code: 'XX-1', quantity: 7 }]
        await page.goto(listPath(items, 'br'))
        await page.getByRole('link', { name: partsListTexts.br.keepMine, exact: true }).click()
        // waits for the log-in page, since the page of the list has an e-mail field too
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(br.login.title)
        await fillLogIn(page, 'distribuidor')
        const form = page.getByRole('form', { name: br.lists.create, exact: true })
        await form.getByLabel(br.lists.name).fill(name)
        await form.getByRole('button').click()
        await expect(page.getByRole('status').getByText(br.lists.done.list)).toBeVisible()
        if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
        const row = page.getByRole('listitem').filter({ hasText: name })
        await row.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(origin + listPath(items, 'br'))
        await page.goto(home)
        await row.getByText(br.lists.change, { exact: true }).click()
        await row.getByLabel(br.lists.name).fill(`${name} B`)
        await row.getByRole('button', { name: br.lists.rename }).click()
        await expect(page.getByText(br.lists.done.renamed)).toBeVisible()
        await row.getByText(br.lists.change, { exact: true }).click()
        await row.getByRole('button', { name: br.lists.deleteOf({ name: `${name} B` }) }).click()
        await expect(page.getByText(br.lists.done.deleted)).toBeVisible()
        await expect(row).toHaveCount(0)
      },
    )

    unwatchedTest('errors are shown at their fields, and the input remains', async ({ page }) => {
      await page.goto(routePath('register', 'br'))
      await page.getByLabel(br.register.name).fill('Ana Lima')
      await page.getByLabel(br.register.taxId({ country: countryPack })).fill('11.222.333/0001-82')
      await page.getByRole('button', { name: br.register.submit }).click()
      const taxId = page.getByLabel(br.register.taxId({ country: countryPack }))
      await expect(taxId).toHaveAttribute('aria-invalid', 'true')
      await expect(taxId).toHaveValue('11.222.333/0001-82')
      await expect(page.getByLabel(br.register.name)).toHaveValue('Ana Lima')
      const described = ((await taxId.getAttribute('aria-describedby')) ?? '').split(' ')
      await expect(
        page.locator(`[id="${described.find((id) => id.endsWith('-error'))}"]`),
      ).toContainText('CNPJ')
    })

    unwatchedTest(
      'a registration, its confirmation, another password',
      { tag: script },
      async ({ page }) => {
        const email = `ana-${crypto.randomUUID().slice(0, 8)}@membro.example`
        await page.goto(routePath('register', 'br'))
        await page.getByLabel(br.register.name).fill('Ana Lima')
        await page.getByRole('textbox', { name: br.register.company }).fill('Instaladora Norte')
        await page.getByLabel(br.register.taxId({ country: countryPack })).fill('12ABC34501DE35')
        await page.getByLabel(br.register.profile).selectOption({ index: 1 })
        await page.getByLabel(br.register.email, { exact: true }).fill(email)
        await page.getByLabel(br.register.phone).fill('16988887777')
        await page.getByLabel(br.register.password, { exact: true }).fill('um cabo de 50 mm²')
        await page.getByLabel(br.register.consent).check()
        await page.getByRole('button', { name: br.register.submit }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(br.register.done)
        await page.goto(await waitForMailedLink(email, routePath('email-confirmation', 'br')))
        await page.getByRole('button', { name: br.confirm.submit }).click()
        await expect(page.getByText(br.confirm.doneText)).toBeVisible()
        await page.goto(routePath('forgot-password', 'br'))
        await page.getByLabel(br.login.email, { exact: true }).fill(email)
        await page.getByRole('button', { name: br.forgot.submit }).click()
        await expect(page.getByText(br.forgot.doneText)).toBeVisible()
      },
    )
  })
}

unwatchedTest(
  'a log-in before the approval shows the state of the registration',
  async ({ page }) => {
    await logIn(page, 'confirmar')
    await expect(page.getByRole('button', { name: br.login.again })).toBeVisible()
    await logIn(page, 'recusado')
    await expect(page.getByRole('alert')).toContainText(br.login.reason({ text: '' }).trim())
  },
)

test('admits each screen’s audience only', async ({ page }) => {
  const back = routePath('my-data', 'br')
  await page.goto(back)
  await expect(page).toHaveURL(origin + door + writeQuery({ back }, 'br'))
  await logIn(page, 'gestor', door + writeQuery({ back }, 'br'))
  await expect(page).toHaveURL(origin + home)
  await expect(page.getByRole('link', { name: 'Meus Dados' })).toHaveCount(0)
  for (const name of routeNames.filter((row) => routeRow(row).guard === 'guest')) {
    await page.goto((routePath as (name: string, locale: string) => string)(name, 'br'))
    await expect(page).toHaveURL(origin + home)
  }
})

test('redirects to no other origin after log-in', async ({ page }) => {
  await logIn(
    page,
    'distribuidor',
    `${door}?${queryNames.back.br}=${encodeURIComponent('//evil.example/area-restrita/secoes')}`,
  )
  await expect(page).toHaveURL(origin + home)
})

unwatchedTest(
  'a session that has ended leads back through the log-in',
  async ({ page, context }) => {
    await logIn(page, 'distribuidor')
    await expect(page).toHaveURL(origin + home)
    await context.addCookies([
      { name: sessionCookie, value: 'a-token-that-is-long-over', url: origin },
    ])
    await firstSection(page).click()
    await expect(page).toHaveURL(new RegExp(`${door}\\?${queryNames.back.br}=`))
    expect((await context.cookies()).find(({ name }) => name === sessionCookie)).toBeUndefined()
  },
)

// Spanish has the longest words
for (const locale of localeCodes) {
  const tag = locale === 'es' ? [] : nightly
  test(`is accessible and fits its width in ${locale}`, { tag }, async ({ page }) => {
    const check = async (path: string) => {
      await page.goto(path)
      await page.setViewportSize({ width: 320, height: 900 })
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        path,
      ).toBeLessThanOrEqual(0)
      expect(await violationsOf(page), path).toEqual([])
    }
    for (const name of [
      'restricted-area',
      'register',
      'forgot-password',
      'email-confirmation',
    ] as const)
      await check(routePath(name, locale))
    await logIn(page, 'distribuidor')
    await expect(page).toHaveURL(origin + home)
    for (const name of ['restricted-sections', 'my-data', 'update-password', 'logout'] as const)
      await check(routePath(name, locale))
    await page.goto(routePath('restricted-sections', locale))
    await check((await firstSection(page).getAttribute('href')) ?? '')
  })
}
