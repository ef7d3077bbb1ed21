import { connect } from 'node:net'

const bytes = 8_000_000

/** Growth of the heap that a body may cause, bytes: a parsed one takes several hundred MB. */
export const maxGrowth = 100 * 1024 * 1024

const json = 'application/json'

/** Body that a program must refuse without parsing it. */
export interface HostileBody {
  type: string
  body: Buffer
  /** True to send it chunked, without its length. */
  chunked?: true
}

const deep = Buffer.from('['.repeat(bytes / 2) + ']'.repeat(bytes / 2))
const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'

/** Six bodies of 8 MB. */
export const hostileBodies: Readonly<Record<string, HostileBody>> = {
  'deep JSON': { type: json, body: deep },
  'wide JSON': { type: json, body: Buffer.from(`[${'0,'.repeat(bytes / 2)}0]`) },
  'millions of pairs': {
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from('a=1&'.repeat(bytes / 4)),
  },
  'a hundred thousand parts': {
    type: 'multipart/form-data; boundary=x',
    body: Buffer.from(`${part.repeat(bytes / part.length)}--x--\r\n`),
  },
  'plain text': { type: 'text/plain', body: Buffer.alloc(bytes, 'x') },
  'JSON without its length': { type: json, body: deep, chunked: true },
}

/** Answer's status; 0 for a connection that ended without one, or for none in time. */
type Status = number

/** Time within which a program answers, ms: parsing one of the bodies takes longer. */
const answerMs = 5000

interface Sent {
  port: number
  method: string
  path: string
  headers?: Record<string, string>
}

/** Sends a whole body; resolves with the status of the answer. */
export const sendWhole = (to: Sent, { type, body, chunked }: HostileBody): Promise<Status> =>
  send(to, type, chunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`, [
    ...(chunked ? [Buffer.from(`${body.length.toString(16)}\r\n`)] : []),
    body,
    ...(chunked ? [Buffer.from('\r\n0\r\n\r\n')] : []),
  ])

/** Announces a body of 8 MB and sends its beginning; resolves with the status of the answer. */
export const announce = (to: Sent, type: string): Promise<Status> =>
  send(to, type, `content-length: ${bytes}`, [Buffer.from('[[[')])

interface Measured {
  port: number
  headers?: Record<string, string>
  /** Memory that the program's objects take, bytes. */
  heapUsed: () => Promise<number>
}

/** Addresses to which bodies are sent at a time. */
const atOnce = 4

/**
 * Sends all hostile bodies, whole, to each address; `wrong`: failures (5xx) and requests without an
 * answer, `most`: the largest heap in between, bytes.
 */
export async function sendToEach(
  addresses: readonly { method: string; path: string }[],
  { port, headers, heapUsed }: Measured,
): Promise<{ wrong: string[]; most: number }> {
  const wrong: string[] = []
  let most = 0
  const left = [...addresses]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      for (const [name, body] of Object.entries(hostileBodies)) {
        const status = await sendWhole({ port, ...next, ...(headers ? { headers } : {}) }, body)
        if (status === 0 || status >= 500)
          wrong.push(`${status} ${next.method} ${next.path} ${name}`)
      }
      most = Math.max(most, await heapUsed())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { wrong, most }
}

function send(
  { port, method, path, headers = {} }: Sent,
  type: string,
  length: string,
  parts: readonly Buffer[],
): Promise<Status> {
  const { promise, resolve } = Promise.withResolvers<Status>()
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  const end = () => {
    clearTimeout(timer)
    socket.destroy()
    resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0))
  }
  const timer = setTimeout(end, answerMs)
  socket.on('data', (data) => {
    answer += data.toString('latin1')
    if (answer.includes('\r\n\r\n')) end()
  })
  // a program may close the connection while the body is sent
  socket.on('error', () => undefined)
  socket.on('close', end)
  const lines = Object.entries({ host: 'vitrine.example', ...headers, 'content-type': type })
  socket.write(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}${length}\r\n\r\n`,
  )
  for (const data of parts) socket.write(data)
  return promise
}
