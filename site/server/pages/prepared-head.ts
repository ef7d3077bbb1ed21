import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'

/**
 * Node checks and joins each header line of each answer anew, which for a page from memory costs as
 * much as all the rest of our work (docs/decisions/0012). A prepared head is put where Node keeps
 * the one that it has made.
 */
interface Headed {
  _header: string | null
  _headerSent: boolean
}

/**
 * Header lines as text, from name and value in turn; checked once here, as Node would each time.
 */
export function headLines(flat: readonly string[]): string {
  let lines = ''
  for (let index = 0; index < flat.length; index += 2) {
    const line = `${flat[index]}: ${flat[index + 1]}\r\n`
    if (!/^[\w-]+: [\t\x20-\x7e\x80-\xff]*\r\n$/.test(line))
      throw new Error(`not a header line: ${JSON.stringify(line)}`)
    lines += line
  }
  return lines
}

/** The same lines flat again, for an answer whose head Node makes. */
export function flatLines(lines: string): string[] {
  return lines
    .split('\r\n')
    .filter(Boolean)
    .flatMap((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)])
}

/** The same lines by their names. */
export function headerMap(lines: string): Map<string, string> {
  return new Map(
    lines
      .split('\r\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  )
}

/**
 * Whether the client is one for whom a head can be prepared: HTTP/1.1 that keeps its connection.
 */
export function supportsPreparedHead({
  httpVersion,
  headers: { connection },
}: IncomingMessage): boolean {
  return httpVersion === '1.1' && (connection === undefined || connection === 'keep-alive')
}

const statusLine = (status: number): string =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`
const kept = 'Connection: keep-alive\r\n\r\n'

/** Sends an answer under a prepared head; nothing may have been written to the response before. */
export function sendPrepared(
  response: ServerResponse,
  status: number,
  lines: string,
  body?: Buffer,
): void {
  response.statusCode = status
  ;(response as unknown as Headed)._header =
    `${statusLine(status)}${lines}Date: ${now().toString('latin1')}\r\n${kept}`
  response.end(body)
}

/**
 * An answer as it goes over the wire, in one run of bytes: one call of the system sends it, and
 * nothing is put together.
 */
export interface PreparedAnswer {
  status: number
  bytes: Buffer
  /** Where its header lines begin, after the line of the status. */
  linesAt: number
  /** Where its date stands, which is brought up to date as it is sent. */
  dateAt: number
  /** Where its body begins. */
  bodyAt: number
}

export function prepareAnswer(status: number, lines: string, body: Buffer): PreparedAnswer {
  const before = `${statusLine(status)}${lines}Date: `
  const head = Buffer.from(`${before}${now().toString('latin1')}\r\n${kept}`, 'latin1')
  const bytes = Buffer.allocUnsafeSlow(head.length + body.length)
  head.copy(bytes)
  body.copy(bytes, head.length)
  return {
    status,
    bytes,
    linesAt: statusLine(status).length,
    dateAt: before.length,
    bodyAt: head.length,
  }
}

/** So many of its header lines as they were given, as text. */
export const linesOf = ({ bytes, linesAt }: PreparedAnswer, length: number): string =>
  bytes.toString('latin1', linesAt, linesAt + length)

/**
 * Sends what was laid out; nothing may have been written to the response before. `false`: an answer
 * before it has the connection still.
 */
export function sendPreparedAnswer(
  response: ServerResponse,
  { status, bytes, dateAt }: PreparedAnswer,
): boolean {
  const { socket } = response
  if (!socket) return false
  now().copy(bytes, dateAt)
  response.statusCode = status
  // a head that is there already, and counts as sent
  Object.assign(response as unknown as Headed, { _header: kept, _headerSent: true })
  socket.write(bytes)
  response.end()
  return true
}

let date = Buffer.alloc(0)
let until = 0

/** The Date line's value, 29 bytes, made once a second. */
function now(): Buffer {
  const time = Date.now()
  if (time >= until) {
    date = Buffer.from(new Date(time).toUTCString(), 'latin1')
    until = (Math.floor(time / 1000) + 1) * 1000
  }
  return date
}
