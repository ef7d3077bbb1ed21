/** @reading @comparison @parts-list */
import { expect } from '@playwright/test'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import { formatQuery } from '@vitrine/http/query-string'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { listPath } from '../../site/shared/parts-list/list-path.ts'
import { violationsOf } from '../accessibility.ts'
import { knownProduct, productPath } from '../addresses.ts'
import { receiptPattern } from '../contact-message.ts'
import { test } from '../human-delay.ts'
import { repeatedIn } from '../nightly.ts'
import { fillQuotation } from '../quotation-form.ts'
import { comparisonTexts, formsTexts, pageTexts, partsListTexts } from '../texts.ts'
import { hydrated, hydratedPart } from '../watched-page.ts'

/** Two part numbers of the known product. */
async function knownParts(): Promise<[string, string]> {
  const { variants } = await knownProduct(defaultLocale)
  const [first, second] = variants.map(({ part_number: code }) => code)
  if (first === undefined || second === undefined)
    throw new Error('The known product has one part.')
  return [first, second]
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const locale of localeCodes) {
      test(
        `pasted lines become a list and a quotation, in ${locale}`,
        { tag: repeatedIn(locale, 'parts-list') },
        async ({ page, humanDelay }) => {
          const [first, second] = await knownParts()
          const texts = partsListTexts[locale]
          await page.goto(routePath('parts-list', locale))
          if (javaScriptEnabled) await hydrated(page)
          await page
            .getByLabel(texts.paste.text)
            .fill(
              `Olá,\n${first.replaceAll('-', ' ').toLowerCase()} – 10 pcs\n3x ${second}\n${first}X 4`,
            )
          // the form is loaded at its focus
          if (javaScriptEnabled) await hydratedPart(page.getByLabel(texts.paste.text))
          await page.getByRole('button', { name: texts.paste.submit }).click()
          // lines without a part are kept out of the address; without scripts only their number is shown
          await expect(
            javaScriptEnabled
              ? page.getByText('Olá,', { exact: true })
              : page.getByText(texts.leftOutCount({ count: 1 })),
          ).toBeVisible()
          expect(decodeURIComponent(page.url())).not.toContain('Olá')
          if (javaScriptEnabled) await expect(page.getByText(`3x ${second}`)).toBeVisible()
          await expect(
            page.getByLabel(texts.quantityOf({ code: first }), { exact: true }),
          ).toHaveValue('10')
          await expect(
            page.getByLabel(texts.quantityOf({ code: second }), { exact: true }),
          ).toHaveValue('3')
          await expect(page.getByText(texts.check({ count: 1 }))).toBeVisible()

          // the similar code is replaced by the existing one: both lines are added up
          await page.getByRole('button', { name: texts.take({ code: first }), exact: true }).click()
          await expect(
            page.getByLabel(texts.quantityOf({ code: first }), { exact: true }),
          ).toHaveValue('14')
          await page.getByRole('button', { name: texts.remove({ code: second }) }).click()
          await expect(page.getByRole('rowheader')).toHaveText([first])

          const form = await fillQuotation(page, locale)
          await form.getByLabel(texts.quote.attachments).setInputFiles([
            { name: 'corte.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') },
            { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('Prazo: 10 dias') },
          ])
          await form.getByRole('checkbox').check()
          await humanDelay()
          await form.getByRole('button', { name: texts.quote.submit }).click()
          const message = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('status')
          await expect(message.filter({ hasText: formsTexts[locale].sent })).toContainText(
            receiptPattern,
          )

          if (javaScriptEnabled)
            await message.getByRole('button', { name: formsTexts[locale].close }).last().click()
          await page.getByRole('link', { name: texts.quote.empty, exact: true }).click()
          await expect(page.getByText(texts.empty.title)).toBeVisible()
        },
      )
    }

    test('two parts of a list are compared, down to their differences', async ({ page }) => {
      const [first, second] = await knownParts()
      const texts = comparisonTexts[defaultLocale]
      const items = [first, second].map((code) => ({ code, quantity: 1 }))
      await page.goto(listPath(items, defaultLocale))
      await page
        .getByRole('link', { name: partsListTexts[defaultLocale].compare, exact: true })
        .click()
      await expect(
        page.getByRole('columnheader').getByRole('link', { name: first }),
      ).not.toHaveCount(0)
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
      const differing = rows.filter({ hasText: texts.differs })
      await expect(differing).not.toHaveCount(0)
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
      await page.getByRole('link', { name: texts.only, exact: true }).click()
      await expect(rows.filter({ hasNotText: texts.differs })).toHaveCount(0)
      await page.getByRole('link', { name: texts.remove({ name: second }) }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(2)
      await page.getByLabel(texts.add).fill('XY-0-0')
      await page.getByRole('button', { name: texts.submit, exact: true }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'XY-0-0' })).toBeVisible()
      await expect(page.getByRole('columnheader')).toHaveCount(2)
    })
  })
}

test('a part number of a table is added to the saved list, which two tabs show', async ({
  page,
  context,
}) => {
  const [first] = await knownParts()
  const { added, quantityOf, kept } = partsListTexts[defaultLocale]
  const { list } = pageTexts[defaultLocale].shell
  await page.goto(productPath(await knownProduct(defaultLocale), defaultLocale))
  // the list's code is loaded after hydration; an earlier click follows the link
  await expect(page.locator('[data-list-status]')).toBeAttached()
  const count = page.getByRole('banner').locator('[data-list-count]')
  await expect(count).toHaveText('')
  await page.getByRole('link', { name: list.add({ code: first }), exact: true }).click()
  await expect(page.getByRole('status').getByText(added({ code: first }))).toBeVisible()
  await expect(count).toHaveText('1')

  const other = await context.newPage()
  await other.goto(routePath('parts-list', defaultLocale))
  await expect(other.getByLabel(quantityOf({ code: first }), { exact: true })).toHaveValue('1')
  await page.getByRole('link', { name: list.add({ code: first }), exact: true }).click()
  await expect(other.getByLabel(quantityOf({ code: first }), { exact: true })).toHaveValue('2')

  // a list from a link is saved on request only
  await other.goto(listPath([{ code: 'XX-1', quantity: 7 }], defaultLocale))
  await expect(other.getByText(kept.other({ count: 1 }))).toBeVisible()
  expect(await violationsOf(other)).toEqual([])
  await expect(count).toHaveText('1')
  await other.getByRole('button', { name: kept.join }).click()
  await expect(count).toHaveText('2')
})

test('the saved list remains after a quotation until the receipt empties it', async ({ page }) => {
  const [first] = await knownParts()
  const { quote, empty } = partsListTexts[defaultLocale]
  await page.goto(productPath(await knownProduct(defaultLocale), defaultLocale))
  await expect(page.locator('[data-list-status]')).toBeAttached()
  const count = page.getByRole('banner').locator('[data-list-count]')
  const { list } = pageTexts[defaultLocale].shell
  await page.getByRole('link', { name: list.add({ code: first }), exact: true }).click()
  await expect(count).toHaveText('1')
  const receipt = formatQuery({ [queryNames.sent[defaultLocale]]: '261126-ABCDEF' })
  await page.goto(routePath('parts-list', defaultLocale) + receipt)
  await expect(page.locator('[data-list-status]')).toBeAttached()
  await expect(count).toHaveText('1')
  await page.getByRole('link', { name: quote.empty, exact: true }).click()
  await expect(page.getByText(empty.title)).toBeVisible()
  await expect(count).toHaveText('')
  await page.reload()
  await expect(page.getByText(empty.title)).toBeVisible()
})

test('a printed list has its lines and no controls; pasting is above the quotation', async ({
  page,
}) => {
  const [first, second] = await knownParts()
  const { paste, quote, update } = partsListTexts[defaultLocale]
  await page.goto(
    listPath(
      [first, second].map((code) => ({ code, quantity: 7 })),
      defaultLocale,
    ),
  )
  const top = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Infinity
  await hydrated(page)
  expect(await top(paste.title)).toBeLessThan(await top(quote.title))
  await page.emulateMedia({ media: 'print' })
  for (const code of [first, second])
    await expect(page.getByRole('rowheader', { name: code })).toBeVisible()
  await expect(page.getByRole('spinbutton').first()).toHaveValue('7')
  await expect(page.getByRole('spinbutton').first()).toBeVisible()
  await expect(page.getByRole('button', { name: update }).last()).toBeHidden()
  await page.goto(routePath('products', defaultLocale))
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
})
