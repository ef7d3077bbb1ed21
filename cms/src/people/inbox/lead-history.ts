import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { LeadMessage } from './inbox-shapes.ts'
import { isMessage } from './message-kinds.ts'

/** Collections of the inbox. */
export type LeadCollection = 'messages' | 'candidates'

export interface LeadRef {
  collection: LeadCollection
  id: number
}

/** File of a reply; `file`: name below `private/replies`. */
const replyFile = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number(),
  file: z.string().regex(/^\d{6}-[A-Z0-9]{6}\/[a-z0-9-]{1,40}\.[a-z0-9]{1,10}$/),
})
export type ReplyFile = z.infer<typeof replyFile>

/** Entry in the history of a lead: reply, answer of the customer, or change of state or owner. */
export interface HistoryEntry {
  id: number
  at: string
  kind: 'reply' | 'received' | 'state' | 'owner'
  /** Account that caused the entry; null if it was deleted. */
  author: number | null
  authorName: string | null
  body: string | null
  locale: string | null
  /** New state, or name of the new owner. */
  detail: string | null
  files: ReplyFile[]
  /** State of the entry's e-mail in the outbox; null if there is none there anymore. */
  mail: string | null
}

const keyColumn: Record<LeadCollection, Statement> = {
  messages: sql`message_id`,
  candidates: sql`candidate_id`,
}

interface NewEntry {
  kind: HistoryEntry['kind']
  author: number | undefined
  body?: string
  locale?: string
  detail?: string
  files?: readonly ReplyFile[]
  mail?: number
}

/** Adds an entry to the history of a lead; returns its id. */
export async function addHistory(
  payload: Payload,
  { collection, id }: LeadRef,
  entry: NewEntry,
  transaction?: Transaction,
): Promise<number> {
  const [row] = await rows<{ id: number }>(
    payload,
    sql`insert into lead_history (${keyColumn[collection]}, kind, author_id, body, locale, detail, files, mail_id)
      values (${id}, ${entry.kind}, ${entry.author ?? null}, ${entry.body ?? null}, ${entry.locale ?? null},
        ${entry.detail ?? null}, ${JSON.stringify(entry.files ?? [])}::jsonb, ${entry.mail ?? null}) returning id`,
    transaction,
  )
  return Number(row?.id ?? 0)
}

interface StoredEntry extends Omit<HistoryEntry, 'files' | 'at'> {
  at: Date | string
  files: unknown
}

/** History of a lead, oldest first. */
export async function readHistory(
  payload: Payload,
  { collection, id }: LeadRef,
): Promise<HistoryEntry[]> {
  const found = await rows<StoredEntry>(
    payload,
    sql`select h.id::int, h.at, h.kind, h.author_id as author, u.name as "authorName", h.body, h.locale, h.detail, h.files, m.state::text as mail
      from lead_history h left join users u on u.id = h.author_id left join mails m on m.id = h.mail_id
      where h.${keyColumn[collection]} = ${id} order by h.id`,
  )
  return found.map((entry) => ({
    ...entry,
    at: new Date(entry.at).toISOString(),
    files: filesOf(entry.files),
  }))
}

/** Files in a stored entry of the history. */
export const filesOf = (value: unknown): ReplyFile[] =>
  z.array(replyFile).safeParse(value).data ?? []

/**
 * Latest message of a lead, read in the transaction that locked the lead's row. `isSeen`: `seen` is
 * an entry of this lead's history (0: none) and no message follows it.
 */
export async function latestMessage(
  payload: Payload,
  { collection, id }: LeadRef,
  seen: number,
  transaction: Transaction,
): Promise<{ latest: LeadMessage | null; isSeen: boolean }> {
  const found = await rows<LeadMessage & { at: Date | string }>(
    payload,
    sql`select h.id::int, h.at, h.kind, u.name as by from lead_history h left join users u on u.id = h.author_id
      where h.${keyColumn[collection]} = ${id} order by h.id`,
    transaction,
  )
  const latest = found.findLast(isMessage)
  return {
    latest: latest ? { ...latest, at: new Date(latest.at).toISOString() } : null,
    isSeen: (seen === 0 || found.some((entry) => entry.id === seen)) && (latest?.id ?? 0) <= seen,
  }
}

/** Request context of changes for which the caller writes the entry of the history itself. */
export const ownHistory = { ownHistory: true } as const

const idOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'id' in value
    ? Number(value.id)
    : typeof value === 'number'
      ? value
      : undefined

async function nameOf(req: PayloadRequest, id: number | undefined): Promise<string> {
  if (id === undefined) return ''
  const [user] = await rows<{ name: string }>(
    req.payload,
    sql`select name from users where id = ${id}`,
    req,
  )
  return user?.name ?? ''
}

/** Hook that records changes of state and owner, whatever form they come from. */
export const recordLeadChange =
  (collection: LeadCollection): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req, context }) => {
    if (operation !== 'update' || context['ownHistory'] === true) return doc
    const author = staffOf(req)?.id
    const lead = { collection, id: Number(doc.id) }
    if (doc.status !== previousDoc?.status)
      await addHistory(
        req.payload,
        lead,
        { kind: 'state', author, detail: String(doc.status) },
        req,
      )
    const owner = idOf(doc.owner)
    if (owner !== idOf(previousDoc?.owner))
      await addHistory(
        req.payload,
        lead,
        { kind: 'owner', author, detail: await nameOf(req, owner) },
        req,
      )
    return doc
  }
