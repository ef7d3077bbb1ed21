import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { abortSlowReader } from './slow-reader.ts'

const body = Buffer.alloc(64 * 1024 * 1024)

async function serve(answer: (end: (content: Buffer) => void) => void) {
  const state = { closed: false }
  const server = createServer((_request, response) => {
    abortSlowReader(response, 200)
    response.once('close', () => (state.closed = true))
    answer((content) => void response.end(content))
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  onTestFinished(() => void client.destroy())
  return { client, state }
}

it('closes the connection of a client that does not read', async () => {
  const { client, state } = await serve((end) => end(body))
  client.pause()
  await vi.waitFor(() => expect(state.closed).toBe(true), 3000)
})

it('leaves a client that waits for the server, and then reads', async () => {
  let finish: (content: Buffer) => void = () => undefined
  const { client } = await serve((end) => (finish = end))
  await new Promise((done) => setTimeout(done, 600))
  let read = 0
  client.on('data', (part: Buffer) => (read += part.length))
  finish(body)
  await vi.waitFor(() => expect(read).toBeGreaterThan(body.length), 8000)
}, 10_000)
