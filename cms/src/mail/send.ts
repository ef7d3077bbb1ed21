import { defaultLocale } from '@vitrine/configuration/locales'
import { loggableText } from '@vitrine/logging/loggable'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { contentOf } from '#src/platform/storage/file-storage.ts'
import { storage } from '#src/platform/storage/storage.ts'
import { logoId } from './html.ts'
import { drawLogo } from './logo-attachment.ts'
import { senderOf } from './texts/sender.ts'
import type { MailAttachment } from './outbox.ts'
import type { Transport } from './transport.ts'

/**
 * Retry delays, seconds (about two days in total); after the last one the e-mail counts as failed,
 * and the staff can queue it again.
 */
export const retryDelaysSeconds = [
  5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 43_200,
] as const

interface Due {
  id: number
  to: string
  subject: string
  message_id: string
  attempts: number
  html: string
  body: string
  headers: Record<string, string>
  sender: string | null
  attachments: MailAttachment[] | null
}

/**
 * Time until an e-mail is due, ms; 0 also while one is being sent, `undefined` for an empty outbox.
 */
export async function msUntilMailDue(payload: Payload): Promise<number | undefined> {
  const [next] = await rows<{ ms: number | null }>(
    payload,
    sql`select ceil(extract(epoch from min(next_at) - now()) * 1000)::float8 as ms from mails where state = 'waiting'`,
  )
  return typeof next?.ms === 'number' ? Math.max(0, next.ms) : undefined
}

/**
 * Sends one due e-mail; returns false if there was none. The row stays locked until the outcome is
 * committed: other workers skip it, and a crashed worker releases it. Only a crash between the
 * server's acceptance and the commit causes a repeated delivery, with the same Message-ID.
 */
export async function sendNext(
  payload: Payload,
  send: Transport,
  from: string | undefined,
): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const [due] = await rows<Due>(
      payload,
      sql`
      select m.id, m."to", m.subject, m.message_id, m.attempts::int as attempts, b.html, b.body, b.headers, b.sender, b.attachments from mails m join mail_bodies b on b.mail_id = m.id
      where m.state = 'waiting' and m.next_at <= now() order by m.next_at, m.id limit 1 for update of m skip locked`,
      transaction,
    )
    if (!due) return false
    try {
      const sender = await senderOfMail(payload, due.sender, from)
      const logo = due.html.includes(`cid:${logoId}`) ? await drawLogo(payload) : undefined
      const files = await Promise.all((due.attachments ?? []).map(readFile))
      await send({
        id: due.id,
        messageId: due.message_id,
        from: sender,
        to: due.to,
        subject: due.subject,
        html: due.html,
        text: due.body,
        headers: due.headers,
        attachments: [
          ...(logo ? [{ cid: logoId, content: logo, contentType: 'image/png' }] : []),
          ...files,
        ],
      })
    } catch (error) {
      await noteFailure(payload, due, error, transaction)
      return true
    }
    await rows(
      payload,
      sql`update mails set state = 'sent', sent_at = now(), attempts = attempts + 1, error = null, next_at = null, updated_at = now() where id = ${due.id}`,
      transaction,
    )
    await rows(payload, sql`delete from mail_bodies where mail_id = ${due.id}`, transaction)
    return true
  })
}

async function noteFailure(
  payload: Payload,
  due: Due,
  error: unknown,
  transaction: Parameters<typeof rows>[2],
): Promise<void> {
  const reply = error instanceof Error ? error.message : String(error)
  const delay = isFinal(error) ? undefined : retryDelaysSeconds[due.attempts]
  payload.logger.warn({
    msg: 'a mail was not accepted',
    mail: due.id,
    attempt: due.attempts + 1,
    reply: loggableText(reply),
  })
  await rows(
    payload,
    sql`
    update mails set state = ${delay === undefined ? sql`'failed'::enum_mails_state` : sql`'waiting'::enum_mails_state`}, attempts = attempts + 1, error = ${reply.slice(0, 1000)}, updated_at = now(),
      next_at = ${delay === undefined ? sql`null` : sql`now() + make_interval(secs => ${delay})`} where id = ${due.id}`,
    transaction,
  )
}

/**
 * True if the server rejected the recipient or the message permanently (RFC 5321: 5yz). A rejected
 * sender (`MAIL FROM`), log-in or connection is a fault of the settings, after which e-mails are
 * sent again.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, code, command } = Object(error)
  return (
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    command !== 'MAIL FROM' &&
    (code === 'EENVELOPE' || code === 'EMESSAGE')
  )
}

async function readFile({ name, type, path }: MailAttachment) {
  const content = await contentOf(storage, path)
  if (!content) throw new Error(`the attachment ${name} is missing in the storage`)
  return { filename: name, content, contentType: type }
}

const domainOf = (address: string): string =>
  /@([^@>\s]+)>?\s*$/.exec(address)?.[1]?.toLowerCase() ?? ''

/**
 * Sender of an e-mail. The department's e-mail address only if it has the domain of the configured
 * sender: the mail server is not authorized for other domains (SPF, DMARC), for which `Reply-To` is
 * enough.
 */
async function senderOfMail(
  payload: Payload,
  department: string | null,
  configured: string | undefined,
): Promise<string> {
  if (
    department === null ||
    (configured !== undefined && domainOf(configured) !== domainOf(department))
  )
    return configured ?? defaultSender(payload)
  const { company } = await senderOf({ payload }, defaultLocale)
  return `"${company.replace(/["\\]/g, '')}" <${department}>`
}

async function defaultSender(payload: Payload): Promise<string> {
  const { company, origin } = await senderOf({ payload }, defaultLocale)
  return `"${company.replace(/["\\]/g, '')}" <noreply@${new URL(origin).hostname}>`
}
