import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { refuseTarget } from './refuse-target.ts'

/** Sends a raw request line; returns the answer and the routed target. */
async function send(target: string): Promise<{ answer: string; routed: string | undefined }> {
  let routed: string | undefined
  const server = createServer((request, response) => {
    if (refuseTarget(request, response, { secure: false })) return
    routed = request.url
    response.end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => {
    let answer = ''
    connect(port, '127.0.0.1')
      .on('data', (part: Buffer) => (answer += String(part)))
      .on('close', () => resolve({ answer, routed }))
      .end(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  })
}

it.each(['/media/../api/v1/web/home', '/media/%2e%2e/x', '/a\\b', 'http://b/media/%252e%252e/x'])(
  'answers 400 to %s before it is routed',
  async (target) => {
    const { answer, routed } = await send(target)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(routed).toBeUndefined()
  },
)

it('names the error to a call', async () =>
  expect((await send('/api/v1/web/../internal')).answer).toContain('"code":"malformed-request"'))

it('routes a target in absolute form by its path', async () =>
  expect((await send('http://b/media/a.png?x')).routed).toBe('/media/a.png?x'))
