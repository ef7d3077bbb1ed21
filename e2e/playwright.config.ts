import { defineConfig } from '@playwright/test'

/** Debian's Chromium, also as root; it speaks to nobody but the system under test. */
const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  // the journeys share one system: what one publishes, another would see
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env['VITRINE_RESULTS'] ? [['list'], ['json', { outputFile: process.env['VITRINE_RESULTS'] }]] : [['list']],
  use: {
    baseURL: process.env['VITRINE_URL'] ?? 'http://localhost:3000',
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: chromiumArguments },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
  // whoever breaks the system does it last
  projects: [
    { name: 'journeys', testIgnore: 'faults/**' },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', dependencies: ['journeys'] },
  ],
})
