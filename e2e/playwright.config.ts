import { defineConfig } from '@playwright/test'
import { kindsOfSystems } from '../tools/test/changed.mjs'
import { chromiumArguments, packages } from '../tools/test/chromium.mjs'
import { kinds, specsWith } from '../tools/test/spec-tags.mjs'
import { nightly } from './nightly.ts'
import { visitor } from './visitor.ts'

/** Workers of a kind of specs: of files and their tests, of files, or one. */
const workersOf = (kind: string) =>
  ['long', 'reading'].includes(kind)
    ? { fullyParallel: true }
    : kind === 'own'
      ? {}
      : { workers: 1 }

/** Pattern of the tests of `npm run nightly`: slow ones, and repetitions in other locales. */
const ofTheNight = new RegExp(nightly)

/** Selection of tests: `gate`, `night`, or `all`. */
const which = process.env['VITRINE_JOURNEYS'] ?? 'gate'

/**
 * Selection of tests by tag. Kinds with their own systems run as a whole: in the gate or at night.
 */
const selection = (kind: string) =>
  kindsOfSystems.includes(kind) || which === 'all'
    ? {}
    : which === 'night'
      ? { grep: ofTheNight }
      : { grepInvert: ofTheNight }

/**
 * Limit that ends a hanging test, ms: several times the need, since machines differ by a factor of
 * three.
 */
const testMs = 180_000

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  workers: 3,
  retries: 0,
  timeout: testMs,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: process.env['VITRINE_RESULTS']
    ? [['list'], ['json', { outputFile: process.env['VITRINE_RESULTS'] }]]
    : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? `/usr/bin/${packages.tested}`,
      args: chromiumArguments,
    },
    ...visitor,
    // half of a test's limit, so that a step that hangs is named: a page that outlives its test would
    // otherwise leave only the test's name
    actionTimeout: testMs / 2,
    navigationTimeout: testMs / 2,
    trace: 'off',
  },
  // `tools/test.mjs` runs the groups one after another
  projects: Object.keys(kinds).map((kind) => ({
    name: kind,
    testMatch: specsWith(kind).map((file) => `**/journeys${file}`),
    ...selection(kind),
    ...workersOf(kind),
  })),
})
