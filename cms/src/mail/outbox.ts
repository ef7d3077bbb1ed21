import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { Payload } from 'payload'
import { permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { channels } from '#src/platform/database/notifications.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { within } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { writeHtml } from './html.ts'
import type { MailData, TemplateData, TemplateName } from './templates/index.ts'
import { composeMail } from './texts/compose.ts'
import type { Composed } from './texts/compose.ts'
import type { Cause } from './texts/sender.ts'
import { writeText } from './text.ts'

/**
 * File of an e-mail; `path`: path in the storage, from which the file is read when the e-mail is
 * sent.
 */
export interface MailAttachment {
  name: string
  type: string
  path: string
}

type Queued = MailData & {
  to: string
  locale: Locale
  /** Additional message headers such as `List-Unsubscribe`. */
  headers?: Record<string, string>
  /**
   * E-mail address of a department, used as the sender if the mail server may send for its
   * domain.
   */
  from?: string
  attachments?: MailAttachment[]
}

/**
 * Stores an e-mail in the outbox in the transaction of its cause, so that it is sent if and only if
 * the transaction is committed (`send.ts`). The Message-ID is generated here, so that a repeated
 * delivery can be recognized.
 */
export async function queueMail(cause: Cause, mail: Queued): Promise<number> {
  return storeComposed(cause, mail, await composeMail(cause, mail))
}

/** Stores an e-mail that has been composed. */
export const storeComposed = (
  cause: Cause,
  mail: Pick<Queued, 'to' | 'template' | 'locale' | 'headers' | 'from' | 'attachments'>,
  { content, sender }: Composed,
): Promise<number> =>
  store(cause, {
    to: mail.to,
    subject: content.subject,
    template: mail.template,
    locale: mail.locale,
    html: writeHtml(content, sender),
    text: writeText(content, sender),
    headers: { ...(sender.email === '' ? {} : { 'Reply-To': sender.email }), ...mail.headers },
    ...(mail.from === undefined ? {} : { from: mail.from }),
    ...(mail.attachments === undefined ? {} : { attachments: mail.attachments }),
  })

/**
 * Queues an e-mail for each member of staff who may update a collection, in the default locale.
 *
 * @param collection - Its update permission selects the recipients.
 */
export async function queueStaffMail<N extends TemplateName>(
  cause: Cause,
  collection: PermittedCollection,
  template: N,
  data: TemplateData<N>,
): Promise<void> {
  const { docs } = await cause.payload.find({
    collection: 'users',
    where: { role: { in: [...permissions[collection].update] } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...(cause.transactionID === undefined ? {} : within({ transactionID: cause.transactionID })),
  })
  for (const { email } of docs)
    await queueMail(cause, { template, to: email, locale: defaultLocale, data } as Queued)
}

interface Stored {
  to: string
  subject: string
  template: string
  locale: string
  html: string
  text: string
  headers: Record<string, string>
  from?: string
  attachments?: MailAttachment[]
}

/** Stores a rendered e-mail; returns its id. */
export async function store({ payload, transactionID }: Cause, mail: Stored): Promise<number> {
  const domain = new URL(environment.PUBLIC_ORIGIN).hostname || hostname()
  const [stored] = await rows<{ id: number }>(
    payload,
    sql`
    with mail as (
      insert into mails ("to", subject, template, locale, message_id, state, attempts, next_at)
      values (${mail.to}, ${oneLine(mail.subject)}, ${mail.template}, ${mail.locale}, ${`<${randomUUID()}@${domain}>`}, 'waiting', 0, now()) returning id
    ),
    body as (insert into mail_bodies (mail_id, html, body, headers, sender, attachments) select id, ${mail.html}, ${mail.text}, ${JSON.stringify(mail.headers)}::jsonb, ${mail.from ?? null}, ${JSON.stringify(mail.attachments ?? [])}::jsonb from mail)
    select id, pg_notify(${channels.mails}, '') from mail`,
    transactionID === undefined ? undefined : { transactionID },
  )
  if (!stored) throw new Error('the e-mail was not stored')
  return Number(stored.id)
}

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 250)

/** URL of a document in the panel. */
export const panelLink = (collection: string, id: number): string =>
  `${environment.PUBLIC_ORIGIN}${panelBase}/collections/${collection}/${id}`

/** Queues all failed e-mails again; returns their number. */
export async function queueFailed(payload: Payload): Promise<number> {
  const again = await rows(
    payload,
    sql`
    update mails set state = 'waiting', attempts = 0, next_at = now(), error = null, updated_at = now()
    where state = 'failed' and exists (select 1 from mail_bodies where mail_id = mails.id) returning id`,
  )
  if (again.length > 0) await rows(payload, sql`select pg_notify(${channels.mails}, '')`)
  return again.length
}
