import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'

test('names the failed tests of Vitest with the beginning of their error, without colors', () => {
  const failed = failedInVitest({
    testResults: [
      {
        name: '/sums.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds one', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'adds two',
            failureMessages: ['\u001B[31mexpected 3 to be 4\u001B[39m\n\n    at sums.test.ts:4'],
          },
        ],
      },
    ],
  })
  expect(failed).toEqual([
    '/sums.test.ts · adds two\n    expected 3 to be 4\n        at sums.test.ts:4',
  ])
})

test('names a file of Vitest that cannot be loaded', () => {
  const testResults = [
    { name: '/sums.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  expect(failedInVitest({ testResults })).toEqual(['/sums.test.ts\n    no such module'])
})

test('names the failed tests of Playwright at any depth, with their time', () => {
  const result = { status: 'timedOut', duration: 180_400, errors: [{ message: 'Test timeout' }] }
  const spec = (ok, title) => ({
    ok,
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ results: [result] }],
  })
  const suites = [{ specs: [spec(true, 'opens')], suites: [{ specs: [spec(false, 'closes')] }] }]
  expect(failedInPlaywright({ suites })).toEqual([
    'a.spec.ts:7 · closes (timedOut, 180 s)\n    Test timeout',
  ])
})

test('reports an error that prevented a run of Playwright', () => {
  expect(failedInPlaywright({ errors: [{ message: 'no tests found' }] })).toEqual([
    'Playwright\n    no tests found',
  ])
})
