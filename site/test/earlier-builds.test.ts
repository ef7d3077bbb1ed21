import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { composeSite } from '../server/compose.ts'
import { readEnvironment } from '../server/environment.ts'

const data = mkdtempSync(join(tmpdir(), 'vitrine-earlier-'))
afterAll(() => rmSync(data, { recursive: true }))

async function compose() {
  const { app, stop } = await composeSite(
    readEnvironment({
      API_BASE_URL: 'http://127.0.0.1:9/api',
      PUBLIC_ORIGIN: 'https://vitrine.example',
      FEED_SECRET: 'a secret of the tests',
      VITRINE_DATA: data,
      LOG_LEVEL: 'silent',
    }),
  )
  const routes = app.printRoutes().split('\n').length
  const answer = await app.inject('/assets/app-earlier0.js')
  await stop()
  return { routes, answer }
}

it('serves retained files of many builds without a route for each, which would fill the heap', async () => {
  const before = await compose()
  expect(before.answer.statusCode).toBe(404)
  const served = join(data, 'earlier-builds', 'served', 'assets')
  mkdirSync(served, { recursive: true })
  for (let index = 0; index < 500; index += 1)
    writeFileSync(join(served, `app-earlier${index}.js`), `${index}`)
  const after = await compose()
  expect([after.answer.statusCode, after.answer.body]).toEqual([200, '0'])
  expect(after.answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(after.routes).toBe(before.routes)
})
