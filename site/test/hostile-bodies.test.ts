import { afterAll, beforeAll, expect, test } from 'vitest'
import { callNames, calls } from '@vitrine/contract/calls'
import { bodyOfCall } from '@vitrine/contract/endpoints/call-bodies'
import { localeCodes } from '@vitrine/configuration/locales'
import { routeNames, routePattern } from '#shared/routes/table.ts'
import { bodiesOf, formsOf } from '#server/posted-forms/posted-form.ts'
import { serveSite } from './composed-site.ts'
import { addressesOf, filled } from './addresses.ts'
import { announce, hostileBodies, maxGrowth, sendWhole } from './hostile-bodies.ts'

let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.close())

test('every route refuses 8 MB of JSON or of pairs by its headers, before it reads them', async () => {
  const wrong: string[] = []
  const ask = async ({ method, path }: { method: string; path: string }) => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'image/png']) {
      const status = await announce({ port: site.port, method, path }, type)
      if (status < 400 || status >= 500) wrong.push(`${status} ${method} ${path} ${type}`)
    }
  }
  const left = addressesOf(site.routes)
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
