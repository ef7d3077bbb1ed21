import { endOfDay, startOfDay } from '@vitrine/configuration/wall-clock'
import type { CollectionBeforeValidateHook, Payload, PayloadRequest } from 'payload'
import type { StaffEventKind } from '#src/changes/history-answer.ts'
import type { StaffEvent } from '#src/changes/history-shapes.ts'
import { sessionOf } from '#src/recording/history/record-changes.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Request of a member of staff; with a transaction the entry is part of it. */
export type StaffRequest = Pick<PayloadRequest, 'payload' | 'user' | 'headers'> &
  Partial<Pick<PayloadRequest, 'transactionID'>>

interface Account {
  id: number
  name: string
}

/** Entry of the log: `subject` is what was exported, or the name of the account that it concerns. */
interface EventInput {
  kind: StaffEventKind
  subject?: string | null
  /** Default: the account of the session. */
  account?: Account | null
}

/** Adds an entry to the log of the staff, which no program can change or delete. */
export async function recordStaffEvent(
  req: StaffRequest,
  { kind, subject = null, account }: EventInput,
): Promise<void> {
  const session = sessionOf(req)
  const author = account ?? { id: session.author, name: session.author_name }
  await rows(
    req.payload,
    sql`
    insert into staff_events (kind, author, author_name, subject, session, device, address)
    values (${kind}, ${author.id}::int, ${author.name}, ${subject}, ${session.session}, ${session.device}, ${session.address})`,
    req,
  )
}

/**
 * Runs a change together with its entry in the log; without the entry if the change returns
 * `undefined` or `false`.
 */
export const recordedByStaff = <Result>(
  { payload, user, headers }: PayloadRequest,
  kind: StaffEventKind,
  subject: string,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  inTransaction(payload, async (transaction) => {
    const result = await run(transaction)
    if (result !== undefined && result !== false)
      await recordStaffEvent({ payload, user, headers, ...transaction }, { kind, subject })
    return result
  })

/**
 * Records an export of personal data.
 *
 * @param subject - `messages` for a list, `messages/12` for one document.
 */
export const recordExport = (req: StaffRequest, subject: string): Promise<void> =>
  recordStaffEvent(req, { kind: 'personal-data-exported', subject })

/** Records a new password of an account, after the hook that checks it. */
export const recordNewPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const password: unknown = data?.['password']
  if (operation !== 'update' || typeof password !== 'string' || password === '') return data
  const isOwn = staffOf(req)?.id === Number(originalDoc?.id)
  await recordStaffEvent(req, {
    kind: 'password-changed',
    subject: isOwn ? null : String(originalDoc?.name ?? ''),
  })
  return data
}

export interface EventFilters {
  author?: number | undefined
  kind?: StaffEventKind | undefined
  /** First and last day, `2026-11-27`, in the company's time zone. */
  from?: string | undefined
  to?: string | undefined
  /** Id of the last entry of the page before. */
  before?: number | undefined
}

type EventRow = Omit<StaffEvent, 'author' | 'at'> & {
  at: Date | string
  author: number | null
  name: string | null
}

/** Entries of the log, the newest first. */
export async function readStaffEvents(
  payload: Payload,
  { author, kind, from, to, before }: EventFilters,
  limit: number,
): Promise<StaffEvent[]> {
  const conditions = [
    sql`true`,
    author === undefined ? undefined : sql`author = ${author}`,
    kind === undefined ? undefined : sql`kind = ${kind}`,
    from === undefined ? undefined : sql`at >= to_timestamp(${startOfDay(from) / 1000}::float8)`,
    to === undefined ? undefined : sql`at < to_timestamp(${endOfDay(to) / 1000 + 1}::float8)`,
    before === undefined ? undefined : sql`id < ${before}`,
  ].filter((each) => each !== undefined)
  const found = await rows<EventRow>(
    payload,
    sql`
    select id::float8 as id, at, kind, author, author_name as name, subject, session, device, address
    from staff_events where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit}`,
  )
  return found.map(({ author: id, name, at, ...entry }) => ({
    ...entry,
    at: new Date(at).toISOString(),
    author: id === null ? null : { id, name: name ?? '' },
  }))
}
