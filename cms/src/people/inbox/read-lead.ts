import { isLocale, defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { mailedList } from '@vitrine/logging/mailed-paths'
import { writeItems } from '@vitrine/contract/part-list'
import type { PayloadRequest } from 'payload'
import { attachmentsOf } from '#src/people/leads/attachments/attachment-store.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { readHistory } from './lead-history.ts'
import type { HistoryEntry, LeadCollection, LeadRef } from './lead-history.ts'
import { findCatalogueFiles, readLeadLines } from './lead-lines.ts'
import type { LeadLine } from './lead-lines.ts'
import type { CatalogueFile } from './inbox-shapes.ts'
import { readableLeads } from './list-leads.ts'
import type { LeadKind } from './list-leads.ts'
import { replyAddress } from './send-reply.ts'

/** Earlier contact of the same person or company. */
export interface EarlierContact {
  collection: LeadCollection
  id: number
  kind: LeadKind
  about: string
  status: string
  createdAt: string
  lines: number
}

/** Lead with all that its page shows. */
export interface OpenLead {
  collection: LeadCollection
  id: number
  kind: LeadKind
  receipt: string
  name: string
  email: string
  phone: string
  company: string
  /** City, state and country. */
  place: string
  locale: Locale
  page: string
  createdAt: string
  updatedAt: string
  text: string
  /** Values of a candidate: area, education, training. */
  facts: string[]
  status: string
  owner: number | null
  notes: string
  remindAt: string | null
  lines: LeadLine[]
  /** Path of the list on the site; null without lines. */
  listPath: string | null
  attachments: { name: string; size: number }[]
  hasCv: boolean
  files: CatalogueFile[]
  /** Data sheets of the products, in the sender's language. */
  sheets: { path: string; name: string }[]
  history: HistoryEntry[]
  earlier: EarlierContact[]
  /** E-mail address that a reply is sent from. */
  sender: string
}

const titleOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'title' in value ? String(value.title ?? '') : ''

const idOf = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'id' in value
    ? Number(value.id)
    : typeof value === 'number'
      ? value
      : null

/** Maximum earlier contacts. */
const maxEarlier = 8

async function readEarlier(
  req: PayloadRequest,
  lead: LeadRef,
  { email, company }: { email: string; company: string },
): Promise<EarlierContact[]> {
  const readable = readableLeads(req.user)
  const parts = [
    readable.includes('messages')
      ? sql`select 'messages'::text as collection, r.id::int as id, case when lines.count > 0 then 'quotation' else 'message' end as kind,
          coalesce(nullif(r.product_title, ''), left(r.message, 60)) as about, r.status::text as status, r.created_at as "createdAt", lines.count as lines
        from messages r, lateral (select count(*)::int as count from messages_lines l where l._parent_id = r.id) lines
        where lower(r.email) = ${email.toLowerCase()} or (${company} <> '' and lower(r.company) = ${company.toLowerCase()})`
      : undefined,
    readable.includes('candidates')
      ? sql`select 'candidates'::text as collection, r.id::int as id, 'candidate' as kind, left(coalesce(r.experience, ''), 60) as about,
          r.status::text as status, r.created_at as "createdAt", 0 as lines
        from candidates r where lower(r.email) = ${email.toLowerCase()}`
      : undefined,
  ].flatMap((part) => part ?? [])
  if (parts.length === 0) return []
  const found = await rows<EarlierContact & { createdAt: string | Date }>(
    req.payload,
    sql`select * from (${sql.join(parts, sql` union all `)}) f
      where not (collection = ${lead.collection} and id = ${lead.id}) order by "createdAt" desc limit ${maxEarlier}`,
  )
  return found.map((each) => ({ ...each, createdAt: new Date(each.createdAt).toISOString() }))
}

/**
 * Lead with the values that each collection stores in its own way; undefined if the account may not
 * read it.
 */
async function readOwn(req: PayloadRequest, { collection, id }: LeadRef) {
  const panelLocale = localeOfPanel(req.i18n.language)
  const options = {
    id,
    depth: 1,
    locale: panelLocale,
    fallbackLocale: defaultLocale,
    overrideAccess: false,
    disableErrors: true,
    req,
  } as const
  if (collection === 'candidates') {
    const lead = await req.payload.findByID({ collection: 'candidates', ...options })
    return (
      lead && {
        lead,
        company: '',
        country: '',
        text: lead.experience ?? '',
        department: null,
        stored: [],
        attachments: [],
        hasCv: Boolean(lead.cv_file),
        facts: [lead.interest, lead.education, lead.training].map(titleOf).filter(Boolean),
      }
    )
  }
  const lead = await req.payload.findByID({ collection: 'messages', ...options })
  const department = lead?.department
  return (
    lead && {
      lead,
      company: lead.company ?? '',
      country: lead.country ?? '',
      text: lead.message,
      department:
        typeof department === 'object' && department !== null ? (department.email ?? null) : null,
      stored: lead.lines ?? [],
      attachments: attachmentsOf(lead.attachments),
      hasCv: false,
      facts: [lead.product_title ?? '', titleOf(department)].filter(Boolean),
    }
  )
}

/** Suffix that turns the path of a product's page into that of its data sheet. */
const sheetEnding = '.pdf'

const sheetsOf = (lines: readonly LeadLine[]): OpenLead['sheets'] => [
  ...new Map(
    lines.flatMap(({ path, title, partNumber }) =>
      path === null ? [] : [[path, { path: path + sheetEnding, name: title || partNumber }]],
    ),
  ).values(),
]

/** Lead with its lines, files, history and earlier contacts; undefined if it cannot be read. */
export async function readLead(req: PayloadRequest, ref: LeadRef): Promise<OpenLead | undefined> {
  const own = await readOwn(req, ref)
  if (!own) return undefined
  const { lead, company, stored, facts, text } = own
  const locale = isLocale(lead.locale) ? lead.locale : defaultLocale
  const panelLocale = localeOfPanel(req.i18n.language)
  const [lines, ownLines, history, earlier, sender] = await Promise.all([
    readLeadLines(req.payload, stored, panelLocale),
    readLeadLines(req.payload, stored, locale),
    readHistory(req.payload, ref),
    readEarlier(req, ref, { email: lead.email, company }),
    replyAddress(req.payload, own.department, locale),
  ])
  const product = 'product' in lead ? idOf(lead.product) : null
  const products = [...lines.map((line) => line.product), product].flatMap((each) => each ?? [])
  const items = lines.map(({ partNumber: code, quantity }) => ({ code, quantity }))
  return {
    ...ref,
    kind:
      ref.collection === 'candidates' ? 'candidate' : lines.length > 0 ? 'quotation' : 'message',
    receipt: lead.receipt,
    name: lead.name,
    email: lead.email,
    phone: lead.phone ?? '',
    company,
    place: [lead.city, lead.region, own.country].filter(Boolean).join(', '),
    locale,
    page: lead.page ?? '',
    createdAt: lead.createdAt,
    updatedAt: lead.updatedAt,
    text,
    facts,
    status: lead.status,
    owner: idOf(lead.owner),
    notes: lead.notes ?? '',
    remindAt: lead.remind_at ?? null,
    lines,
    sheets: sheetsOf(ownLines),
    listPath: lines.length === 0 ? null : mailedList('', panelLocale, writeItems(items)),
    attachments: own.attachments.map(({ name, size }) => ({ name, size })),
    hasCv: own.hasCv,
    files:
      products.length === 0
        ? []
        : await findCatalogueFiles(req.payload, { text: '', products, locale }),
    history,
    earlier,
    sender,
  }
}

/** Arrival and first reply of up to 200 messages of the last 30 days, for the median reply time. */
export async function readReplySpans(req: PayloadRequest): Promise<{ from: Date; to: Date }[]> {
  const found = await rows<{ from: Date | string; to: Date | string }>(
    req.payload,
    sql`select r.created_at as "from", h.at as "to" from messages r
      join lateral (select min(at) as at from lead_history where message_id = r.id and kind = 'reply') h on h.at is not null
      where r.created_at > now() - interval '30 days' order by r.id desc limit 200`,
  )
  return found.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))
}
