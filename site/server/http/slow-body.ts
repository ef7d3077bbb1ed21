import type { IncomingMessage, ServerResponse } from 'node:http'
import { uploadTimeoutMs } from '@vitrine/contract/internal'
import { rawError } from './raw-error.ts'

/** Time limit of a request without a file, and check interval of an upload, ms. */
const intervalMs = 15_000

/** Minimum progress of an upload per interval, bytes. */
const minBytesPerInterval = 32 * 1024

/**
 * Aborts slow requests (slowloris protection): bodies without a file after 15 s, uploads slower
 * than 32 KiB per 15 s. Node's `requestTimeout` applies to all requests and must therefore be that
 * of an upload.
 */
export function abortSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { isFile, secure }: { isFile: (path: string) => boolean; secure: boolean },
): void {
  const { headers, socket } = request
  if ((headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined)
    return
  const file = isFile((request.url ?? '').split('?')[0] ?? '')
  const until = performance.now() + uploadTimeoutMs
  let received = socket.bytesRead
  const timer = setInterval(() => {
    // the response may end before the body; the connection stays open until the body ends
    if (request.complete || socket.destroyed) return clearInterval(timer)
    const moved = socket.bytesRead - received
    received = socket.bytesRead
    if (file && moved >= minBytesPerInterval && performance.now() < until) return
    clearInterval(timer)
    if (!response.headersSent && socket.writable) socket.write(rawError(408, { secure }))
    socket.destroySoon()
  }, intervalMs)
  timer.unref()
  // a timer of each request that ended would hold it for 15 s: a flood of short ones fills the heap
  request.once('close', () => clearInterval(timer))
}
