import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { affectedBy, journeysOfFeature, journeysOfScreens } from './changed.mjs'
import { root } from './root.mjs'

test.each([
  ['documents and unit tests', ['README.md', 'site/server/pages/key.test.ts'], false, []],
  [
    'a screen',
    ['site/app/features/newsletter/newsletter-screen.tsx'],
    false,
    ['newsletter', ...journeysOfScreens],
  ],
  ['a journey', ['e2e/journeys/faults/flood.spec.ts'], false, ['faults/flood']],
  ['a part of all screens', ['site/app/features/cards/x.tsx'], false, 'all'],
  ['the site’s server', ['site/server/main.ts'], false, 'all'],
  ['the cms', ['cms/src/api/products.ts'], true, 'all'],
  ['the contract', ['packages/contract/src/calls.ts'], true, 'all'],
  ['the dependencies', ['package-lock.json'], true, 'all'],
  ['a test of the API', ['cms/test/leads.test.ts'], true, []],
])('a change of %s selects its tests', (_, files, api, journeys) =>
  expect(affectedBy(files)).toEqual({ api, journeys }),
)

test('names existing journeys, and every feature that is not shared', () => {
  const journeys = join(root, 'e2e', 'journeys')
  const named = [...Object.values(journeysOfFeature).flat(), ...journeysOfScreens]
  expect(named.filter((name) => !existsSync(join(journeys, `${name}.spec.ts`)))).toEqual([])
  const shared = ['articles', 'cards', 'forms', 'listing']
  expect([...Object.keys(journeysOfFeature), ...shared].sort()).toEqual(
    readdirSync(join(root, 'site', 'app', 'features')).sort(),
  )
})
