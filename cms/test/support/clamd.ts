import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { inflateSync } from 'node:zlib'

/** EICAR test file, in two parts so that this file is not detected. */
export const eicar =
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-` + 'ANTIVIRUS-TEST-FILE!$H+H*'

/** Markers in a file that make the scanner misbehave. */
export const modes = {
  cut: 'scanner: cut the connection',
  refuse: 'scanner: say an error',
  babble: 'scanner: say what nobody understands',
}

/** Text of a file, with the unpacked streams of a PDF. */
function contentOf(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    },
  )
  return text + streams.join('')
}

/** clamd substitute on loopback that implements INSTREAM as described in clamd(8). */
export async function startClamd(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      received = Buffer.concat([received, part])
      const command = Buffer.from('zINSTREAM\0')
      if (received.length < command.length) return
      if (!received.subarray(0, command.length).equals(command))
        return void socket.end('UNKNOWN COMMAND\0')
      const parts: Buffer[] = []
      for (let at = command.length; at + 4 <= received.length;) {
        const size = received.readUInt32BE(at)
        if (size === 0) {
          const content = contentOf(Buffer.concat(parts))
          if (content.includes(modes.cut)) return void socket.destroy()
          if (content.includes(modes.refuse))
            return void socket.end('INSTREAM size limit exceeded. ERROR\0')
          if (content.includes(modes.babble)) return void socket.end('stream: OK maybe\0')
          return void socket.end(
            content.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0',
          )
        }
        parts.push(received.subarray(at + 4, at + 4 + size))
        at += 4 + size
      }
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
