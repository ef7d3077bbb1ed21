import { defineConfig } from '@playwright/test'
import { chromiumArguments, packages } from '../tools/chromium.mjs'
import { visitor } from './visitor.ts'

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
  'development',
  'faults/stopping',
  'faults/disk-full',
].map((name) => `${name}.spec.ts`)

/** Tests of `npm run nightly`: slow ones, and repetitions of a test of the gate in other locales. */
const nightly = /@nightly/

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  grepInvert: nightly,
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
      testIgnore: ['faults/**', ...reading],
      workers: 1,
      dependencies: ['reading'],
    },
    {
      name: 'faults',
      testMatch: 'faults/**/*.spec.ts',
      testIgnore: reading,
      workers: 1,
      dependencies: ['journeys'],
    },
    { name: 'nightly', grep: nightly, grepInvert: [], workers: 1 },
  ],
})
