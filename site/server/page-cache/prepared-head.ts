import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'

/**
 * Node checks and joins each header line of each answer anew, which for a page from memory costs as much as all the
 * rest of our work (docs/decisions/0012). A prepared head is put where Node keeps the one that it has made.
 */
interface Headed {
  _header: string | null
}

/** Header lines as text, from name and value in turn; checked once here, as Node would each time. */
export function headLines(flat: readonly string[]): string {
  let lines = ''
  for (let index = 0; index < flat.length; index += 2) {
    const line = `${flat[index]}: ${flat[index + 1]}\r\n`
    if (!/^[\w-]+: [\t\x20-\x7e\x80-\xff]*\r\n$/.test(line)) throw new Error(`not a header line: ${JSON.stringify(line)}`)
    lines += line
  }
  return lines
}

/** The same lines flat again, for an answer whose head Node makes. */
export function flatLines(lines: string): string[] {
  return lines.split('\r\n').filter(Boolean).flatMap((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)])
}

/** The same lines by their names. */
export function headerMap(lines: string): Map<string, string> {
  return new Map(lines.split('\r\n').filter(Boolean).map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]))
}

/** Whether the client is one for whom a head can be prepared: HTTP/1.1 that keeps its connection. */
export function takesPreparedHead({ httpVersion, headers: { connection } }: IncomingMessage): boolean {
  return httpVersion === '1.1' && (connection === undefined || connection === 'keep-alive')
}

/** Sends an answer under a prepared head; nothing may have been written to the response before. */
export function sendPrepared(response: ServerResponse, status: number, lines: string, body?: Buffer): void {
  const keepAlive = `Date: ${now()}\r\nConnection: keep-alive\r\n\r\n`
  response.statusCode = status
  ;(response as unknown as Headed)._header = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}${keepAlive}`
  response.end(body)
}

let date = ''
let until = 0

/** The Date line's value, made once a second. */
function now(): string {
  const time = Date.now()
  if (time >= until) {
    date = new Date(time).toUTCString()
    until = (Math.floor(time / 1000) + 1) * 1000
  }
  return date
}
