import { afterAll, beforeAll, expect, test } from 'vitest'
import { callNames, calls } from '@vitrine/contract/calls'
import { bodyOfCall } from '@vitrine/contract/endpoints/call-bodies'
import { localeCodes } from '@vitrine/configuration/locales'
import { routeNames, routePattern } from '#shared/routes/table.ts'
import { bodiesOf, formsOf } from '#server/posted-forms/posted-form.ts'
import { serveSite } from './composed-site.ts'
import { announce, hostileBodies, sendWhole } from './hostile-bodies.ts'

/** Growth of the heap that a body may cause, bytes: a parsed one takes several hundred MB. */
const maxGrowth = 100 * 1024 * 1024

let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.close())

/** Path of a pattern with its parameters filled in. */
const filled = (pattern: string): string =>
  pattern.replaceAll(/:\w+(\([^)]*\))?/g, 'x').replaceAll('*', 'x')

/** Addresses of all routes and calls, with their method; an asset stands for all. */
function addresses(): { method: string; path: string }[] {
  const assets = site.routes.filter(({ pattern }) => pattern.startsWith('/assets/'))
  const ofRoutes = site.routes
    .filter((route) => !assets.includes(route) || route === assets[0])
    .flatMap(({ pattern, methods }) =>
      // a method without a route is answered too
      [...new Set([...methods.filter((method) => method !== 'QUERY'), 'POST'])]
        .filter((method) => !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method))
        .map((method) => ({ method, path: filled(pattern) })),
    )
  const ofCalls = callNames.map((name) => ({
    method: 'POST',
    path: `/api/v1${filled(calls[name].path)}`,
  }))
  const ofPages = routeNames.flatMap((name) =>
    localeCodes.map((locale) => ({ method: 'POST', path: filled(routePattern(name, locale)) })),
  )
  return [...ofRoutes, ...ofCalls, ...ofPages, { method: 'POST', path: '/nothing/here' }]
}

test('every route refuses 8 MB of JSON or of pairs by its headers, before it reads them', async () => {
  const wrong: string[] = []
  const ask = async ({ method, path }: { method: string; path: string }) => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'image/png']) {
      const status = await announce({ port: site.port, method, path }, type)
      if (status < 400 || status >= 500) wrong.push(`${status} ${method} ${path} ${type}`)
    }
  }
  const left = addresses()
  expect(left.length).toBeGreaterThan(200)
  while (left.length > 0) await Promise.all(left.splice(0, 40).map(ask))
  expect(wrong).toEqual([])
})

/** One address of each kind: of calls and forms by the bodies that they take, and of all others. */
function kinds(): string[] {
  const firstOf = (rows: readonly (readonly [kind: unknown, path: string])[]): string[] => [
    ...new Map(rows.map(([kind, path]) => [JSON.stringify(kind), path])).values(),
  ]
  const forms = routeNames.filter((name) => formsOf(name).length > 0)
  const formPaths = new Set(
    forms.flatMap((name) => localeCodes.map((locale) => routePattern(name, locale))),
  )
  return [
    ...firstOf(callNames.map((name) => [bodyOfCall(name), `/api/v1${filled(calls[name].path)}`])),
    ...firstOf(forms.map((name) => [bodiesOf(name), routePattern(name, localeCodes[0])])),
    ...site.routes
      .filter(({ pattern, methods }) => methods.includes('POST') && !formPaths.has(pattern))
      .map(({ pattern }) => filled(pattern)),
    '/nothing/here',
  ]
}

test('every kind of route survives six hostile bodies, with its memory bounded', async () => {
  const wrong: string[] = []
  for (const path of kinds()) {
    for (const [name, body] of Object.entries(hostileBodies)) {
      const before = process.memoryUsage().heapUsed
      const status = await sendWhole({ port: site.port, method: 'POST', path }, body)
      const growth = process.memoryUsage().heapUsed - before
      if (status < 400 || status >= 500 || growth > maxGrowth)
        wrong.push(`${status} ${path} ${name} ${Math.round(growth / 1024 ** 2)} MB`)
    }
  }
  expect(wrong).toEqual([])
  expect((await fetch(`http://127.0.0.1:${site.port}/healthz`)).status).toBe(200)
})
