import type { Locale } from '@vitrine/configuration/locales'
import type { Member, MemberSession } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { hashOf, makeSecret } from '#src/platform/limits/secret.ts'

/** Lifetime of a session, days. */
const lifetimeDays = 30
/** Inactivity (minutes) after which the next request starts a new visit. */
const visitGapMinutes = 30

/** Session of a request with the member's current data. */
export interface Session {
  id: number
  member: number
  admin: boolean
  profile: number
  email: string
  name: string
  /** End of the previous visit. */
  lastVisit: Date | null
}

/**
 * Opens a session for the password hash with which a member logged in, if the member still has it
 * and is approved; undefined otherwise. The rows are locked, so that a concurrent change of
 * password or state either prevents or ends the session. The token is returned once and stored as a
 * hash.
 */
export async function openSession(
  payload: Payload,
  { member, hash }: { member: number; hash: string },
  device: string,
): Promise<string | undefined> {
  const token = makeSecret()
  await rows(payload, sql`delete from member_sessions where expires_at < now()`)
  const opened = await rows(
    payload,
    sql`
    insert into member_sessions (token_hash, member_id, device, expires_at)
    select ${hashOf(token)}, found.id, ${device}, now() + make_interval(days => ${lifetimeDays}) from (
      select m.id from members m join member_passwords p on p.member_id = m.id
      where m.id = ${member} and m.state = 'approved' and p.hash = ${hash} for share) as found
    returning id`,
  )
  return opened.length > 0 ? token : undefined
}

/** Session of a token; undefined if it has expired or its member is no longer approved. */
export async function findSession(payload: Payload, token: string): Promise<Session | undefined> {
  const [found] = await rows<Omit<Session, 'lastVisit'> & { stale: boolean }>(
    payload,
    sql`
    select s.id, m.id as member, coalesce(m.admin, false) as admin, m.profile_id as profile, m.email, m.name, s.seen_at < now() - interval '1 minute' as stale
    from member_sessions s join members m on m.id = s.member_id
    where s.token_hash = ${hashOf(token)} and s.expires_at > now() and m.state = 'approved'`,
  )
  if (!found) return undefined
  const { stale, ...session } = found
  if (stale)
    await rows(payload, sql`update member_sessions set seen_at = now() where id = ${session.id}`)
  return { ...session, lastVisit: await noteVisit(payload, session.member) }
}

/** Records the visit of a member; returns the end of the previous visit. */
async function noteVisit(payload: Payload, member: number): Promise<Date | null> {
  const [visit] = await rows<{ before_at: string | Date | null; fresh: boolean }>(
    payload,
    sql`
    select before_at, seen_at > now() - interval '1 minute' as fresh from member_visits where member_id = ${member}`,
  )
  const dateOf = (at: string | Date | null | undefined): Date | null => (at ? new Date(at) : null)
  if (visit?.fresh) return dateOf(visit.before_at)
  const [noted] = await rows<{ before_at: string | Date | null }>(
    payload,
    sql`
    insert into member_visits (member_id, seen_at) values (${member}, now())
    on conflict (member_id) do update set seen_at = now(),
      before_at = case when member_visits.seen_at < now() - make_interval(mins => ${visitGapMinutes}) then member_visits.seen_at else member_visits.before_at end
    returning before_at`,
  )
  return dateOf(noted?.before_at)
}

/** Data of the member (contract `member`). */
export async function readMember(
  payload: Payload,
  { member, lastVisit }: Pick<Session, 'member' | 'lastVisit'>,
  locale: Locale,
): Promise<Member> {
  const [found] = await rows<Omit<Member, 'last_visit' | 'profileSlug'> & { slug: string }>(
    payload,
    sql`
    select m.id, m.name, m.email, m.company, m.tax_id, m.phone, m.country, p.slug, coalesce(words.title, p.slug) as profile, coalesce(m.admin, false) as admin
    from members m join profiles p on p.id = m.profile_id left join profiles_locales words on words._parent_id = p.id and words._locale::text = ${locale}
    where m.id = ${member}`,
  )
  if (!found) throw new Error('a session of nobody')
  const { slug, ...rest } = found
  return { ...rest, profileSlug: slug, last_visit: lastVisit?.toISOString() ?? null }
}

export async function listSessions(payload: Payload, session: Session): Promise<MemberSession[]> {
  const found = await rows<{
    id: number
    device: string
    created_at: string
    seen_at: string
    expires_at: string
  }>(
    payload,
    sql`
    select id, device, created_at, seen_at, expires_at from member_sessions where member_id = ${session.member} and expires_at > now() order by seen_at desc, id desc`,
  )
  const iso = (at: string): string => new Date(at).toISOString()
  return found.map((row) => ({
    id: row.id,
    device: row.device,
    current: row.id === session.id,
    created_at: iso(row.created_at),
    seen_at: iso(row.seen_at),
    expires_at: iso(row.expires_at),
  }))
}

/** Ends a session of the member; returns false if it did not exist. */
export async function endSession(payload: Payload, member: number, id: number): Promise<boolean> {
  return (
    (
      await rows(
        payload,
        sql`delete from member_sessions where id = ${id} and member_id = ${member} returning id`,
      )
    ).length > 0
  )
}

/** Ends all sessions of a member, with an optional exception. */
export async function endSessions(
  payload: Payload,
  member: number,
  options: { but?: number } = {},
  transaction?: Transaction,
): Promise<void> {
  await rows(
    payload,
    sql`delete from member_sessions where member_id = ${member} and id <> ${options.but ?? 0}`,
    transaction,
  )
}
