import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { defaultLocale } from '@vitrine/configuration/locales'
import { errorMessages } from '@vitrine/contract/error-body'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerClientError } from './client-error.ts'

const server = createServer({ maxHeaderSize: 1024 }, (_request, response) => response.end()).on(
  'clientError',
  (error, socket) => answerClientError(error, socket as Socket, { secure: true }),
)

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

async function send(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

test.each([
  ['bytes that are no request', 'nonsense\r\n\r\n', '400 Bad Request'],
  [
    'headers over the limit',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(2000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('answers %s with the body and the header lines of every error', async (_, text, status) => {
  const [first, ...lines] = (await send(text)).split('\r\n')
  expect(first).toBe(`HTTP/1.1 ${status}`)
  expect(lines).toEqual(
    expect.arrayContaining(['x-content-type-options: nosniff', 'connection: close']),
  )
  const body = lines.at(-1) ?? ''
  expect(lines).toContain(`content-length: ${Buffer.byteLength(body)}`)
  expect(JSON.parse(body)).toEqual({
    code: 'malformed-request',
    message: errorMessages[defaultLocale]['malformed-request'],
  })
})
