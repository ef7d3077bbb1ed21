import { expect, test } from 'vitest'
import {
  apiTestsOfGate,
  filesIn,
  groupsOfGate,
  rareTests,
  sampledTests,
  unitTestsOfGate,
} from './selection.mjs'
import { readApiTests } from './spec-tags.mjs'

const after = (...files) => ({ base: '0123456789abcdef', files })
const all = [...readApiTests().keys()]

test('the gate leaves upgrades and backups to the night, unless a change concerns them', () => {
  const rare = rareTests()
  expect(rare).toEqual(expect.arrayContaining(['upgrade', 'backup', 'over-http/schema-gate']))
  const { names, leftOut } = apiTestsOfGate(after('cms/src/admin/webhooks/webhook-form.tsx'))
  expect([...names, ...rare].toSorted()).toEqual(all.toSorted())
  expect(leftOut).toMatch(/upgrade .*since 0123456789ab;/)
  for (const file of [
    'cms/src/migrations/index.ts',
    'cms/src/operations/backup.ts',
    'cms/src/platform/database/query.ts',
    'package-lock.json',
    'cms/test/upgrade.test.ts',
  ])
    expect(apiTestsOfGate(after(file)), file).toEqual({ names: all })
  expect(apiTestsOfGate(undefined)).toEqual({ names: all })
})

test('unit tests that start programs run after changes of the commands', () => {
  const all = unitTestsOfGate(undefined).options
  expect(unitTestsOfGate(after('tools/start/programs.mjs')).options).toEqual(all)
  expect(unitTestsOfGate(after('cms/src/operations/backup.ts')).options).toEqual(all)
  const { options, leftOut } = unitTestsOfGate(after('cms/src/admin/webhooks/webhook-form.tsx'))
  expect(options).toEqual(expect.arrayContaining([...all, '--exclude=start/**']))
  expect(leftOut).toMatch(
    /tools\/operate\/ tools\/run\.test\.mjs tools\/test\/every-pattern\.test\.mjs: nothing/,
  )
})

test('journeys of whole systems run after changes of their code, or of unknown ones', () => {
  expect(groupsOfGate(undefined).groups.flat()).toContain('system')
  const { groups, leftOut } = groupsOfGate(after('cms/src/changes/undo.ts'))
  expect(groups.flat()).not.toContain('system')
  expect(leftOut).toMatch(/release\.spec\.ts/)
})

test('each stage of API tests has its files', () => {
  const names = ['lists', 'over-http/jobs']
  expect(filesIn('api', names)).toEqual(['test/lists.test.ts'])
  expect(filesIn('http', names)).toEqual(['test/over-http/jobs.test.ts'])
})

test('the night runs the sampled tests whole', () =>
  expect(sampledTests()).toEqual(
    expect.arrayContaining(['cms/src/changes/sheets/round-trip.test.ts']),
  ))
