import type { SystemVariables } from './start.ts'

/** Variables of this worker's system (`start.ts`), set before each test file. */
const started: SystemVariables[] = JSON.parse(process.env['CMS_TEST_STARTED'] ?? '[]')
Object.assign(process.env, started[Number(process.env['VITEST_POOL_ID']) - 1] ?? started[0])
