import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { packageBin, root } from '../project/root.mjs'

/** Journeys with the titles of their groups, and their tags. */
function listed() {
  const output = execFileSync(
    packageBin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter=json'],
    { cwd: root, env: { ...process.env, VITRINE_JOURNEYS: 'all' }, maxBuffer: 1e8 },
  )
  const inSuite = ({ title, specs = [], suites = [] }) =>
    [
      ...specs.map((spec) => ({
        title: spec.title,
        tags: spec.tags,
        project: spec.tests[0].projectName,
      })),
      ...suites.flatMap(inSuite),
    ].map((found) => ({ ...found, title: `${title} › ${found.title}` }))
  return JSON.parse(String(output)).suites.flatMap(inSuite)
}

/**
 * Locale in the title of a test that is repeated per locale; the title may also contain texts of
 * one locale.
 */
const inLocale = / in (br|en|es)\b/g

test('a journey repeated in each locale runs in one of them in the gate, or needs all', () => {
  const journeys = listed()
  expect(journeys.length).toBeGreaterThan(600)
  const repeated = Map.groupBy(journeys, ({ title }) => title.replaceAll(inLocale, ''))
  const wrong = [...repeated]
    .filter(([, tests]) => tests.length > 1)
    .filter(([, tests]) => {
      const inGate = tests.filter(({ tags }) => !tags.includes('nightly'))
      return inGate.length > 1 && !inGate.every(({ tags }) => tags.includes('every-locale'))
    })
  expect(wrong.map(([title]) => title)).toEqual([])
}, 60_000)
