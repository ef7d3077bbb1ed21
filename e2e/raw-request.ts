import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { origin } from './system-under-test.ts'

/** Time limit of a response, ms. */
const timeoutMs = 8000

/** A raw HTTP response. */
export interface RawAnswer {
  status: number
  /** Header fields; names in lower case. */
  headers: Record<string, string>
  body: string
}

/** Opens a connection to the site, or to another program on a port of this machine. */
export function openSocket(port = Number(new URL(origin).port)): Socket {
  return connect({ host: '127.0.0.1', port })
}

/** Sends raw bytes on a new connection and reads one response; status 0: connection closed. */
export async function sendRaw(bytes: string | Buffer): Promise<RawAnswer> {
  const socket = openSocket()
  let text = ''
  socket.setTimeout(timeoutMs, () =>
    socket.destroy(
      new Error(
        `No answer within ${timeoutMs} ms to ${JSON.stringify(String(bytes).slice(0, 200))}`,
      ),
    ),
  )
  socket.write(bytes)
  for await (const chunk of socket) {
    text += Buffer.from(chunk).toString('latin1')
    if (isWhole(text, String(bytes).startsWith('HEAD '))) break
  }
  socket.destroy()
  return parseAnswer(text)
}

/** True if a response is complete; without a length it ends with its connection. */
function isWhole(text: string, headOnly: boolean): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return false
  const head = text.slice(0, end).toLowerCase()
  if (headOnly || head.startsWith('http/1.1 304') || head.startsWith('http/1.1 204')) return true
  if (head.includes('\r\ntransfer-encoding: chunked')) return text.endsWith('\r\n0\r\n\r\n')
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  return length !== undefined && text.length - end - 4 >= Number(length)
}

/** True if the server closes the connection after one response, as requested. */
export async function isClosedAfter(target: string): Promise<boolean> {
  const socket = openSocket()
  socket.write(
    `GET ${target} HTTP/1.1\r\nhost: ${new URL(origin).host}\r\nconnection: close\r\n\r\n`,
  )
  socket.resume()
  const closed = await Promise.race([
    once(socket, 'close').then(() => true),
    once(AbortSignal.timeout(timeoutMs), 'abort').then(() => false),
  ])
  socket.destroy()
  return closed
}

/** Sends a request with an unnormalized target (dot segments, malformed percent signs). */
export function requestRaw(
  target: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body = '' } = options
  const given = {
    host: new URL(origin).host,
    connection: 'close',
    ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  return sendRaw(
    `${method} ${target} HTTP/1.1\r\n${Object.entries(given)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  )
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s, 2)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/:\s*(.*)/s, 2)
      return [name.toLowerCase(), value]
    }),
  )
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers,
    body: headers['transfer-encoding'] === 'chunked' ? joinChunks(body) : body,
  }
}

function joinChunks(body: string): string {
  let joined = ''
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.slice(at, end), 16)
    if (end === -1 || !(length > 0)) break
    joined += body.slice(end + 2, end + 2 + length)
    at = end + 2 + length + 2
  }
  return joined
}
