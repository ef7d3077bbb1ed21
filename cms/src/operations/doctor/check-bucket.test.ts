import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBucket } from './check-bucket.ts'

/** Objects of the bucket on the simulated S3 server. */
const objects = new Map<string, Buffer>()
/** Operations that the server denies to a valid access key. */
let refused: string[] = []
let server: Server
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const key = new URL(url, 'http://bucket').pathname
    const body = await buffer(request)
    const operation = url.includes('list-type') ? 'LIST' : method
    response.setHeader('content-type', 'application/xml').setHeader('etag', '"a"')
    if (headers.authorization === undefined || refused.includes(operation))
      return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    if (operation === 'LIST') return response.end('<ListBucketResult></ListBucketResult>')
    if (method === 'PUT') objects.set(key, body)
    if (method === 'DELETE') objects.delete(key)
    const content = method === 'PUT' || method === 'DELETE' ? undefined : objects.get(key)
    return response.setHeader('content-length', content?.length ?? 0).end(content)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => void server.close())
beforeEach(() => objects.clear())

const check = (...operations: string[]) => {
  refused = operations
  return checkBucket({
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'bucket',
    S3_PREFIX: '',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    VITRINE_DATA: join(tmpdir(), 'nowhere'),
  })
}

test('accepts a private bucket, and leaves nothing', async () => {
  expect(await check()).toMatchObject([{ state: 'ok' }])
  expect([...objects]).toEqual([])
})

test.each([
  ['PUT', 'written'],
  ['GET', 'read'],
  ['LIST', 'listed'],
  ['DELETE', 'deleted'],
])('names what the key may not do: %s', async (operation, step) => {
  expect(await check(operation)).toMatchObject([
    {
      state: 'fault',
      text: expect.stringMatching(new RegExp(`cannot be ${step} \\(AccessDenied\\)`)),
      remedy: expect.stringMatching(/read, write and delete/),
    },
  ])
})
