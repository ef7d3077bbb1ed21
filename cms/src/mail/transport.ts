import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { environment } from '#src/platform/environment.ts'

/** A mail on its way out. */
export interface Message {
  id: number
  messageId: string
  from: string
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/** Hands a message over; resolves when it is accepted. */
export type Transport = (message: Message) => Promise<void>

/** How long (ms) the mail server may take: to be reached, to greet, and between two words. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Nothing in a message is fetched, from disk or elsewhere. */
const noRemoteContent = { disableFileAccess: true, disableUrlAccess: true }

/**
 * An SMTP server's connections, or without one a folder in which the same messages land as files.
 */
export function openTransport(
  smtpUrl: string | undefined,
  folder: string,
): { send: Transport; close: () => void } {
  if (smtpUrl === undefined) return { send: toFolder(folder), close: () => undefined }
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    maxMessages: 50,
    ...timeoutsMs,
  })
  return {
    send: async (message) => void (await smtp.sendMail({ ...asMail(message), ...noRemoteContent })),
    close: () => smtp.close(),
  }
}

/** `<folder>/<number>-<first of the address>.eml`: the same message lands in the same file. */
function toFolder(folder: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (message) => {
    const written = await writer.sendMail({ ...asMail(message), ...noRemoteContent })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const file = join(
      folder,
      `${String(message.id).padStart(6, '0')}-${message.to.replace(/[^\w.-]+/g, '_').slice(0, 60)}.eml`,
    )
    const content: unknown = written.message
    if (!Buffer.isBuffer(content)) throw new Error('the message was not written')
    await writeFile(`${file}.part`, content, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

const asMail = ({ id: _, ...message }: Message) => ({
  ...message,
  textEncoding: 'quoted-printable' as const,
  headers: { ...message.headers, 'Auto-Submitted': 'auto-generated' },
})

/** Where mails land when there is no SMTP server. */
export const mailFolder = join(environment.VITRINE_DATA, 'mail')
