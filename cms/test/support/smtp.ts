import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerDataStream } from 'smtp-server'

export interface Received {
  to: string[]
  raw: string
  messageId: string
}

/** Handler of a received message; calling `accept` answers 250. */
type MessageHandler = (
  message: Received,
  accept: (error?: Error & { responseCode?: number }) => void,
) => void

/** SMTP server on loopback with configurable behavior. */
export class MailServer {
  readonly received: Received[] = []
  /** Recipients, and senders, that are rejected permanently. */
  readonly refused = new Set<string>()
  readonly refusedSenders = new Set<string>()
  manner: MessageHandler = (_, accept) => accept()
  #server: SMTPServer | undefined
  #port = 0

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Listens on a free port, or on the previous one. */
  async up(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: ({ address }, _session, done) =>
        done(
          this.refusedSenders.has(address)
            ? Object.assign(new Error('sender not authorized'), { responseCode: 553 })
            : null,
        ),
      onRcptTo: ({ address }, _session, done) =>
        done(
          this.refused.has(address)
            ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
            : null,
        ),
      onData: (stream, session, done) =>
        void readAll(stream).then((raw) => {
          const message = {
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw,
            messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '',
          }
          this.received.push(message)
          this.manner(message, (error) => done(error ?? null))
        }),
    })
    server.on('error', () => undefined)
    this.#server = server
    await new Promise<void>((ready) => server.listen(this.#port, '127.0.0.1', ready))
    this.#port = (server.server.address() as AddressInfo).port
  }

  down(): Promise<void> {
    return new Promise((done) => (this.#server ? this.#server.close(() => done()) : done()))
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString('utf8')
}
