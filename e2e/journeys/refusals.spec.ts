/** @own @editor @structure */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { nightly } from '../nightly.ts'
import { Panel, panelApi, publishAnyway } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { VariantsGrid } from '../variants-grid.ts'

const run = Date.now().toString(36)

interface Subcategory {
  id: number
  title: string
  attributes: { key: string; label: string }[]
}

const subcategories = async (page: Page) =>
  (
    await panelApi<{ docs: Subcategory[] }>(
      page,
      'GET',
      '/subcategories?limit=100&depth=0&locale=br&sort=id',
    )
  ).docs

type Values = Record<string, unknown>

async function draftProduct(page: Page, subcategory: number, rows: Values[]): Promise<number> {
  const data = {
    title: `Recusa ${run} ${subcategory}`,
    subcategory,
    variants: rows.map((values, at) => ({ part_number: `R${run}${subcategory}-${at}`, values })),
    _status: 'draft',
  }
  const path = '/products?locale=br&depth=0&draft=true'
  return (await panelApi<{ doc: { id: number } }>(page, 'POST', path, data)).doc.id
}

const variantsOf = async (page: Page, id: number) =>
  (
    await panelApi<{ variants: { values: Values }[] }>(
      page,
      'GET',
      `/products/${id}?depth=0&locale=br&draft=true`,
    )
  ).variants.map(({ values }) => values)

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${panelBase}/${path}`)
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
}
const publish = async (page: Page): Promise<void> => {
  await publishAnyway(page, () =>
    page.getByRole('button', { name: 'Publicar em português' }).click(),
  )
}
const toCorrect = (page: Page) => page.locator('.refused-fields').getByRole('button')

/** Longer than Payload's delay until it requests the form's state again, ms. */
const settledMs = 1500

/** Delay after which Payload has validated a changed field and can submit, ms. */
const validatedMs = 500

test('the error of a row stays at its field until it is changed', async ({ page }) => {
  await new Panel(page).setSession('admin@aterra.example')
  const { docs } = await panelApi<{ docs: { id: number; scope: unknown[] }[] }>(
    page,
    'GET',
    '/certificates?limit=100&depth=0',
  )
  const certificate = docs.find(({ scope }) => scope.length > 1)
  await open(page, `collections/certificates/${certificate?.id}?locale=br`)
  const codes = page.locator('#field-scope__1__part_numbers')
  await codes.fill(`NADA-${run}`)
  await page.waitForTimeout(validatedMs)
  await publish(page)
  const message = `Códigos que o produto publicado não tem: NADA-${run.toUpperCase()}`
  const error = page.getByText(new RegExp(`^${message}`, 'i'))
  await expect(error).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Produtos 2 > Códigos')
  await page.waitForTimeout(settledMs)
  await expect(error).toBeVisible()
  await expect(codes).toHaveValue(`NADA-${run}`)
  // a change of another field does not remove the error
  await page.locator('#field-scope__0__part_numbers').fill(`OUTRO-${run}`)
  await page.waitForTimeout(settledMs)
  await expect(error).toBeVisible()
  await toCorrect(page).click()
  await expect(codes).toBeFocused()
  await codes.fill(`NADA-${run}-2`)
  await expect(error).toHaveCount(0)
  await expect(toCorrect(page)).toHaveCount(0)
})

test('a refused cell keeps its text, and many of them cover no button', async ({ page }) => {
  const panel = new Panel(page)
  await panel.setSession('editor@aterra.example')
  const [subcategory] = await subcategories(page)
  const rows = Array.from({ length: 300 }, (_, at) => ({ packing: `dez ${at}` }))
  const id = await draftProduct(page, subcategory?.id ?? 0, rows)
  await open(page, `collections/products/${id}?locale=br`)
  await panel.plainText('Família').fill('RF')
  await publish(page)
  const message = page.locator('[data-sonner-toast]').filter({ hasText: '300 campos a corrigir' })
  await expect(message).toContainText('e mais 297')
  expect((await message.innerText()).split('\n')).toHaveLength(5)
  await toCorrect(page).click()
  const cell = await new VariantsGrid(page).cell(1, 'Peças por embalagem')
  await expect(cell).toBeFocused()
  await expect(cell).toContainText('Informe um número.')
  await panel.saveDraft()
  expect(await variantsOf(page, id)).toEqual(rows.map((row) => expect.objectContaining(row)))
})

test('a refused text, relation and file have their reason beside them', async ({ page }) => {
  const panel = new Panel(page)
  await panel.setSession('admin@aterra.example')
  const stays = async (reason: string): Promise<void> => {
    const error = page.getByRole('main').getByText(reason).first()
    await expect(error).toBeVisible()
    await page.waitForTimeout(settledMs)
    await expect(error).toBeVisible()
  }
  const [subcategory] = await subcategories(page)
  const slug = `tomado-${run.toLowerCase()}`
  const data = { title: 'Recusa', slug, subcategory: subcategory?.id, _status: 'published' }
  await panelApi(page, 'POST', '/products?locale=br&depth=0', data)
  const id = await draftProduct(page, subcategory?.id ?? 0, [])
  await open(page, `collections/products/${id}?locale=br`)
  await page.locator('#field-slug').fill(slug)
  await page.waitForTimeout(validatedMs)
  await publish(page)
  await stays(`“Recusa”`)
  await toCorrect(page).click()
  await expect(page.locator('#field-slug')).toBeFocused()

  const path = '/subcategories?locale=br&depth=0'
  const category = (
    await panelApi<{ docs: { id: number }[] }>(page, 'GET', '/categories?limit=1&depth=0&sort=id')
  ).docs[0]?.id
  const title = `Passageira ${run}`
  const made = await panelApi<{ doc: { id: number } }>(page, 'POST', path, {
    title,
    category,
    _status: 'published',
  })
  await page.reload()
  await panel.choose('subcategory', title)
  await page.waitForTimeout(validatedMs)
  await panelApi(page, 'DELETE', `/subcategories/${made.doc.id}`)
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await stays('não existe mais')

  await open(page, 'collections/media/create')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: `programa-${run}.exe`,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    })
  await page.waitForTimeout(validatedMs)
  await page.locator('#action-save').click()
  await stays('não é de um tipo aceito')
})

test(
  'the reason why a password is refused stays at its field',
  { tag: nightly },
  async ({ page }) => {
    await new Panel(page).setSession('admin@aterra.example')
    const reason = page.getByText('Esta senha é fácil de adivinhar. Escolha outra.', {
      exact: true,
    })
    const fill = async (): Promise<void> => {
      await page.locator('#field-password').fill('senha2026')
      await page.locator('#field-confirm-password').fill('senha2026')
    }
    const isKept = async (): Promise<void> => {
      await page.locator('#action-save').click()
      await expect(reason).toBeVisible()
      await page.waitForTimeout(settledMs)
      await expect(reason).toBeVisible()
      await expect(page.locator('#field-password')).toHaveValue('senha2026')
    }
    await open(page, 'collections/users/create')
    await page.locator('#field-email').fill(`${run}@aterra.example`)
    await page.locator('#field-name').fill('Nova pessoa')
    await fill()
    await isKept()
    // a separate account for this test, since wrong passwords are counted
    const account = { email: `${run}-2@aterra.example`, password: `quatro parafusos de ${run}` }
    await panelApi(page, 'POST', '/users', { ...account, name: 'Outra pessoa', role: 'editor' })
    await page.context().clearCookies()
    await panelApi(page, 'POST', '/users/login', account)
    await open(page, 'account')
    await page.locator('#change-password').click()
    await fill()
    await page.locator('#field-current_password').fill('uma outra senha')
    await page.waitForTimeout(validatedMs)
    await page.locator('#action-save').click()
    await expect(page.getByText('Esta não é a sua senha atual.', { exact: true })).toBeVisible()
    await page.locator('#field-current_password').fill(account.password)
    await page.waitForTimeout(validatedMs)
    await isKept()
  },
)

/**
 * A draft whose subcategory was changed, in the form, to one without an attribute of its values.
 */
async function withNewSubcategory(page: Page) {
  const panel = new Panel(page)
  await panel.setSession('editor@aterra.example')
  const all = await subcategories(page)
  const has = ({ attributes }: Subcategory) => attributes.some(({ key }) => key === 'conductor')
  const from = all.find(has)
  const to = all.find((one) => !has(one) && one.attributes.some(({ key }) => key === 'length'))
  const rows = [{ conductor: 50, length: 30, packing: 50 }, { conductor: 70 }]
  const id = await draftProduct(page, from?.id ?? 0, rows)
  await open(page, `collections/products/${id}?locale=br`)
  const notice = page.getByRole('alert').filter({ hasText: 'a subcategoria escolhida não tem' })
  await panel.choose('subcategory', to?.title ?? '')
  await expect(notice).toContainText('Condutor: 50 mm², 70 mm² (2 códigos)')
  return { panel, notice, id, rows, from }
}

test('a new subcategory is taken back with all values', async ({ page }) => {
  const { panel, notice, id, rows, from } = await withNewSubcategory(page)
  await notice.getByRole('button', { name: 'Voltar à subcategoria anterior' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.locator('#field-subcategory')).toContainText(from?.title ?? '')
  await panel.saveDraft()
  expect(await variantsOf(page, id)).toEqual(rows.map((row) => expect.objectContaining(row)))
})

test(
  'a new subcategory names the values that it does not have',
  { tag: nightly },
  async ({ page }) => {
    const { panel, notice, id, rows } = await withNewSubcategory(page)
    // values are removed on request only
    await panel.saveDraft()
    expect(await variantsOf(page, id)).toEqual(rows.map((row) => expect.objectContaining(row)))
    await notice.getByRole('button', { name: 'Remover estes valores' }).click()
    await expect(notice).toHaveCount(0)
    await publish(page)
    await expect
      .poll(async () => JSON.stringify(await variantsOf(page, id)))
      .not.toContain('conductor')
    expect(await variantsOf(page, id)).toEqual([expect.objectContaining({ packing: 50 }), {}])
  },
)
