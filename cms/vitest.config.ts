import { defineConfig } from 'vitest/config'

/**
 * Unit tests stand beside the code; the API's tests run against a started cms
 * (test/support/start.ts).
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      {
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
