import type { ServerResponse } from 'node:http'

/**
 * Time without progress after which the connection of a client that does not read is closed, ms.
 */
const stalledMs = 20_000
/** Interval of the checks, ms. */
const intervalMs = 5000
/**
 * Time limit of a response: a fixed time, ms, plus its size at the rate of a slow connection,
 * bytes/s.
 */
const graceMs = 25_000
const slowLine = 4096

/**
 * Closes the connection of a client that stops reading its response, or reads it more slowly than
 * any real connection: each holds a connection to the cms and a buffer. Time in which the cms has
 * sent nothing does not count.
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
  // Node restarts this timer with each chunk that the client reads
  response.setTimeout(stalled, () => {
    if (isUnread()) socket.destroy()
  })
  response.once('close', () => clearInterval(timer))
}
