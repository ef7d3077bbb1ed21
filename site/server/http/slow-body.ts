import type { IncomingMessage, ServerResponse } from 'node:http'
import { filePatience } from '@vitrine/contract/internal'

/** Within what time a request must be there whole, ms (reliability.md). */
const intervalMs = 15_000

/** How much of a file must come in each intervalMs, bytes: a line of 2 kB/s will not do. */
const minBytesPerInterval = 32 * 1024

/**
 * Cuts a request whose body dawdles. Node has one limit for all requests, and it must be that of a
 * file (`requestTimeout`); here whatever is no file has the short one, and a file must at minBytesPerInterval
 * move.
 */
export function abortSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  isFile: (path: string) => boolean,
): void {
  const { headers, socket } = request
  if ((headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined)
    return
  const file = isFile((request.url ?? '').split('?')[0] ?? '')
  const until = performance.now() + filePatience
  let heard = socket.bytesRead
  const timer = setInterval(() => {
    // an answer may be there long before the body is, and the connection stays open for the rest of
    // it
    if (request.complete || socket.destroyed) return clearInterval(timer)
    const moved = socket.bytesRead - heard
    heard = socket.bytesRead
    if (file && moved >= minBytesPerInterval && performance.now() < until) return
    clearInterval(timer)
    if (!response.headersSent && socket.writable)
      socket.write(
        'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\nx-content-type-options: nosniff\r\n\r\n',
      )
    socket.destroySoon()
  }, intervalMs)
  timer.unref()
}
