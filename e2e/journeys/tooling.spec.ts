import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { defaultLocale, localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { routePath } from '../../site/shared/routes/table.ts'
import { clientIn } from '../contract-client.ts'
import { repeatedIn } from '../nightly.ts'
import { toolingTexts } from '../texts.ts'

/** A part number with the values of two questions, and one of its sets. */
async function knownAnswer(locale: Locale) {
  const client = clientIn(locale)
  const [conductor, stud] = ['conductor:95', 'stud:M12']
  const found = await client('tooling-read', { query: { filter: [conductor, stud] } })
  const [entry] = found.data
  const row = entry?.rows.find(({ parts }) => (parts['die'] ?? []).length > 0)
  const [die] = row?.parts['die'] ?? []
  const [tool] = row?.parts['tool'] ?? []
  if (!entry || die === undefined || tool === undefined)
    throw new Error('The demonstration has no part number of 95 mm² and M12 with a die.')
  return { entry, die, tool, facets: found.facets }
}

/** Presses on the page, counted. */
function counting(page: Page) {
  let presses = 0
  return {
    press: async (name: string, group?: string) => {
      presses += 1
      const scope = group === undefined ? page : page.getByRole('navigation', { name: group })
      await scope.getByRole('link', { name, exact: true }).first().click()
    },
    count: () => presses,
  }
}

for (const locale of localeCodes) {
  test(
    `a lug for 95 mm² and M12 is found with its die and tool in four presses, in ${locale}`,
    { tag: repeatedIn(locale) },
    async ({ page }) => {
      const { entry, die, tool, facets } = await knownAnswer(locale)
      const labelOf = (key: string) => {
        const facet = facets.find((one) => one.key === key)
        return facet?.unit ? `${facet.label} (${facet.unit})` : (facet?.label ?? '')
      }
      const { press, count } = counting(page)
      await page.goto(routePath('home', locale))
      const link = page
        .getByRole('contentinfo')
        .locator(`a[href="${routePath('tooling', locale)}"]`)
      await press((await link.textContent()) ?? '')
      await expect(page).toHaveURL(new RegExp(`${routePath('tooling', locale)}$`))
      await press('95', labelOf('conductor'))
      await expect(page).toHaveURL(/conductor/)
      await press('M12', labelOf('stud'))
      await expect(page).toHaveURL(/stud/)
      const set = page.getByRole('article', {
        name: toolingTexts[locale].set({ code: entry.part_number, number: 1 }),
      })
      await expect(set).toBeVisible()
      await expect(page.getByRole('link', { name: die, exact: true }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: tool, exact: true }).first()).toBeVisible()

      // the die names the part number in return
      await press(die)
      await expect(
        page.getByRole('link', { name: entry.part_number, exact: true }).first(),
      ).toBeVisible()
      expect(count()).toBeLessThanOrEqual(4)
    },
  )
}

test('a value of a table leads to the die, and a part number states what applies it', async ({
  page,
}) => {
  const { entry, die } = await knownAnswer(defaultLocale)
  const product = await clientIn(defaultLocale)('product-read', {
    params: { id: String(entry.product) },
  })
  const rowOf = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: entry.part_number }) })
  const { category, sub_category: subcategory, slug } = product
  await page.goto(
    routePath('part', defaultLocale, {
      category: category?.slug ?? '',
      subcategory: subcategory?.slug ?? '',
      product: slug,
      part: entry.part_number,
    }),
  )
  await expect(
    page.getByRole('heading', {
      name: toolingTexts[defaultLocale].of({ code: entry.part_number }),
    }),
  ).toBeVisible()
  await rowOf.getByRole('link', { name: die, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/${die}$`))
})
