import type { Locale } from '@vitrine/configuration/locales'
import { rows, sql } from '#src/platform/database/query.ts'
import type { MailTexts } from '../templates/mail-content.ts'
import type { TemplateName } from '../templates/index.ts'
import type { Cause } from './sender.ts'
import type { MailPart } from '../templates/mail-parts.ts'

/** Published texts of the company for an e-mail; of an e-mail that nobody has changed none. */
export async function readChangedTexts(
  { payload, transactionID }: Pick<Cause, 'payload' | 'transactionID'>,
  name: TemplateName,
  locale: Locale,
): Promise<MailTexts> {
  const [texts] = await rows<Record<MailPart, string | null>>(
    payload,
    sql`select l.subject, l.preview, l.heading, l.text, l.action, l.note
      from mail_texts m join mail_texts_locales l on l._parent_id = m.id and l._locale = ${locale}
      where m.mail = ${name} and m._status = 'published' and m.deleted_at is null order by m.id limit 1`,
    transactionID === undefined ? undefined : { transactionID },
  )
  return Object.fromEntries(
    Object.entries(texts ?? {}).filter(([, text]) => text !== null && text.trim() !== ''),
  )
}
