import { connect } from 'node:net'

/**
 * SSLRequest (PostgreSQL protocol, "SSL Session Encryption"): 8 bytes, answered by `S` or `N`
 * without a log-in.
 */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])

/**
 * True if the PostgreSQL at a URL answers within `limit` ms; a hung one accepts connections and
 * sends nothing.
 */
export function isDatabaseResponding(url, limit = 3000) {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(
      { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) },
      () => socket.write(sslRequest),
    )
    const end = (answers) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answers)
    }
    // limits the whole attempt, including the connection
    const timer = setTimeout(() => end(false), limit)
    socket.once('data', () => end(true))
    socket.once('error', () => end(false))
    socket.once('close', () => end(false))
  })
}
