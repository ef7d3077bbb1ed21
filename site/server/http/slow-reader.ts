import type { ServerResponse } from 'node:http'

/** Time without progress after which a connection that does not read its response is closed, ms. */
const stalledMs = 20_000
/** Interval of the checks, ms. */
const intervalMs = 5000
/** Time of waiting for a reader beyond that of a slow line, ms, and the rate of that line, bytes/s. */
const graceMs = 25_000
const slowLine = 4096

/**
 * Closes the connection of a client that does not read its response, or reads it more slowly than any line:
 * each holds a connection to the cms and a buffer. What the cms has not sent yet does not count.
 */
export function abortSlowReader(response: ServerResponse, stalled = stalledMs): void {
  const { socket } = response
  if (socket === null) return
  const before = socket.bytesWritten
  const isUnread = () => socket.writableLength > 0 || response.writableLength > 0
  let waitedMs = 0
  const timer = setInterval(() => {
    waitedMs = isUnread() ? waitedMs + intervalMs : 0
    const atSlowLine = ((socket.bytesWritten - before) / slowLine) * 1000
    if (waitedMs > graceMs + atSlowLine) socket.destroy()
  }, intervalMs)
  timer.unref()
  // Node starts it again with each piece that the client takes
  response.setTimeout(stalled, () => {
    if (isUnread()) socket.destroy()
  })
  response.once('close', () => clearInterval(timer))
}
