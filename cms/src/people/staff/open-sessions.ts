import type { Payload } from 'payload'
import type { OpenSession } from '#src/changes/history-shapes.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { recordStaffEvent } from './staff-events.ts'
import type { StaffRequest } from './staff-events.ts'

interface SessionRow {
  id: string
  account: number
  name: string
  createdAt: Date | string | null
  expiresAt: Date | string
}

const ownSession = ({ user }: Pick<StaffRequest, 'user'>): unknown => Object(user)._sid

/** Open sessions of all accounts, the newest first. */
export async function readOpenSessions(req: StaffRequest): Promise<OpenSession[]> {
  const found = await rows<SessionRow>(
    req.payload,
    sql`
    select s.id, u.id as account, u.name, s.created_at as "createdAt", s.expires_at as "expiresAt"
    from users_sessions s join users u on u.id = s._parent_id
    where s.expires_at > now() order by s.created_at desc nulls last, s.id limit 500`,
  )
  return found.map(({ id, account, name, createdAt, expiresAt }) => ({
    id,
    short: id.slice(0, 4),
    account: { id: account, name },
    createdAt: new Date(createdAt ?? expiresAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    isOwn: id === ownSession(req),
  }))
}

/** Ids of the sessions that an account has in the database. */
export const storedSessions = async (
  payload: Payload,
  account: number,
  transaction?: Transaction,
): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ id: string }>(
        payload,
        sql`select id from users_sessions where _parent_id = ${account}`,
        transaction,
      )
    ).map(({ id }) => id),
  )

/** Ends a session and records it; false if there is none. */
export function endSession(req: StaffRequest, id: string): Promise<boolean> {
  const { payload, user, headers } = req
  return inTransaction(payload, async (transaction) => {
    // the account is locked first, as by a log-in or a refresh, which write all of its sessions
    const [account] = await rows<{ id: number; name: string }>(
      payload,
      sql`
      select u.id, u.name from users u join users_sessions s on s._parent_id = u.id
      where s.id = ${id} for no key update of u`,
      transaction,
    )
    if (!account) return false
    await rows(payload, sql`delete from users_sessions where id = ${id}`, transaction)
    await recordStaffEvent(
      { payload, user, headers, ...transaction },
      { kind: 'session-ended', subject: account.name },
    )
    return true
  })
}
