import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { closeLingering, isLingering } from '@vitrine/http/lingering-close'
import { publicHeaders } from './headers.ts'

/** Status by error code of Node's HTTP parser; 400 for every other code. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/**
 * Answers requests that Node's parser rejects: 400 malformed, 431 headers too large, 413 chunk
 * extensions too large, 408 timeout. Without a body, with the public header lines; closes the
 * connection.
 */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  options: { secure: boolean },
): void {
  if (isLingering(socket)) return
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
  closeLingering(socket)
}
