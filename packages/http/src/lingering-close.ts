import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** Time for a client that is still sending to read its answer, ms. */
const lingerMs = 2000

const lingering = new WeakSet<Socket>()

/**
 * Closes a connection whose client may still be sending: ends the answer, then discards incoming
 * data
 * until the client closes (RFC 9112, 9.6), at most `lingerMs`. If it were closed at once, the
 * unread
 * bytes would make the kernel reset the connection, and the client would lose the answer.
 */
export function closeLingering(socket: Socket): void {
  if (socket.destroyed || lingering.has(socket)) return
  lingering.add(socket)
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('end', () => socket.destroy())
  socket.once('close', () => clearTimeout(timer))
}

/** True if a connection has had its last answer: incoming data is discarded. */
export function isLingering(socket: Socket): boolean {
  return lingering.has(socket)
}

/**
 * Makes Node close the connection by `closeLingering` if the request is answered before its body
 * has arrived.
 */
export function lingerForBody(request: IncomingMessage): void {
  const { socket } = request
  socket.destroySoon = () => {
    if (request.complete) Socket.prototype.destroySoon.call(socket)
    else closeLingering(socket)
  }
}
