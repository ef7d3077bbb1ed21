import { expect, it } from 'vitest'
import { composeSite } from '../server/compose.ts'
import { readEnvironment } from '../server/environment.ts'

it('is alive at once, and ready when the most visited pages were made', async () => {
  const { app, warm, stop } = await composeSite(
    readEnvironment({
      API_BASE_URL: 'http://127.0.0.1:9/api',
      PUBLIC_ORIGIN: 'https://vitrine.example',
      FEED_SECRET: 'a secret of the tests',
      LOG_LEVEL: 'silent',
    }),
  )
  const status = async (path: string) => (await app.inject(path)).statusCode
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  await warm()
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  await stop()
})
