/** @demonstration @configuration */
import { expect, test } from '@playwright/test'
import { readHouse } from '../../demo/houses.ts'
import { defaultHouse, houseNames } from '../../tools/project/configuration.mjs'
import { colorsOf, foreignParts } from '../foreign-parts.ts'
import { readPublished } from '../published-texts.ts'
import { origin } from '../system-under-test.ts'

const own = process.env['VITRINE_DEMO'] ?? defaultHouse()
const others = houseNames().filter((name) => name !== own)

test('shows no word, color or picture of another house', async () => {
  test.setTimeout(600_000)
  const texts = await readPublished(origin)
  expect(texts.size).toBeGreaterThan(20)
  for (const name of others)
    expect(
      foreignParts(texts, await readHouse(name), colorsOf(await readHouse(own))),
      name,
    ).toEqual([])
})
