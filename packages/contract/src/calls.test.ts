import { expect, test } from 'vitest'
import { callNames, calls, fillPath, matchCall } from './calls.ts'
import { endpoints } from './endpoints/index.ts'
import { errorStatuses } from './errors.ts'

test('every call of the table has its schemas, and no other', () => {
  expect(Object.keys(endpoints).sort()).toEqual([...callNames].sort())
})

test('a path and its parameters find their call again', () => {
  for (const name of callNames) {
    const params = Object.fromEntries(
      [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, 'a b/ç:1']),
    )
    expect(matchCall(calls[name].method, fillPath(calls[name].path, params))).toEqual({
      name,
      params,
    })
  }
})

test('a known path under another method is told apart from an unknown path', () => {
  expect(matchCall('POST', '/web/products')).toEqual({ methodMismatch: true })
  expect(matchCall('HEAD', '/web/products')).toEqual({ name: 'products-list', params: {} })
  expect(matchCall('GET', '/web/nothing')).toBeUndefined()
  expect(matchCall('GET', '/web/products/')).toBeUndefined()
  expect(matchCall('GET', '/web/products/%E0%A4%A')).toBeUndefined()
})

test('a call that needs a session is never kept by shared caches', () => {
  expect(callNames.filter((name) => calls[name].session && calls[name].cacheable)).toEqual([])
})

test('each error that a call names is in the table of errors', () => {
  for (const name of callNames)
    for (const code of calls[name].errors) expect(errorStatuses).toHaveProperty(code)
})

test('the path parameters and the schema of params name the same things', () => {
  for (const name of callNames) {
    const inPath = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)
    const parsed = endpoints[name].params.safeParse(
      Object.fromEntries(inPath.map((key) => [key, 'x'])),
    )
    expect(parsed.success, name).toBe(true)
    expect(
      endpoints[name].params.safeParse({
        ...Object.fromEntries(inPath.map((key) => [key, 'x'])),
        stranger: 'x',
      }).success,
      name,
    ).toBe(false)
  }
})
