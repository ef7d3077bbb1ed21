import type { Payload, PayloadRequest } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { fold } from '#src/search/words/fold.ts'
import type { LeadCollection, LeadRef } from './lead-history.ts'

export const tabs = ['unanswered', 'mine', 'waiting', 'answered', 'closed', 'all'] as const
export type Tab = (typeof tabs)[number]

export const leadKinds = ['message', 'quotation', 'candidate'] as const
export type LeadKind = (typeof leadKinds)[number]

/** Number of leads per page of the list. */
export const pageSize = 60

export interface ListedLead {
  collection: LeadCollection
  id: number
  kind: LeadKind
  name: string
  company: string
  locale: string
  status: string
  owner: number | null
  ownerName: string | null
  /** Number of lines of a quotation. */
  lines: number
  /** Product or beginning of the text. */
  about: string
  createdAt: string
  /** Instant since which the sender waits: arrival, or the latest answer of the customer. */
  since: string
  remindAt: string | null
}

export interface LeadQuery {
  tab: Tab
  text: string
  kind: LeadKind | undefined
  locale: string | undefined
  department: number | undefined
  page: number
}

/** Leads of all tabs without filters. */
export const everyLead: LeadQuery = {
  tab: 'all',
  text: '',
  kind: undefined,
  locale: undefined,
  department: undefined,
  page: 1,
}

/** SQL condition of each tab; `me`: id of the account. */
const conditions: Record<Tab, (me: number) => Statement> = {
  unanswered: () =>
    sql`(status in ('new', 'open', 'read') or (status in ('waiting', 'answered') and remind_at <= now()))`,
  mine: (me) => sql`(owner_id = ${me} and status not in ('archived', 'answered', 'suspect'))`,
  waiting: () => sql`(status in ('waiting', 'interview'))`,
  answered: () => sql`(status = 'answered')`,
  closed: () => sql`(status = 'archived')`,
  all: () => sql`true`,
}

/** Leads that an account may read and that nobody has answered, of both collections. */
export function unansweredLeads(user: PayloadRequest['user']): Statement | undefined {
  const counted = ofUnanswered(user, sql`count(*)`)
  return counted.length === 0 ? undefined : sql.join(counted, sql` + `)
}

/** Time of the oldest lead that an account may read and that nobody has answered. */
export function oldestUnanswered(user: PayloadRequest['user']): Statement | undefined {
  const times = ofUnanswered(user, sql`min(created_at)`)
  return times.length === 0 ? undefined : sql`least(${sql.join(times, sql`, `)})`
}

const ofUnanswered = (user: PayloadRequest['user'], value: Statement): Statement[] =>
  readableLeads(user).map(
    (collection) =>
      sql`(select ${value} from (select status::text as status, remind_at, created_at from ${sql.identifier(collection)}) r where ${conditions.unanswered(0)})`,
  )

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Part number without separators, as compared by the search. */
const bareCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Minimum length of a part of a part number that is searched, characters. */
const minCodeLength = 3

function matches(collection: LeadCollection, text: string): Statement {
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, 5)
  if (words.length === 0) return sql`true`
  const key =
    collection === 'messages'
      ? sql`person_key(r.name, r.email, r.company, r.receipt)`
      : sql`person_key(r.name, r.email, null, r.receipt)`
  const person = sql.join(
    words.map((word) => sql`${key} like ${likeText(word)}`),
    sql` and `,
  )
  const code = bareCode(text)
  if (collection === 'candidates' || code.length < minCodeLength) return sql`(${person})`
  return sql`((${person}) or exists (select 1 from messages_lines l where l._parent_id = r.id
    and bare_number(l.part_number || ' ' || coalesce(l.asked, '')) like ${likeText(code)})
    or bare_number(coalesce(r.product_title, '')) like ${likeText(code)})`
}

const selects: Record<LeadCollection, (query: LeadQuery) => Statement> = {
  messages: ({ text, department }) => sql`
    select 'messages'::text as collection, r.id::int as id, r.name, coalesce(r.company, '') as company, r.locale::text as locale,
      r.status::text as status, r.owner_id, r.created_at, r.remind_at, lines.count as lines,
      case when lines.count > 0 then 'quotation' else 'message' end as kind,
      coalesce(nullif(r.product_title, ''), left(r.message, 80)) as about,
      coalesce((select max(h.at) from lead_history h where h.message_id = r.id and h.kind = 'received'), r.created_at) as since
    from messages r, lateral (select count(*)::int as count from messages_lines l where l._parent_id = r.id) lines
    where ${matches('messages', text)} and ${department === undefined ? sql`true` : sql`r.department_id = ${department}`}`,
  candidates: ({ text, department }) => sql`
    select 'candidates'::text as collection, r.id::int as id, r.name, '' as company, r.locale::text as locale,
      r.status::text as status, r.owner_id, r.created_at, r.remind_at, 0 as lines, 'candidate' as kind,
      left(coalesce(r.experience, ''), 80) as about,
      coalesce((select max(h.at) from lead_history h where h.candidate_id = r.id and h.kind = 'received'), r.created_at) as since
    from candidates r where ${matches('candidates', text)} and ${department === undefined ? sql`true` : sql`false`}`,
}

/** Collections of the inbox that an account may read. */
export const readableLeads = (user: PayloadRequest['user']): LeadCollection[] =>
  (['messages', 'candidates'] as const).filter(
    (collection) => isOfSite(collection) && hasRole({ user }, permissions[collection].read),
  )

interface Row extends Omit<ListedLead, 'owner' | 'createdAt' | 'since' | 'remindAt'> {
  owner_id: number | null
  created_at: Date | string
  since: Date | string
  remind_at: Date | string | null
}

const iso = (value: Date | string): string => new Date(value).toISOString()

/** Leads of the readable collections that match the search, and the condition of the other filters. */
const statementsOf = (readable: readonly LeadCollection[], query: LeadQuery) => ({
  found: sql`(${sql.join(
    readable.map((collection) => selects[collection](query)),
    sql` union all `,
  )})`,
  filter: sql`${query.kind === undefined ? sql`true` : sql`kind = ${query.kind}`}
    and ${query.locale === undefined ? sql`true` : sql`locale = ${query.locale}`}`,
})

/** All leads of a tab, newest first. */
export async function leadsOfTab(
  payload: Payload,
  user: PayloadRequest['user'],
  query: LeadQuery,
  limit: number,
): Promise<(LeadRef & { kind: LeadKind })[]> {
  const readable = readableLeads(user)
  if (readable.length === 0) return []
  const { found, filter } = statementsOf(readable, query)
  return rows(
    payload,
    sql`select f.collection, f.id, f.kind from ${found} f
      where ${filter} and ${conditions[query.tab](Number(user?.id ?? 0))}
      order by f.created_at desc, f.id desc limit ${limit}`,
  )
}

/** Maximum leads of an account's first page. */
const maxOwn = 500

const listed = ({ owner_id, created_at, since, remind_at, ...lead }: Row): ListedLead => ({
  ...lead,
  owner: owner_id,
  createdAt: iso(created_at),
  since: iso(since),
  remindAt: remind_at === null ? null : iso(remind_at),
})

/** Open leads of an account, and unanswered ones of nobody; who waits longest comes first. */
export async function openLeadsOf(
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<ListedLead[]> {
  const readable = readableLeads(user)
  if (readable.length === 0) return []
  const me = Number(user?.id ?? 0)
  const { found } = statementsOf(readable, everyLead)
  const leads = await rows<Row>(
    payload,
    sql`select f.*, null as "ownerName" from ${found} f
      where ${conditions.mine(me)}
        or ((owner_id is null or owner_id = ${me}) and ${conditions.unanswered(me)})
      order by f.since, f.id limit ${maxOwn}`,
  )
  return leads.map(listed)
}

/** Leads of a tab, newest first, with the number of leads of each tab that match the search. */
export async function listLeads(
  payload: Payload,
  user: PayloadRequest['user'],
  query: LeadQuery,
): Promise<{ leads: ListedLead[]; counts: Record<Tab, number>; more: boolean }> {
  const readable = readableLeads(user)
  const none = Object.fromEntries(tabs.map((tab) => [tab, 0])) as Record<Tab, number>
  if (readable.length === 0) return { leads: [], counts: none, more: false }
  const me = Number(user?.id ?? 0)
  const { found, filter } = statementsOf(readable, query)
  const [page, [counts]] = await Promise.all([
    rows<Row>(
      payload,
      sql`select f.*, u.name as "ownerName" from ${found} f left join users u on u.id = f.owner_id
        where ${filter} and ${conditions[query.tab](me)} order by f.created_at desc, f.id desc
        limit ${pageSize + 1} offset ${(query.page - 1) * pageSize}`,
    ),
    rows<Record<Tab, number>>(
      payload,
      sql`select ${sql.join(
        tabs.map(
          (tab) => sql`count(*) filter (where ${conditions[tab](me)})::int as "${sql.raw(tab)}"`,
        ),
        sql`, `,
      )} from ${found} f where ${filter}`,
    ),
  ])
  return {
    leads: page.slice(0, pageSize).map(listed),
    counts: counts ?? none,
    more: page.length > pageSize,
  }
}
