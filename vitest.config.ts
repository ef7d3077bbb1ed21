import { defineConfig } from 'vitest/config'

/** Systems that `test/support/start.ts` starts for the tests of the API; each serves one worker. */
const systems = Number(process.env['CMS_TEST_SYSTEMS'] ?? 1)

/** Unit tests stand beside their code; those of the API run against a started cms. */
export default defineConfig({
  test: {
    // the default is one less than the processors
    maxWorkers: 2,
    projects: [
      {
        root: 'packages/contract',
        test: { name: 'contract', include: ['src/**/*.test.ts'], isolate: false },
      },
      { root: 'tools', test: { name: 'tools', include: ['*.test.mjs'], testTimeout: 60_000 } },
      {
        root: 'demo',
        test: {
          name: 'demo',
          include: ['**/*.test.ts'],
          isolate: false,
        },
      },
      { root: 'golden', test: { name: 'golden', include: ['**/*.test.ts'], isolate: false } },
      {
        root: 'site',
        test: {
          name: 'site',
          include: ['{app,server,shared}/**/*.test.{ts,tsx}'],
          // modules are loaded once per worker: half the time; no test replaces a module
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        root: 'site',
        test: {
          name: 'site-build',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/build-if-stale.ts'],
          testTimeout: 60_000,
        },
      },
      {
        root: 'cms',
        test: {
          name: 'cms',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.mocked.test.ts'],
          // modules are loaded once per worker: a third less time
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        root: 'cms',
        // replace a module, for themselves only
        test: { name: 'cms-mocked', include: ['src/**/*.mocked.test.ts'], testTimeout: 60_000 },
      },
      ...['api', 'api-nightly'].map((name) => ({
        root: 'cms',
        test: {
          name,
          include: [name === 'api' ? 'test/**/*.test.ts' : 'test/**/*.nightly.ts'],
          globalSetup: ['test/support/start.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          setupFiles: ['test/support/choose-system.ts'],
          fileParallelism: systems > 1,
        },
      })),
    ],
  },
})
