import { connect } from 'node:net'
import { ApiError } from '@vitrine/contract/errors'

/** Timeout of a scan, ms. */
const timeoutMs = 20_000
/** Chunk size, bytes; below clamd's `StreamMaxLength`. */
const chunkBytes = 64 * 1024
/** `Retry-After` while the scanner is unavailable, seconds. */
const retryAfter = 60

/** INSTREAM chunk: big-endian length and bytes (clamd(8)). */
function framed(part: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(part.length)
  return Buffer.concat([length, part])
}

function ask(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((done, fail) => {
    let verdict = ''
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
    const timer = setTimeout(
      () => socket.destroy(new Error('the virus scanner took too long')),
      timeoutMs,
    )
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      verdict += text
      if (verdict.includes('\0')) socket.end()
    })
    socket.once('error', fail)
    socket.once('close', () => {
      clearTimeout(timer)
      done(verdict.replace(/\0[\s\S]*$/, '').trim())
    })
    socket.once('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += chunkBytes)
        socket.write(framed(bytes.subarray(at, at + chunkBytes)))
      socket.write(framed(Buffer.alloc(0)))
    })
  })
}

/**
 * True if clamd finds no virus, or without `CLAMD_URL`. Throws `unavailable` if the scan fails: a
 * file that was not scanned is not stored.
 */
export async function isClean(url: string | undefined, bytes: Buffer): Promise<boolean> {
  if (url === undefined) return true
  const verdict = await ask(url, bytes).catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause, retryAfter })
  })
  if (/^stream: OK$/.test(verdict)) return true
  if (/^stream: .+ FOUND$/.test(verdict)) return false
  throw new ApiError('unavailable', {
    cause: new Error(`the virus scanner said: ${verdict.slice(0, 100)}`),
    retryAfter,
  })
}
