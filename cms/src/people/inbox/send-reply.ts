import type { Locale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import type { CheckedAttachment } from '#src/people/leads/attachments/attachment-store.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { senderOf } from '#src/mail/texts/sender.ts'
import { rows, sql, tableOf } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { addHistory, latestMessage, ownHistory } from './lead-history.ts'
import type { LeadRef } from './lead-history.ts'
import type { LeadMessage } from './inbox-shapes.ts'
import { removeReplyFiles, replyFilePath, storeReplyFiles } from './reply-files.ts'
import { readServiceHours } from './service-hours.ts'
import { workingDaysAfter } from './working-time.ts'

/** Working days after which an unanswered reply returns to the inbox. */
export const reminderDays = 2

export interface Reply {
  text: string
  locale: Locale
  /** Id of the latest entry of the history that the sender had seen; 0: none. */
  seen: number
  after: 'answered' | 'archived' | 'waiting'
  files: readonly CheckedAttachment[]
}

interface LockedLead {
  email: string
  receipt: string
  status: string
  owner: number | null
  department: string | null
}

/** Locks the row of a lead, so that two replies to it are decided one after the other. */
async function lockLead(
  payload: Payload,
  { collection, id }: LeadRef,
  transaction: Transaction,
): Promise<LockedLead | undefined> {
  const department =
    collection === 'messages'
      ? sql`(select email from departments d where d.id = r.department_id)`
      : sql`null`
  const [lead] = await rows<LockedLead>(
    payload,
    sql`select r.email, r.receipt, r.status::text as status, r.owner_id as owner, ${department} as department
      from ${tableOf(collection)} r where r.id = ${id} for update of r`,
    transaction,
  )
  return lead
}

/**
 * Sender and reply address of replies to a lead: the department's e-mail address, otherwise the
 * company's.
 */
export async function replyAddress(
  payload: Payload,
  department: string | null,
  locale: Locale,
): Promise<string> {
  return department ?? (await senderOf({ payload }, locale)).email
}

/**
 * Queues the e-mail of a reply, keeps its text and files at the lead, and sets the lead's state, in
 * one transaction. Returns the latest message of the lead if the author has not seen it, null if the
 * lead has none and `seen` is no entry of it; nothing is sent then.
 */
export async function sendReply(
  req: PayloadRequest,
  lead: LeadRef,
  reply: Reply,
): Promise<{ id: number } | { conflict: LeadMessage | null } | undefined> {
  const { payload } = req
  const author = Number(req.user?.id)
  return inTransaction(payload, async (transaction) => {
    const row = await lockLead(payload, lead, transaction)
    if (!row) return undefined
    const { latest, isSeen } = await latestMessage(payload, lead, reply.seen, transaction)
    if (!isSeen) return { conflict: latest }
    const files = await storeReplyFiles(row.receipt, reply.files)
    try {
      const from = await replyAddress(payload, row.department, reply.locale)
      const mail = await queueMail(
        { payload, ...transaction },
        {
          template: 'lead-reply',
          to: row.email,
          locale: reply.locale,
          data: { receipt: row.receipt, text: reply.text },
          headers: {
            'Auto-Submitted': 'no',
            ...(from === '' ? {} : { 'Reply-To': from }),
          },
          ...(from === '' ? {} : { from }),
          attachments: files.map(({ name, type, file }) => ({
            name,
            type,
            path: replyFilePath(file),
          })),
        },
      )
      const id = await addHistory(
        payload,
        lead,
        { kind: 'reply', author, body: reply.text, locale: reply.locale, files, mail },
        transaction,
      )
      await setAnswered(req, lead, { row, reply, author }, transaction)
      return { id }
    } catch (error) {
      await removeReplyFiles(files)
      throw error
    }
  })
}

/** State, owner and reminder of a lead after a reply. */
async function setAnswered(
  { payload, user }: PayloadRequest,
  { collection, id }: LeadRef,
  { row, reply, author }: { row: LockedLead; reply: Reply; author: number },
  transaction: Transaction,
): Promise<void> {
  const remindAt =
    reply.after === 'waiting'
      ? workingDaysAfter(new Date(), reminderDays, await readServiceHours(payload)).toISOString()
      : null
  await payload.update({
    collection,
    id,
    data: { status: reply.after, owner: row.owner ?? author, remind_at: remindAt },
    depth: 0,
    overrideAccess: true,
    context: ownHistory,
    req: { transactionID: transaction.transactionID, user } as PayloadRequest,
  })
}

/**
 * Stores an answer that the customer sent by e-mail, in the history of the lead; the lead is to be
 * answered again.
 */
export async function keepReceived(
  req: PayloadRequest,
  { collection, id }: LeadRef,
  text: string,
): Promise<number> {
  return inTransaction(req.payload, async (transaction) => {
    const entry = await addHistory(
      req.payload,
      { collection, id },
      { kind: 'received', author: Number(req.user?.id), body: text },
      transaction,
    )
    await req.payload.update({
      collection,
      id,
      data: { status: collection === 'messages' ? 'open' : 'read', remind_at: null } as never,
      depth: 0,
      overrideAccess: true,
      context: ownHistory,
      req: { transactionID: transaction.transactionID, user: req.user } as PayloadRequest,
    })
    return entry
  })
}
