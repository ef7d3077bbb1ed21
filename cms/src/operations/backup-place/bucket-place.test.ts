import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bucketPlace } from './bucket-place.ts'

/** Objects of a bucket on the simulated S3 server. */
const objects = new Map<string, string>()
let server: Server
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://bucket')
    const key = decodeURIComponent(url.pathname.replace(/^\/backups\/?/, ''))
    const body = await text(request)
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'POST')
      for (const [, named = ''] of body.matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(named)
    const listed = [...objects.keys()].filter((one) =>
      one.startsWith(url.searchParams.get('prefix') ?? ''),
    )
    response.setHeader('content-type', 'application/xml')
    if (request.method === 'GET' && key !== '') response.end(objects.get(key))
    else
      response.end(
        request.method === 'PUT'
          ? undefined
          : `<Result><IsTruncated>false</IsTruncated>${listed.map((one) => `<Contents><Key>${one}</Key></Contents>`).join('')}</Result>`,
      )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => void server.close())
beforeEach(() => objects.clear())

const place = () =>
  bucketPlace(
    {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    'backups',
    'daily/monday',
  )
const content = (value: string) => Readable.from([Buffer.from(value)])

test('refuses a second backup to a path, which leaves the files of the first', async () => {
  const first = place()
  await first.claim()
  await first.write('manifest.json', content('of the first'))
  const second = place()
  await expect(second.claim()).rejects.toThrow(/Another backup is being written/)
  await second.discard()
  await first.write('SHA256SUMS', content('sums'))
  await first.finish()
  expect([...objects.keys()].toSorted()).toEqual([
    'daily/monday/SHA256SUMS',
    'daily/monday/manifest.json',
  ])
  await expect(place().claim()).rejects.toThrow(/is not empty/)
})

test('lets at most one of several go on that start at the same time', async () => {
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => place().claim()))
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2)
  const taken = outcomes.some(({ status }) => status === 'fulfilled')
  expect(objects.size).toBe(taken ? 1 : 0)
})

test('removes what it wrote when it failed, and nothing else', async () => {
  const failed = place()
  await failed.claim()
  await failed.write('manifest.json', content('half'))
  objects.set('daily/monday/of-another.gz', 'kept')
  await failed.discard()
  expect([...objects.keys()]).toEqual(['daily/monday/of-another.gz'])
})
