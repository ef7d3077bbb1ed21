import { createServer } from 'node:http'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface ReceivedNotice {
  headers: IncomingHttpHeaders
  text: string
  body: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** Receiver of webhooks on this machine. */
export interface Receiver {
  address: string
  received: ReceivedNotice[]
  /** Answer to the next notices; default: 204. */
  answers: RequestListener
  stop: () => Promise<void>
}

const accept: RequestListener = (_, response) => void response.writeHead(204).end()

export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedNotice[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    received.push({ headers: request.headers, text, body: JSON.parse(text) })
    receiver.answers(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    address: `http://127.0.0.1:${port}/hooks`,
    received,
    answers: accept,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return receiver
}

/** Content of a notice whose signature the library of the receiver accepts; throws otherwise. */
export const verified = ({ headers, text }: ReceivedNotice, secret: string): unknown =>
  new Webhook(secret).verify(text, headers as Record<string, string>)
