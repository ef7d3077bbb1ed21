import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { origin } from './system-under-test.ts'

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
}

/** A connection to the site, or to another program on a port of this machine. */
export function openSocket(port = Number(new URL(origin).port)): Socket {
  return connect({ host: '127.0.0.1', port })
}

/** Sends exactly these bytes on a connection of their own, and reads until the other side closes it. */
export async function sendRaw(bytes: string | Buffer): Promise<RawAnswer> {
  const socket = openSocket()
  const chunks: Buffer[] = []
  socket.write(bytes)
  for await (const chunk of socket) chunks.push(Buffer.from(chunk))
  return parseAnswer(Buffer.concat(chunks).toString('latin1'))
}

/** A request whose target is sent as it is, dot segments, broken percent signs and all. */
export function requestRaw(target: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body = '' } = options
  const given = { host: new URL(origin).host, connection: 'close', ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }), ...headers }
  return sendRaw(`${method} ${target} HTTP/1.1\r\n${Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`)
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s, 2)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => {
    const [name = '', value = ''] = line.split(/:\s*(.*)/s, 2)
    return [name.toLowerCase(), value]
  }))
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: headers['transfer-encoding'] === 'chunked' ? joinChunks(body) : body }
}

function joinChunks(body: string): string {
  let joined = ''
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.slice(at, end), 16)
    if (end === -1 || !(length > 0)) break
    joined += body.slice(end + 2, end + 2 + length)
    at = end + 2 + length + 2
  }
  return joined
}
