import { defineConfig } from 'vitest/config'

/** Unit tests stand beside their code; those of the API run against a started cms. */
export default defineConfig({
  test: {
    projects: [
      { root: 'packages/contract', test: { name: 'contract', include: ['src/**/*.test.ts'] } },
      { root: 'tools', test: { name: 'tools', include: ['*.test.mjs'], testTimeout: 60_000 } },
      {
        root: 'demo',
        test: { name: 'demo', include: ['{content,pictures}/**/*.test.ts'] },
      },
      {
        root: 'site',
        test: {
          name: 'site',
          include: ['{app,server,shared,test}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        root: 'cms',
        test: { name: 'cms', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        root: 'cms',
        test: {
          name: 'api',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/support/start.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
