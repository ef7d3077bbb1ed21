import { reservedSegments } from '@vitrine/configuration/check-configuration'
import { localeCodes } from '@vitrine/configuration/locales'
import { expect, it } from 'vitest'
import { composeSite } from '../server/compose.ts'
import { readEnvironment } from '../server/environment.ts'
import { routeNames, routePattern } from '../shared/routes/table.ts'

const firstOf = (path: string) => path.split('/')[1] ?? ''

it('refuses for screens what the server answers besides pages', async () => {
  const { app, stop } = await composeSite(
    readEnvironment({
      API_BASE_URL: 'http://127.0.0.1:9/api',
      PUBLIC_ORIGIN: 'https://vitrine.example',
      FEED_SECRET: 'a secret of the tests',
      LOG_LEVEL: 'silent',
    }),
  )
  await app.ready()
  const routes = app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\/[^ ]+)/gm)
  await stop()
  const ofScreens = new Set(
    localeCodes.flatMap((code) => routeNames.map((name) => firstOf(routePattern(name, code)))),
  )
  // paths of screens contain no dot
  const others = [...routes]
    .map(([, path = '']) => firstOf(path))
    .filter((first) => !first.includes('.') && !ofScreens.has(first))
  expect(others).toContain('preview')
  expect(others.filter((first) => !reservedSegments.includes(first))).toEqual([])
})
