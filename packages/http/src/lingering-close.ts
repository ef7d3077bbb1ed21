import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** Time in which a client that is still sending can read its answer, ms. */
const lingerMs = 2000

const lingering = new WeakSet<Socket>()

/**
 * Closes a connection whose client may still be sending: ends the answer, then discards what arrives
 * until the client closes (RFC 9112, 9.6). Closed at once, the unread bytes would make the kernel
 * reset the connection, and the client would lose the answer.
 */
export function closeLingering(socket: Socket): void {
  if (socket.destroyed || lingering.has(socket)) return
  lingering.add(socket)
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('end', () => socket.destroy())
  socket.once('close', () => clearTimeout(timer))
}

/** Whether a connection has had its last answer: what arrives on it is discarded. */
export function isLingering(socket: Socket): boolean {
  return lingering.has(socket)
}

/** Makes Node close the connection of a request that is answered before its body has arrived as `closeLingering` does. */
export function lingerForBody(request: IncomingMessage): void {
  const { socket } = request
  socket.destroySoon = () => {
    if (request.complete) Socket.prototype.destroySoon.call(socket)
    else closeLingering(socket)
  }
}
