/** @long @account @leads @mail */
import { expect } from '@playwright/test'
import { countryPack } from '@vitrine/configuration/country-pack'
import type { Page } from '@playwright/test'
import { routePath } from '../../site/shared/routes/table.ts'
import { waitForMailedLink } from '../mail-folder.ts'
import { firstSection } from '../members.ts'
import { Panel } from '../panel.ts'
import { unwatchedTest } from '../reused-page.ts'
import { origin, secrets } from '../system-under-test.ts'
import { restrictedTexts } from '../texts.ts'

const en = restrictedTexts.en
const password = 'a cable of 50 mm²'

/** Registers a member and confirms the mailed address. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto(routePath('register', 'en'))
  await page.getByLabel(en.register.name).fill('Jane Hall')
  await page.getByRole('textbox', { name: en.register.company }).fill('Hall Switchgear')
  await page.getByLabel(en.register.country).selectOption('US')
  await page.getByLabel(en.register.taxId({ country: countryPack })).fill('12-3456789')
  await page.getByLabel(en.register.profile).selectOption({ index: 1 })
  await page.getByLabel(en.register.email, { exact: true }).fill(email)
  await page.getByLabel(en.register.phone).fill('+1 312 555 0182')
  await page.getByLabel(en.register.password, { exact: true }).fill(password)
  await page.getByLabel(en.register.consent).check()
  await page.getByRole('button', { name: en.register.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.register.done)
  await page.goto(await waitForMailedLink(email, routePath('email-confirmation', 'en')))
  await page.getByRole('button', { name: en.confirm.submit }).click()
  await expect(page.getByText(en.confirm.doneText)).toBeVisible()
}

/** Changes the password of a logged-in member, after an attempt with a wrong current one. */
async function changePassword(page: Page, changed: string): Promise<void> {
  const current = page.getByLabel(en.update.current, { exact: true })
  for (const typed of ['not hers at all', password]) {
    await current.fill(typed)
    await page.getByLabel(en.update.password, { exact: true }).fill(changed)
    await page.getByRole('button', { name: en.update.submit }).click()
    if (typed !== password) await expect(current).toHaveAttribute('aria-invalid', 'true')
  }
}

unwatchedTest(
  'a member from abroad registers, is approved by the staff, downloads a document, edits her account, and is blocked on her next request',
  async ({ page, browser }) => {
    const email = `jane-${crypto.randomUUID().slice(0, 8)}@example.com`
    const logIn = async (at: Page, secret = password) => {
      await at.goto(routePath('restricted-area', 'en'))
      await at.getByLabel(en.login.email, { exact: true }).fill(email)
      await at.getByLabel(en.login.password, { exact: true }).fill(secret)
      await at.getByRole('button', { name: en.login.submit, exact: true }).click()
    }

    await unwatchedTest.step('she registers with a tax id of her country', () =>
      register(page, email),
    )

    const office = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
    const panel = new Panel(office)
    const decide = async (act: () => Promise<void>) => {
      await panel.list('members', { search: email })
      await office.getByRole('row').filter({ hasText: email }).getByRole('checkbox').check()
      await act()
      await expect(office.getByRole('status').filter({ hasText: 'Decididos: 1.' })).toBeVisible()
    }
    await unwatchedTest.step(
      'an attendant finds her on the first page and approves her',
      async () => {
        await panel.logIn('atendente@aterra.example', secrets().DEMO_PASSWORD, 'Membros')
        await expect(
          office
            .getByRole('region', { name: 'À espera' })
            .getByRole('link', { name: /Cadastros a aprovar/ }),
        ).toContainText(/[1-9]/)
        await decide(() => office.getByRole('button', { name: 'Aprovar' }).click())
      },
    )

    await unwatchedTest.step('she logs in and downloads a document', async () => {
      await logIn(page)
      await expect(page).toHaveURL(origin + routePath('restricted-sections', 'en'))
      await firstSection(page).click()
      const file = page.getByRole('table').getByRole('link').first()
      const answer = await page.request.get((await file.getAttribute('href')) ?? '')
      expect([answer.status(), (await answer.body()).subarray(0, 4).toString()]).toEqual([
        200,
        '%PDF',
      ])
    })

    const changed = `${password}, changed`
    await unwatchedTest.step(
      'she changes her data, ends her other session, and changes her password',
      async () => {
        const elsewhere = await (await browser.newContext()).newPage()
        await logIn(elsewhere)
        await expect(elsewhere).toHaveURL(origin + routePath('restricted-sections', 'en'))
        await page.goto(routePath('my-data', 'en'))
        await page.getByRole('textbox', { name: en.register.company }).fill('Hall Switchgear Ltd')
        await page.getByRole('button', { name: en.data.save, exact: true }).click()
        await expect(page.getByText(en.data.saved)).toBeVisible()
        await page.reload()
        await expect(page.getByRole('textbox', { name: en.register.company })).toHaveValue(
          'Hall Switchgear Ltd',
        )
        await page.getByRole('button', { name: en.data.endOthers }).click()
        await expect(page.getByText(en.data.ended)).toBeVisible()
        await elsewhere.reload()
        await expect(elsewhere).toHaveURL(
          new RegExp(`^${origin}${routePath('restricted-area', 'en')}`),
        )
        await elsewhere.context().close()

        await changePassword(page, changed)
        await expect(page.getByText(en.login.changed)).toBeVisible()
        await logIn(page, changed)
        await expect(page).toHaveURL(origin + routePath('restricted-sections', 'en'))
      },
    )

    await unwatchedTest.step(
      'she is blocked: her next request is rejected, and the log-in names the block',
      async () => {
        await decide(async () => {
          await office.getByRole('button', { name: 'Bloquear…' }).click()
          await office.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
        })
        await page.goto(routePath('restricted-sections', 'en'))
        await expect(page).toHaveURL(
          new RegExp(`^${origin}${routePath('restricted-area', 'en')}\\?`),
        )
        await logIn(page, changed)
        await expect(page.getByRole('alert')).toBeVisible()
      },
    )
    await office.context().close()
  },
)
