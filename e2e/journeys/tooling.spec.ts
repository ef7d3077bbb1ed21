/** @reading @tooling */
import { expect } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { routePath } from '../../site/shared/routes/table.ts'
import { clientIn } from '../contract-client.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { toolingTexts, productTexts } from '../texts.ts'
import { countPresses, placesOf } from '../works.ts'

/**
 * A part number with the values of two conditions, the die and the tool of one of its rows, and the
 * filters of the answer.
 */
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

test('part numbers with their tooling are shown before a choice', async ({ page }) => {
  const locale = defaultLocale
  const { data, meta } = await clientIn(locale)('tooling-read', { query: {} })
  await page.goto(routePath('tooling', locale))
  const title = toolingTexts[locale].count({ count: meta.total })
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  for (const { part_number: code, rows } of data.slice(0, 3)) {
    const entry = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: code, exact: true }) })
    for (const part of Object.values(rows[0]?.parts ?? {}).flat())
      await expect(entry).toContainText(part)
  }
})

for (const { name, locale, viewport, tag } of placesOf('tooling'))
  test.describe(name, { tag }, () => {
    test.use({ viewport })

    test('a lug for 95 mm² and M12 is found with its die and tool in four clicks', async ({
      page,
    }) => {
      const { entry, die, tool, facets } = await knownAnswer(locale)
      const valueOf = (key: string, value: string) => {
        const facet = facets.find((one) => one.key === key)
        const label = facet?.unit ? `${facet.label} (${facet.unit})` : (facet?.label ?? '')
        return page
          .getByRole('navigation', { name: label })
          .getByRole('link', { name: value, exact: true })
          .first()
      }
      const { press, expectAtMost } = countPresses()
      await page.goto(routePath('home', locale))
      await press(
        page.getByRole('contentinfo').locator(`a[href="${routePath('tooling', locale)}"]`),
      )
      await expect(page).toHaveURL(new RegExp(`${routePath('tooling', locale)}$`))
      await press(valueOf('conductor', '95'))
      await expect(page).toHaveURL(/conductor/)
      await press(valueOf('stud', 'M12'))
      await expect(page).toHaveURL(/stud/)
      const set = page.getByRole('article', {
        name: toolingTexts[locale].set({ code: entry.part_number, number: 1 }),
      })
      await expect(set).toBeVisible()
      const linkOf = (code: string) => page.getByRole('link', { name: code, exact: true }).first()
      await expect(linkOf(die)).toBeVisible()
      await expect(linkOf(tool)).toBeVisible()

      // the die links back to the part number
      await press(linkOf(die))
      await expect(linkOf(entry.part_number)).toBeVisible()
      expectAtMost(4)
    })
  })

test('a value of a table links to the die, and a part number lists its tooling', async ({
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
  await page.getByText(productTexts[defaultLocale].part.others).click()
  await rowOf.getByRole('link', { name: die, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/${die}$`))
})
