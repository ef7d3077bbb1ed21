import { defineConfig } from 'vitest/config'

/** Systems that `test/support/start.ts` starts for the tests of the API; each serves one worker. */
const systems = Number(process.env['CMS_TEST_SYSTEMS'] ?? 1)

/**
 * Limits that end a test that hangs, ms: several times what the slowest needs, since machines differ by
 * a factor of three. What has to be quick says so itself.
 */
const limits = { testTimeout: 180_000, hookTimeout: 300_000 }

/** Unit tests stand beside their code; those of the API run against a started cms. */
export default defineConfig({
  test: {
    // the default is one less than the processors
    maxWorkers: 2,
    projects: [
      {
        root: 'packages',
        test: { name: 'packages', include: ['*/src/**/*.test.ts'], isolate: false, ...limits },
      },
      { root: 'tools', test: { name: 'tools', include: ['*.test.mjs'], ...limits } },
      {
        root: 'demo',
        test: {
          name: 'demo',
          include: ['**/*.test.ts'],
          isolate: false,
          ...limits,
        },
      },
      {
        root: 'golden',
        test: { name: 'golden', include: ['**/*.test.ts'], isolate: false, ...limits },
      },
      {
        root: 'site',
        test: {
          name: 'site',
          include: ['{app,server,shared}/**/*.test.{ts,tsx}'],
          // modules are loaded once per worker: half the time; no test replaces a module
          isolate: false,
          ...limits,
        },
      },
      {
        root: 'site',
        test: {
          name: 'site-build',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/build-if-stale.ts'],
          ...limits,
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
          ...limits,
        },
      },
      {
        root: 'cms',
        // replace a module, for themselves only
        test: { name: 'cms-mocked', include: ['src/**/*.mocked.test.ts'], ...limits },
      },
      ...['api', 'api-nightly'].map((name) => ({
        root: 'cms',
        test: {
          name,
          include: [name === 'api' ? 'test/**/*.test.ts' : 'test/**/*.nightly.ts'],
          globalSetup: ['test/support/start.ts'],
          ...limits,
          setupFiles: ['test/support/choose-system.ts'],
          fileParallelism: systems > 1,
        },
      })),
    ],
  },
})
