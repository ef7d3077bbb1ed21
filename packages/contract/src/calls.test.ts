import { expect, test } from 'vitest'
import { fillPath } from '@vitrine/http/path-pattern'
import { callNames, calls, errorsOfCall } from './calls.ts'
import { endpoints } from './endpoints/index.ts'
import { errorStatuses } from './errors.ts'
import { matchCall } from './match-call.ts'

test('has schemas for every call and no other', () => {
  expect(Object.keys(endpoints).sort()).toEqual([...callNames].sort())
})

test('matches a filled path to its call and parameters', () => {
  for (const name of callNames) {
    const params = Object.fromEntries(
      [...calls[name].path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, 'a b/ç:1']),
    )
    expect(matchCall(calls[name].method, fillPath(calls[name].path, params))).toEqual({
      name,
      params,
    })
  }
})

test('reports a known path under another method', () => {
  expect(matchCall('POST', '/web/products')).toEqual({ methodMismatch: true })
  expect(matchCall('HEAD', '/web/products')).toEqual({ name: 'products-list', params: {} })
  expect(matchCall('GET', '/web/nothing')).toBeUndefined()
  expect(matchCall('GET', '/web/products/')).toBeUndefined()
  expect(matchCall('GET', '/web/products/%E0%A4%A')).toBeUndefined()
})

test('has no cacheable call with a session', () => {
  expect(callNames.filter((name) => calls[name].session && calls[name].cacheable)).toEqual([])
})

test('names only errors of the error table', () => {
  for (const name of callNames)
    for (const code of errorsOfCall(name)) expect(errorStatuses).toHaveProperty(code)
})

test('has a params schema for each path’s parameters', () => {
  for (const name of callNames) {
    const inPath = [...calls[name].path.matchAll(/:(\w+)/g)].map(([, key]) => key)
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
