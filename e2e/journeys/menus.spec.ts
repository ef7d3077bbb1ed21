/** @alone @editor @navigation */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { Panel, panelApi } from '../panel.ts'
import { test } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'

type Menus = Record<'main' | 'footer' | 'legal' | 'social', Record<string, unknown>[]>

const address = '/globals/navigation?depth=0'
const read = (page: Page, locale: string) =>
  panelApi<Menus>(page, 'GET', `${address}&locale=${locale}`)
const publish = (page: Page, data: object, locale = 'br') =>
  panelApi<{ result: Menus }>(page, 'POST', `${address}&locale=${locale}`, {
    _status: 'published',
    ...data,
  })

test('a menu is changed in one language, opens without JavaScript, and leaves out what leads nowhere', async ({
  page,
  browser,
}) => {
  await new Panel(page).setSession('editor@aterra.example')
  const before = { br: await read(page, 'br'), es: await read(page, 'es') }
  await publish(page, {
    main: [
      {
        kind: 'products',
        categories: true,
        entries: [{ kind: 'certificates' }, { kind: 'address', label: 'Sem endereço' }],
      },
      { kind: 'contact', label: 'Fale conosco' },
    ],
  })
  try {
    await page.goto(`${panelBase}/globals/navigation?locale=es`)
    await expect(page.getByText('leva a lugar nenhum').first()).toBeAttached()
    const row = page.locator('#main-row-1')
    await row
      .getByRole('button', { name: /Alternar|Expandir|Abrir/ })
      .first()
      .click()
    await page.locator('#field-main__1__label').fill('Escríbanos')
    await page
      .getByRole('button', { name: /^Publicar/ })
      .first()
      .click()
    await expect
      .poll(async () => (await read(page, 'es')).main.map(({ label }) => label ?? null))
      .toEqual([null, 'Escríbanos'])

    const visitor = await browser.newPage({ javaScriptEnabled: false })
    await visitor.goto(routePath('home', 'es'))
    const menu = visitor.getByRole('banner').getByRole('navigation').first()
    await expect(menu.getByRole('link', { name: 'Escríbanos' })).toBeVisible()
    await menu.getByText('Productos').first().click()
    await expect(menu.getByRole('link', { name: 'Certificados' })).toBeVisible()
    await expect(menu.getByText('Sem endereço')).toHaveCount(0)
    expect(await menu.getByRole('link').count()).toBeGreaterThan(8)
    await visitor.goto(routePath('home', 'br'))
    await expect(menu.getByRole('link', { name: 'Fale conosco' })).toBeVisible()
    await visitor.close()

    await page.goto(routePath('home', 'br'))
    await hydrated(page)
    const opener = page.getByRole('banner').locator('summary', { hasText: 'Produtos' }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Certificados' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Certificados' })).toBeHidden()
  } finally {
    const { main, footer, legal, social } = before.br
    await publish(page, { main, footer, legal, social })
    await publish(page, { footer: before.es.footer }, 'es')
  }
})
