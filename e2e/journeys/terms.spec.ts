/** @own @terms */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36)

/** Word of this run: letters only, since a word with a digit is compared as a code. */
const own = (word: string): string =>
  word +
  [...run].map((sign) => String.fromCodePoint(97 + ((sign.codePointAt(0) ?? 0) % 26))).join('')

const words = {
  term: own('buje'),
  translation: own('bushing'),
  forbidden: own('bung'),
  name: `Glossário ${run}`,
}

interface Doc {
  doc: { id: number }
}

/** A term of this run, and a published product whose English summary has a forbidden word. */
async function prepare(page: Page): Promise<number> {
  const panel = new Panel(page)
  await panel.setSession('editor@aterra.example')
  const { doc: term } = await panelApi<Doc>(page, 'POST', '/terms', {
    words: {
      br: { preferred: words.term },
      en: { preferred: words.translation, forbidden: words.forbidden },
    },
    note: 'Só a peça de latão.',
  })
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br&sort=id',
  )
  const { doc } = await panelApi<Doc>(page, 'POST', '/products?locale=br&depth=0', {
    title: words.name,
    description: `Aperte o ${words.term}.`,
    subcategory: docs[0]?.id,
    _status: 'published',
  })
  await panelApi(page, 'PATCH', `/products/${doc.id}?locale=en&depth=0`, {
    title: `Glossary ${run}`,
    description: `Tighten the ${words.forbidden}.`,
    _status: 'published',
  })
  return term.id
}

const field = (page: Page) => page.locator('.desk textarea')
const check = (page: Page) => page.locator('.term-check')
const row = (page: Page) => page.locator('.terms__rows li').filter({ hasText: run })

test('what deviates from the glossary is found, marked while typing, and mended by one key', async ({
  page,
}) => {
  await prepare(page)
  await new Panel(page).setSession('tradutor@aterra.example')
  await page.goto(`${panelBase}/translations/terms?to=en`)
  await expect(row(page)).toContainText(`Diga “${words.translation}”, não “${words.forbidden}”.`)
  await expectAccessible(page)
  await row(page).getByRole('link').click()

  // the passage that the list named is open and has the focus
  await expect(field(page)).toHaveCount(1)
  await expect(field(page)).toBeFocused()
  await expect(check(page)).toContainText(`Diga “${words.translation}”`)
  await expect(page.locator('.term-check__marks mark')).toHaveText(words.forbidden)
  await expect(page.locator('.passage-terms')).toContainText(words.translation)
  await expectAccessible(page)
  await page.keyboard.press('Alt+g')
  await expect(field(page)).toHaveValue(`Tighten the ${words.translation}.`)
  await expect(check(page)).toHaveText('')
  // the browser’s undo knows the change
  await page.keyboard.press('Control+z')
  await expect(field(page)).toHaveValue(`Tighten the ${words.forbidden}.`)

  // a term that is missing is inserted at the caret
  await field(page).fill('Tighten the ')
  await expect(check(page)).toContainText(`Falta o termo “${words.translation}” (${words.term}).`)
  await page.keyboard.press('Alt+g')
  await expect(field(page)).toHaveValue(`Tighten the ${words.translation}`)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Salvo.', { exact: true })).toBeVisible()

  // published, it is no deviation any more
  await new Panel(page).setSession('editor@aterra.example')
  await page.goto(`${panelBase}/translations?tab=ready&to=en&q=${run}`)
  await page.getByRole('button', { name: 'Publicar em English' }).click()
  await expect(page.getByText('Publicado em English.')).toBeVisible()
  await page.goto(`${panelBase}/translations/terms?to=en`)
  await expect(row(page)).toHaveCount(0)
})

test('a translator proposes a term from the selected words, an editor approves it', async ({
  page,
}) => {
  await prepare(page).catch(() => 0)
  await new Panel(page).setSession('tradutor@aterra.example')
  await page.goto(`${panelBase}/translations?to=es&tab=missing&q=${run}`)
  await page.locator('.translations__row').first().click()
  await page.locator('.desk textarea').first().fill(own('peso'))
  await page.locator('.desk textarea').first().selectText()
  await page.getByRole('button', { name: 'propor um termo' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Propor um termo' })
  await expect(dialog.getByLabel('Español')).toHaveValue(own('peso'))
  await dialog.getByLabel('Português').fill(own('massa'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Propor', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('Os editores decidem')

  await new Panel(page).setSession('editor@aterra.example')
  await page.goto(`${panelBase}/translations`)
  await page.getByRole('link', { name: /^Glossário \d+/ }).click()
  await page.getByRole('link', { name: /^Propostos/ }).click()
  await page.getByRole('link', { name: new RegExp(own('massa')) }).click()
  await expect(page.locator('[data-word="es.preferred"]')).toHaveValue(own('peso'))
  await page.locator('[data-word="es.forbidden"]').fill(own('peso'))
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.locator('.term-words__error')).toContainText('não pode ser proibida')
  // the rest of the form is Payload's
  await expectAccessible(page, '.term-words')
})

test(
  'the glossary goes to a spreadsheet and comes back with changes and refused rows',
  { tag: nightly },
  async ({ page }) => {
    await new Panel(page).setSession('editor@aterra.example')
    await page.goto(`${panelBase}/translations/terms?tab=sheet`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    const stream = await (await download).createReadStream()
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const upload = async (buffer: Buffer): Promise<void> => {
      await page.goto(`${panelBase}/translations/terms?tab=sheet`)
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Escolher arquivo' }).click()
      await (await chooser).setFiles({ name: 'glossary.csv', mimeType: 'text/csv', buffer })
      await expect(page).toHaveURL(/\/imports\?import=\d+$/)
    }
    await upload(Buffer.concat(chunks))
    await expect(page.getByRole('form', { name: 'Como e quando' })).toContainText(
      'O que foi lido do arquivo não muda nada.',
    )

    const [fresh, wrong] = [own('novo'), own('ruim')]
    await upload(
      Buffer.from(
        `Termo (Português);Termo (English);Não dizer (Português)\n${fresh};${fresh}en;\n${wrong};;${wrong}\n`,
      ),
    )
    await expect(page.getByRole('tab', { name: /^1 linha nova/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Não dizer \(Português\)/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Publicar 1 novo/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Importada' })).toBeVisible({
      timeout: 30_000,
    })
    await page.goto(`${panelBase}/collections/terms?search=${fresh}`)
    await expect(page.getByRole('link', { name: new RegExp(fresh) })).toBeVisible()
  },
)
