import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { affectedBy, affectsSystems, changeOfGate, sharedFeatures } from './changed.mjs'
import { root } from '../project/root.mjs'
import { kinds, readSpecs, tagsIn } from './spec-tags.mjs'

const specs = readSpecs()
const ofScreens = [...specs].filter(([, tags]) => tags.includes('screens')).map(([name]) => name)

test.each([
  ['documents and unit tests', ['README.md', 'site/server/pages/key.test.ts'], false, []],
  [
    'a screen',
    ['site/app/features/newsletter/newsletter-screen.tsx'],
    false,
    ['newsletter', ...ofScreens],
  ],
  ['a journey', ['e2e/journeys/faults/flood.spec.ts'], false, ['faults/flood']],
  ['a journey that the gate does not run', ['e2e/journeys/handbook.spec.ts'], false, []],
  ['a part of all screens', ['site/app/features/cards/x.tsx'], false, 'all'],
  ['the site’s server', ['site/server/main.ts'], false, 'all'],
  ['the cms', ['cms/src/api/products.ts'], true, 'all'],
  ['the contract', ['packages/contract/src/calls.ts'], true, 'all'],
  ['the dependencies', ['package-lock.json'], true, 'all'],
  ['a test of the API', ['cms/test/leads.test.ts'], true, []],
])('a change of %s selects its tests', (_, files, api, journeys) => {
  const affected = affectedBy(files)
  expect(affected.api).toBe(api)
  expect(journeys === 'all' ? affected.journeys : affected.journeys.toSorted()).toEqual(
    journeys === 'all' ? 'all' : journeys.toSorted(),
  )
})

test.each([
  ['tools/start/programs.mjs', true],
  ['tools/start/launch.mjs', true],
  ['package-lock.json', true],
  ['site/vite.config.ts', true],
  ['cms/src/main.ts', true],
  ['cms/src/admin/set-up/company-form.tsx', true],
  ['e2e/journeys/development.spec.ts', true],
  ['tools/start/programs.test.mjs', false],
  ['tools/check.mjs', false],
  ['e2e/journeys/contact.spec.ts', false],
  ['site/app/features/cards/x.tsx', false],
  ['README.md', false],
])('a change of %s selects the journeys of whole systems: %s', (file, selected) =>
  expect(affectsSystems([file])).toBe(selected),
)

test('the gate of a branch tests all since main, of main its last commit, and all without git', () => {
  const changed = (branch) => {
    if (branch === 'origin/main') throw new Error('no such branch')
    return { base: branch === 'main' ? 'main-1' : 'main-0', files: [branch] }
  }
  expect(changeOfGate(changed, () => 'branch-1')).toEqual({ base: 'main-1', files: ['main'] })
  expect(changeOfGate(changed, () => 'main-1')).toEqual({ base: 'main-0', files: ['HEAD^1'] })
  const without = () => {
    throw new Error('no git')
  }
  expect(changeOfGate(without, without)).toBe(undefined)
})

test('each spec begins with its kind, and its other tags exist', () => {
  const features = readdirSync(join(root, 'site', 'app', 'features'))
  const known = [...features, 'screens', 'configuration']
  const wrong = [...specs].flatMap(([name, [kind, ...others]]) => [
    ...(kind in kinds ? [] : [`${name}: ${kind}`]),
    ...others.filter((tag) => !known.includes(tag)).map((tag) => `${name}: ${tag}`),
  ])
  expect(wrong).toEqual([])
  const tagged = new Set([...specs.values()].flat())
  expect(
    features.filter((name) => !tagged.has(name) && !sharedFeatures.includes(name)),
    'the styleguide is one of the screens',
  ).toEqual(['styleguide'])
})

test('a comment that does not begin with a tag has none', () => {
  expect(tagsIn('/** @reading @screens */\n')).toEqual(['reading', 'screens'])
  expect(tagsIn('/** Mail to a@b.example. */\n')).toEqual([])
  expect(tagsIn('import x\n/** @reading */')).toEqual([])
})
