/** @reading @cross-references */
import { expect } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { writeItems } from '@vitrine/contract/part-list'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { crossReferencesTexts, partsListTexts } from '../texts.ts'
import { clientIn } from '../contract-client.ts'

const locale = defaultLocale
const texts = crossReferencesTexts[locale]

/** A direct equivalent of the demonstration: another maker's number with our part number. */
async function knownEntry() {
  const client = clientIn(locale)
  const { makers } = await client('cross-references-read', { query: { page: 1 } })
  for (const { slug } of makers) {
    const { listed } = await client('cross-references-read', { query: { maker: slug } })
    const entry = listed?.data.find(({ grade, part_number: part }) => grade === 'direct' && part)
    if (entry) return entry
  }
  throw new Error('The demonstration has no direct equivalent.')
}

test('entries of each maker are shown before a number is typed', async ({ page }) => {
  const client = clientIn(locale)
  const { makers } = await client('cross-references-read', { query: {} })
  await page.goto(routePath('cross-references', locale))
  for (const { slug, name } of makers.slice(0, 3)) {
    const { listed } = await client('cross-references-read', { query: { maker: slug } })
    const entry = listed?.data.find(({ product }) => product !== null)
    const rows = page.getByRole('list', { name, exact: true })
    await expect(rows.getByText(entry?.number ?? '', { exact: true }).first()).toBeVisible()
    await expect(
      rows.getByRole('link', { name: entry?.ours ?? '', exact: true }).first(),
    ).toBeVisible()
  }
})

test('another maker’s number leads to our part, which goes into a list with it', async ({
  page,
}) => {
  const { maker, number, ours } = await knownEntry()
  await page.goto(routePath('cross-references', locale))
  await page.getByLabel(texts.numbers).fill(`${number}\nnada-${Date.now() % 10_000}x`)
  await page.getByRole('button', { name: texts.submit }).click()
  const rows = page.getByRole('list', { name: number, exact: true })
  await expect(rows.getByRole('link', { name: ours, exact: true })).toBeVisible()
  await expect(page.getByText(texts.unknown)).toBeVisible()

  await page.goto(`${routePath('search', locale)}?q=${encodeURIComponent(number.toLowerCase())}`)
  await expect(page.getByText(texts.equivalent.direct({ maker: maker.name, number }))).toBeVisible()

  const items = writeItems([{ code: number, quantity: 10 }])
  const list = `${routePath('parts-list', locale)}?${queryNames.items[locale]}=${encodeURIComponent(items)}`
  await page.goto(list)
  await page.getByRole('button', { name: partsListTexts[locale].take({ code: ours }) }).click()
  await expect(page.getByRole('rowheader', { name: ours })).toBeVisible()
  await expect(page.getByText(`${maker.name} ${number.replaceAll(/[,:]/g, ' ')}`)).toBeVisible()
})
