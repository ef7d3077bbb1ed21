import { defineConfig } from '@playwright/test'
import { chromiumArguments, packages } from '../tools/chromium.mjs'
import { nightly } from './nightly.ts'
import { visitor } from './visitor.ts'

const fileOf = (name: string) => `${name}.spec.ts`

/**
 * Journeys that change no shared state, or have a system of their own: run in parallel. Those that
 * publish, count or measure time run alone.
 */
const reading = [
  'public-screens',
  'without-javascript',
  'first-view',
  'reading',
  'keyboard',
  'listing',
  'product',
  'models',
  'work-done',
  'data-sheet',
  'found-and-shared',
  // of the stage that tests another demonstration
  ...(process.env['VITRINE_DEMO'] ? ['own-house'] : []),
  'shell',
  'footer',
  'comparison',
  'beside-forms',
  'not-found',
  'contact',
  'newsletter',
  'work-with-us',
  'data-request',
  'where-to-buy',
  'restricted-area',
  'languages',
  'visit-measurements',
  'layouts',
  'api-reference',
  'refused-text',
  'restricted-attacks',
  'seo-call',
  'golden-search',
  'filters',
  'suggestions',
  'consent',
  'popups',
  'faults/disk-full',
].map(fileOf)

/** As `reading`, with the longest tests: they start first, so that none runs alone at the end. */
const longest = ['crawler', 'first-day', 'membership', 'navigation'].map(fileOf)

/** Journey of a stranger with a new system of their own configuration. */
const adopter = 'adopter.spec.ts'

/** Has a system of its own, of the lowest priority, and mostly compiles. */
const development = 'development.spec.ts'

/** Pictures of the manual, of `npm run docs`. */
const handbook = 'handbook.spec.ts'

/** Tests of `npm run nightly`: slow ones, and repetitions of a test of the gate in other locales. */
const ofTheNight = new RegExp(nightly)

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  workers: 3,
  retries: 0,
  // limits that end hanging tests, ms: several times the need, since machines differ by a factor of three
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  grepInvert: ofTheNight,
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
    trace: 'off',
  },
  // faults run last
  projects: [
    { name: 'longest', testMatch: longest, fullyParallel: true },
    { name: 'reading', testMatch: reading, fullyParallel: true },
    // serial: they share one system
    {
      name: 'journeys',
      // of a named demonstration or of an empty system alone: the stages `configurations`, `adopter`
      testIgnore: [
        'faults/**',
        'own-house.spec.ts',
        adopter,
        handbook,
        development,
        ...longest,
        ...reading,
      ],
      workers: 1,
      dependencies: ['longest', 'reading'],
    },
    // beside the serial ones, which leave processor
    { name: 'development', testMatch: development, dependencies: ['longest', 'reading'] },
    {
      name: 'faults',
      testMatch: 'faults/**/*.spec.ts',
      testIgnore: reading,
      workers: 1,
      dependencies: ['journeys', 'development'],
    },
    { name: 'adopter', testMatch: adopter, workers: 1 },
    // log-ins of one account at the same time lose a session
    { name: 'handbook', testMatch: handbook, workers: 1 },
    { name: 'nightly', testIgnore: adopter, grep: ofTheNight, grepInvert: [], workers: 1 },
  ],
})
