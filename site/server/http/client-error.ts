import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { publicHeaders } from './headers.ts'

/** Node's codes of requests that never reach a handler; every other one is malformed. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/**
 * Answers what cannot be read as a request (400), headers over the limit (431) and requests that
 * take too long (408), without a body and with the header lines of every public answer, and ends
 * the connection.
 */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  options: { secure: boolean },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  const headers = [
    'content-length',
    '0',
    'connection',
    'close',
    'cache-control',
    'no-store',
    ...publicHeaders(options),
  ]
  const lines = headers.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : [],
  )
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
  socket.destroySoon()
}
