import { defineConfig } from 'vitest/config'

/**
 * Number of systems that `test/support/start.ts` starts for the tests of the API; each serves one
 * worker.
 */
const systems = Number(process.env['CMS_TEST_SYSTEMS'] ?? 1)

const apiTests = {
  api: 'test/*.test.ts',
  'over-http': 'test/over-http/*.test.ts',
  'api-nightly': 'test/*.nightly.ts',
}

/**
 * Limits that end a hanging test, ms: several times the need of the slowest one, since machines
 * differ by a factor of three. Tests with a performance requirement have their own limit.
 */
const limits = { testTimeout: 180_000, hookTimeout: 300_000 }

/** Projects of tests. Unit tests are beside their code, API tests in `cms/test`. */
export default defineConfig({
  test: {
    // the default is one less than the number of processors
    maxWorkers: 2,
    projects: [
      {
        root: 'packages',
        test: { name: 'packages', include: ['*/src/**/*.test.ts'], isolate: false, ...limits },
      },
      { root: 'tools', test: { name: 'tools', include: ['**/*.test.mjs'], ...limits } },
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
          // styles by URL: without their content there is no URL
          css: { include: [/\.css\?url$/] },
          include: ['{app,server,shared}/**/*.test.{ts,tsx}'],
          // modules are loaded once per worker: half the time; no test replaces a module
          isolate: false,
          ...limits,
        },
      },
      ...(['site-build', 'site-nightly'] as const).map((name) => ({
        root: 'site',
        test: {
          name,
          include: [name === 'site-build' ? 'test/**/*.test.ts' : 'test/*.nightly.ts'],
          globalSetup: ['test/build-if-stale.ts'],
          ...limits,
        },
      })),
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
        // these tests replace modules, so each file has its own module registry
        test: { name: 'cms-mocked', include: ['src/**/*.mocked.test.ts'], ...limits },
      },
      { root: 'cms', test: { name: 'cms-nightly', include: ['src/**/*.nightly.ts'], ...limits } },
      // needs a system with the demonstration, which `tools/test.mjs` starts
      { root: 'cms', test: { name: 'work', include: ['test/work/*.test.ts'], ...limits } },
      // `api` answers requests in the worker; the others send requests to a running cms
      ...(['api', 'over-http', 'api-nightly'] as const).map((name) => ({
        root: 'cms',
        test: {
          name,
          include: [apiTests[name]],
          globalSetup: ['test/support/start.ts'],
          ...limits,
          // a Payload instance is started once for each worker
          isolate: name !== 'api',
          setupFiles: ['test/support/choose-system.ts'],
          fileParallelism: systems > 1,
        },
      })),
    ],
  },
})
