/** @demonstration @configuration */
import { expect, test } from '@playwright/test'
import { readCompany } from '../../demo/companies.ts'
import { defaultCompany, companyNames } from '../../tools/project/configuration.mjs'
import { colorsOf, foreignParts } from '../foreign-parts.ts'
import { readPublished } from '../published-texts.ts'
import { origin } from '../system-under-test.ts'

const own = process.env['VITRINE_DEMO'] ?? defaultCompany()
const others = companyNames().filter((name) => name !== own)

test('shows no word, color or picture of another company', async () => {
  test.setTimeout(600_000)
  const texts = await readPublished(origin)
  expect(texts.size).toBeGreaterThan(20)
  for (const name of others)
    expect(
      foreignParts(texts, await readCompany(name), colorsOf(await readCompany(own))),
      name,
    ).toEqual([])
})
