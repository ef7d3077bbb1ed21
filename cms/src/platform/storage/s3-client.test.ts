import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToS3, sending } from './s3-client.ts'

/** Requests received by an S3 server that accepts connections but never responds. */
const asked: string[] = []
const open = new Set<Socket>()
let server: Server
beforeAll(async () => {
  server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', (head) => asked.push(String(head).split(' ', 1).join()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  for (const socket of open) socket.destroy()
  server.close()
})

/** short limits, in place of 15 s per attempt */
const limits = { connectionTimeout: 1000, requestTimeout: 50, socketTimeout: 60_000 }

test('ends requests to a server that hangs, after three attempts', async () => {
  const { client, sdk } = await connectToS3(
    {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    limits,
  )
  const object = { Bucket: 'bucket', Key: 'a' }
  await expect(client.send(new sdk.HeadObjectCommand(object))).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  const Body = Buffer.alloc(64)
  await expect(
    client.send(new sdk.PutObjectCommand({ ...object, Body }), sending(Body.length, limits)),
  ).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(asked).toEqual(['HEAD', 'HEAD', 'HEAD', 'PUT', 'PUT', 'PUT'])
})

test('gives a body the time of a slow line', () => {
  expect(sending(16 * 1024 ** 2).requestTimeout).toBeGreaterThan(240_000)
})
