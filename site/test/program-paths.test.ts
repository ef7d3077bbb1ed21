import { afterAll, beforeAll, expect, test } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import {
  isRedirectable,
  pageFileEndings,
  programFolders,
  programPaths,
} from '@vitrine/contract/program-paths'
import { routeNames, routePattern } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import { serveSite } from './composed-site.ts'

let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.close())

/** Path of a pattern with its parameters filled in. */
const filled = (pattern: string): string =>
  pattern
    .replaceAll(/:number/g, '1')
    .replaceAll(/:\w+(\([^)]*\))?/g, 'x')
    .replaceAll('*', 'x')

const pages = routeNames.flatMap((name) =>
  localeCodes.map((locale) => filled(routePattern(name, locale))),
)

test('no redirect may be made over a route that is no page', () => {
  const routes = site.routes.map(({ pattern }) => filled(pattern))
  const others = routes.filter((path) => !pages.includes(path))
  expect(others.length).toBeGreaterThan(60)
  expect(others.filter(isRedirectable)).toEqual([])
  expect(pages.filter((path) => !isRedirectable(path))).toEqual([])
})

test('every path of the table is a registered route', () => {
  const patterns = site.routes.map(({ pattern }) => pattern)
  const isRoute = (path: string) => patterns.includes(path)
  // scripts and styles of the build are files
  const below = Object.values(programFolders).filter((folder) => folder !== programFolders.assets)
  expect(Object.values(programPaths).filter((path) => !isRoute(path))).toEqual([])
  expect(below.filter((folder) => !patterns.some((each) => each.startsWith(folder)))).toEqual([])
  const endings = Object.entries(pageFileEndings).flatMap(([name, own]) =>
    own.map((ending) => filled(routePattern(name as RouteName, localeCodes[0])) + ending),
  )
  const files = patterns.map(filled)
  expect(endings.filter((path) => !files.includes(path))).toEqual([])
})
