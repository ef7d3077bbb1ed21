import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { calls } from '@vitrine/contract/calls'
import { answering, serveGateway } from '../../test/gateway-server.ts'

test('a body that has not arrived takes no slot, and nor does an upload that has not begun', async () => {
  const { app } = await serveGateway(answering(200, {}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const begin = (path: string, type: string, length: number, sent: string) => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${sent}`,
    )
    return once(socket, 'connect')
  }
  const json = 'application/json'
  const form = 'multipart/form-data; boundary=x'
  const call = `/api/v1${calls['newsletter-subscribe'].path}`
  const logIn = '/admin/api/users/login'
  for (let count = 0; count < 30; count += 1) {
    await begin(call, json, 1000, '{')
    await begin(logIn, json, 1000, '{')
    await begin('/admin/api/media', form, 20_000_000, '')
  }
  for (const [path, type] of [
    [call, json],
    [logIn, json],
    ['/admin/api/media', form],
  ] as const) {
    const payload = type === form ? Buffer.alloc(2_000_000) : '{}'
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': type },
      payload,
    })
    expect(answer.statusCode, path).toBe(200)
  }
})

test('lists of many codes of one client go to the cms one after the other', async () => {
  const held: (() => void)[] = []
  const { app } = await serveGateway((_request, response) => {
    held.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  const codes = Array.from({ length: 1000 }, (_, at) => `UNKNOWN-${at}`)
  const find = (remoteAddress: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/v1${calls['part-numbers-find'].path}`,
      remoteAddress,
      payload,
    })
  const lists = Array.from({ length: 4 }, () => find('192.0.2.1', { codes }))
  await vi.waitFor(() => expect(held).toHaveLength(1))
  const others = [find('192.0.2.2', { codes }), find('192.0.2.3', { codes: ['AB-50'] })]
  await vi.waitFor(() => expect(held).toHaveLength(3))
  const release = setInterval(() => held.splice(0).forEach((end) => end()), 1)
  const statuses = (await Promise.all([...lists, ...others])).map(({ statusCode }) => statusCode)
  clearInterval(release)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
