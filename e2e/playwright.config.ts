import { defineConfig } from '@playwright/test'
import { chromiumArguments, packages } from '../tools/chromium.mjs'
import { visitor } from './visitor.ts'

/**
 * Journeys that change no shared state: run in parallel. Those that publish, count or measure time
 * run alone.
 */
const reading = [
  'public-screens',
  'without-javascript',
  'first-view',
  'reading',
  'keyboard',
  'listing',
  'product',
  'data-sheet',
  'navigation',
  'found-and-shared',
  'crawler',
  'shell',
  'not-found',
  'contact',
  'newsletter',
  'work-with-us',
  'data-request',
  'where-to-buy',
  'restricted-area',
  'membership',
  'languages',
  'layouts',
  'api-reference',
  'refused-text',
  'restricted-attacks',
  'seo-call',
  'consent',
  'popups',
].map((name) => `${name}.spec.ts`)

/** Slow journeys: `npm test -- nightly`. */
const nightly = ['faults/hanging.spec.ts', 'development.spec.ts']

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    trace: 'off',
  },
  // faults run last
  projects: [
    { name: 'reading', testMatch: reading, fullyParallel: true },
    // serial: they share one system
    {
      name: 'journeys',
      testIgnore: ['faults/**', ...reading, ...nightly],
      workers: 1,
      dependencies: ['reading'],
    },
    {
      name: 'faults',
      testMatch: 'faults/**/*.spec.ts',
      testIgnore: nightly,
      workers: 1,
      dependencies: ['journeys'],
    },
    { name: 'nightly', testMatch: nightly, workers: 1 },
  ],
})
