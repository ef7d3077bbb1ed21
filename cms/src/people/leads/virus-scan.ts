import { connect } from 'node:net'
import { ApiError } from '@vitrine/contract/errors'

/** How long a scan may take, ms. */
const timeoutMs = 20_000
/** Bytes of one part; below clamd's `StreamMaxLength` in any case. */
const partSize = 64 * 1024
/** After how many seconds it may be tried again when the scanner is away. */
const retryAfter = 60

/** A part as INSTREAM wants it: its length, big-endian, and its bytes (clamd(8)). */
function framed(part: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(part.length)
  return Buffer.concat([length, part])
}

function ask(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((done, fail) => {
    let said = ''
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
    const timer = setTimeout(
      () => socket.destroy(new Error('the virus scanner took too long')),
      timeoutMs,
    )
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      said += text
      if (said.includes('\0')) socket.end()
    })
    socket.once('error', fail)
    socket.once('close', () => {
      clearTimeout(timer)
      done(said.replace(/\0[\s\S]*$/, '').trim())
    })
    socket.once('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += partSize)
        socket.write(framed(bytes.subarray(at, at + partSize)))
      socket.write(framed(Buffer.alloc(0)))
    })
  })
}

/**
 * Whether clamd finds nothing in the bytes; without `CLAMD_URL` nothing is asked. Throws
 * `unavailable`, to be tried again,
 * when no verdict comes: what could not be scanned is not kept.
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
