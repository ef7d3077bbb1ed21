import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { affectedBy, affectsSystems, changeOfGate } from './changed.mjs'
import { features, featuresOf } from './feature-tags.mjs'
import { readImporters } from './importers.mjs'
import { root } from '../project/root.mjs'
import { kinds, readApiTests, readSpecs, tagsIn } from './spec-tags.mjs'

const specs = readSpecs()
const apiTests = readApiTests()
const importers = readImporters()
const affected = (files) => affectedBy(files, { specs, apiTests, importers })
const ofSpecs = (...wanted) =>
  [...specs]
    .filter(([, tags]) => tags.some((tag) => wanted.includes(tag)))
    .map(([name]) => name)
    .filter((name) => name !== 'adopter')
    .toSorted()

test.each([
  ['documents and unit tests', ['README.md', 'site/server/pages/key.test.ts'], [], []],
  ['a dictionary of types', ['cms/src/platform/payload-types.ts'], [], []],
  ['tools of the tests', ['tools/test/changed.mjs', 'knip.json', '.gitignore'], [], []],
  [
    'a screen',
    ['site/app/features/newsletter/newsletter-screen.tsx'],
    [],
    ofSpecs('newsletter', 'screens'),
  ],
  ['a journey', ['e2e/journeys/faults/flood.spec.ts'], [], ['faults/flood']],
  ['a journey that the gate does not run', ['e2e/journeys/handbook.spec.ts'], [], []],
  ['what one journey imports', ['e2e/varnish.ts'], [], ['edge']],
  ['what all journeys need', ['e2e/playwright.config.ts'], [], 'all'],
  ['a room of the panel', ['cms/src/admin/webhooks/webhook-form.tsx'], null, ofSpecs('webhooks')],
  ['a call of the panel', ['cms/src/panel-calls/webhooks.ts'], null, ofSpecs('webhooks', 'calls')],
  ['a text of a room', ['cms/texts/br/searches.json'], null, ofSpecs('searches')],
  ['platform code', ['cms/src/platform/database/query.ts'], 'all', 'all'],
  ['the configuration of the cms', ['cms/src/payload.config.ts'], 'all', 'all'],
  ['a file that nothing imports', ['cms/src/unknown.ts'], 'all', 'all'],
  ['the dependencies', ['package-lock.json'], 'all', 'all'],
  ['a test of the API', ['cms/test/leads.test.ts'], ['leads'], []],
  ['what all tests of the API need', ['cms/test/support/start.ts'], 'all', []],
])('a change of %s selects its tests', (_, files, api, journeys) => {
  const selected = affected(files)
  if (api !== null) expect(selected.api).toEqual(api)
  expect(journeys === 'all' ? selected.journeys : selected.journeys.toSorted()).toEqual(journeys)
})

test.each([
  ['cms/src/admin/webhooks/webhook-form.tsx', ['webhooks']],
  ['packages/spreadsheets/src/xlsx.ts', ['imports', 'terms']],
  ['cms/src/changes/undo.ts', ['history']],
  ['site/app/ui/table/table.tsx', ['products', 'account', 'home', 'feed']],
  ['cms/src/admin/look/base.css', ['grid', 'lists', 'calls']],
  ['cms/src/ui/button.css', ['grid', 'lists', 'calls']],
])('%s concerns the features %s', (file, tags) =>
  expect(featuresOf(file, importers)).toEqual(expect.arrayContaining(tags)),
)

test('a feature does not concern another that is in the same list', () => {
  expect(featuresOf('cms/src/admin/webhooks/webhook-form.tsx', importers)).toEqual(['webhooks'])
  expect(featuresOf('site/app/features/news/news-screen.tsx', importers)).toEqual(['news'])
})

test.each([
  ['tools/start/programs.mjs', true],
  ['tools/start/launch.mjs', true],
  ['package-lock.json', true],
  ['site/vite.config.ts', true],
  ['cms/src/main.ts', true],
  ['cms/src/admin/set-up/company-form.tsx', true],
  ['cms/src/admin/style-guide/style-guide.tsx', true],
  ['e2e/journeys/development.spec.ts', true],
  ['tools/start/programs.test.mjs', false],
  ['tools/check.mjs', false],
  ['e2e/journeys/contact.spec.ts', false],
  ['site/app/features/cards/x.tsx', false],
  ['README.md', false],
])('a change of %s selects the journeys of whole systems: %s', (file, selected) =>
  expect(affectsSystems([file])).toBe(selected),
)

test('the gate of a branch tests all since main, of main its last day, and all without git', () => {
  const changed = (branch) => {
    if (branch === 'origin/main') throw new Error('no such branch')
    return { base: branch === 'main' ? 'main-1' : 'main-0', files: [branch] }
  }
  expect(changeOfGate(changed, () => 'branch-1')).toEqual({ base: 'main-1', files: ['main'] })
  expect(
    changeOfGate(
      changed,
      () => 'main-1',
      () => 'a day before',
    ),
  ).toEqual({ base: 'main-0', files: ['a day before'] })
  const without = () => {
    throw new Error('no git')
  }
  expect(changeOfGate(without, without)).toBe(undefined)
  expect(changeOfGate(changed, () => 'main-1', without)).toBe(undefined)
})

test('each spec begins with its kind, and its other tags exist', () => {
  const known = [...Object.keys(features), 'configuration']
  const wrong = [...specs].flatMap(([name, [kind, ...others]]) => [
    ...(kind in kinds ? [] : [`${name}: ${kind}`]),
    ...others.filter((tag) => !known.includes(tag)).map((tag) => `${name}: ${tag}`),
  ])
  expect(wrong).toEqual([])
})

/** Kinds of specs that a feature does not select. */
const ofPrograms = ['adopter', 'demonstration', 'dev', 'faults', 'handbook', 'system']

test('each spec and each test of the API names its features, and each feature has a test', () => {
  const untagged = [
    ...[...specs].filter(([, [kind, ...tags]]) => tags.length === 0 && !ofPrograms.includes(kind)),
    ...[...apiTests].filter(([, tags]) => tags.length === 0 || tags.some((tag) => !features[tag])),
  ]
  expect(untagged.map(([name]) => name)).toEqual([])
  const used = new Set([...specs.values(), ...apiTests.values()].flat())
  expect(Object.keys(features).filter((tag) => !used.has(tag))).toEqual([])
})

test('each room of the panel and each screen of the site concerns some features, not all', () => {
  const rooms = ['cms/src/admin', 'site/app/features'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  const unknown = rooms.filter((room) =>
    readdirSync(join(root, room), { recursive: true })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .every((file) => featuresOf(`${room}/${file}`, importers) === 'all'),
  )
  expect(unknown).toEqual([])
  expect(rooms.length).toBeGreaterThan(50)
})

test('each path of a feature exists', () => {
  const missing = Object.values(features)
    .flat()
    .filter((path) => {
      const [, folder, begin] = /^(.*\/)([^/]*)$/.exec(path)
      try {
        return !readdirSync(join(root, folder)).some((name) => name.startsWith(begin))
      } catch {
        return true
      }
    })
  expect(missing).toEqual([])
})

test('a comment that does not begin with a tag has none', () => {
  expect(tagsIn('/** @reading @screens */\n')).toEqual(['reading', 'screens'])
  expect(tagsIn('/** Mail to a@b.example. */\n')).toEqual([])
  expect(tagsIn('import x\n/** @reading */')).toEqual([])
})
