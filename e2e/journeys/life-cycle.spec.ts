/** @reading @parts-list @products */
import { expect } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { searchPath } from '../../site/shared/routes/search-action.ts'
import { listPath } from '../../site/shared/parts-list/list-path.ts'
import { clientIn } from '../contract-client.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { partsListTexts } from '../texts.ts'

const locale = defaultLocale

/** Finds a discontinued part number of the demonstration, and its successor. */
async function knownSuccession() {
  const client = clientIn(locale)
  const { data } = await client('products-list', {
    query: { filter: ['life-state:discontinued'], perPage: 48 },
  })
  for (const { slug } of data) {
    const { part_life_cycles: parts } = await client('product-read', { params: { id: slug } })
    for (const { part_number: old, state, successor } of parts)
      if (state.value === 'discontinued' && successor?.part_number)
        return { old, heir: successor.part_number, label: state.label }
  }
  throw new Error('The demonstration has no discontinued part number with a successor.')
}

test('a discontinued number links to its successor, and one click replaces it in a list', async ({
  page,
}) => {
  const { old, heir, label } = await knownSuccession()
  await page.goto(searchPath(old, locale))
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: old, exact: true }) })
    .first()
  await expect(row).toContainText(label)
  await expect(row.getByRole('link', { name: heir })).toBeVisible()
  await row.getByRole('link', { name: old, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/${old}$`))
  await expect(page.getByRole('main').getByText(label).first()).toBeVisible()

  await page.goto(listPath([{ code: old, quantity: 5 }], locale))
  await page.getByRole('button', { name: partsListTexts[locale].replace({ code: heir }) }).click()
  // before the scripts run, the button's form encodes the colon
  await expect(page).toHaveURL(({ search }) => decodeURIComponent(search).includes(`${heir}:5`))
  await expect(page.getByRole('rowheader', { name: heir })).toBeVisible()
})
