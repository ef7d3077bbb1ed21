import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { environment } from '#src/platform/environment.ts'

/** Message to be delivered. */
export interface Message {
  id: number
  messageId: string
  from: string
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  /** Images that the HTML refers to by their `cid`, and files. */
  attachments?: (
    | { cid: string; content: Buffer; contentType: string }
    | { filename: string; content: Buffer; contentType: string }
  )[]
}

/** Delivers a message; resolves when the server has accepted it. */
export type Transport = (message: Message) => Promise<void>

/** Timeouts of the SMTP connection, ms: connect, greeting, inactivity. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** prevents nodemailer from loading content from disk or network */
const noRemoteContent = { disableFileAccess: true, disableUrlAccess: true }

/** SMTP connection pool; without `SMTP_URL`, a folder to which the messages are written. */
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

/**
 * Transport that writes `<folder>/<number>-<recipient's address>.eml`, with `_` for characters that
 * file names should not have; a repeated message overwrites its file.
 */
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
  headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
})

/** Folder of e-mails without an SMTP server. */
export const mailFolder = join(environment.VITRINE_DATA, 'mail')
