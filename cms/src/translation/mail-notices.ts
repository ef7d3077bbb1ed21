import { defaultLocale, isLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { Payload, PayloadRequest } from 'payload'
import { queueMail } from '#src/mail/outbox.ts'
import type { Role } from '#src/platform/access/roles.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { localeOfPanel, panelLanguage, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { reviewerRoles } from './notices.ts'
import type { NoticeKind } from './notices.ts'
import { openReviews } from './reviews.ts'

type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Time that notices are gathered before the first of them is mailed, minutes. */
const gatherMinutes = 15
/** Minimum time between two e-mails to an employee, minutes. */
const minMinutesBetweenMails = 60
/** Maximum documents that an e-mail names. */
const maxNamed = 20

interface Recipient {
  id: number
  email: string
  role: Role
  locales: string[]
  language: string | null
}

/** Notice whose cause is still open. */
interface OpenNotice {
  collection: string
  id: number
  locale: string
  kind: NoticeKind
  author: string | null
  titles: Partial<Record<Locale, string>> | null
  family: string | null
}

/** Employees whose notices are due. */
const readDue = (payload: Payload): Promise<Recipient[]> =>
  rows(
    payload,
    sql`
    select u.id, u.email, u.role::text as role, u.panel_language as language,
      array(select value::text from users_translates t where t.parent_id = u.id) as locales
    from users u join (
      select recipient from translation_notices group by recipient
      having min(noted_at) filter (where mailed_at is null) <= now() - make_interval(mins => ${gatherMinutes})
        and coalesce(max(mailed_at) <= now() - make_interval(mins => ${minMinutesBetweenMails}), true)
    ) due on due.recipient = u.id order by u.id`,
  )

/**
 * Takes the waiting notices of an employee and returns those whose cause is still open, the oldest
 * first. Concurrent calls take each notice once.
 */
const takeNotices = (req: Req, recipient: number): Promise<OpenNotice[]> =>
  rows<OpenNotice>(
    req.payload,
    sql`
    with taken as (
      update translation_notices set mailed_at = now() where recipient = ${recipient}::int and mailed_at is null returning *
    ), reviewed as (${openReviews})
    select n.collection, n.document_id as id, n.locale, n.kind, a.name as author, e.titles, e.family
    from taken n left join users a on a.id = n.author
      left join staff_entries e on e.collection = n.collection and e.document_id = n.document_id
    where case n.kind
      when 'comment' then exists (select from translation_comments c where c.collection = n.collection
          and c.document_id = n.document_id and c.locale = n.locale and c.resolved_at is null
          and c.written_at >= n.noted_at and c.written_by is distinct from n.recipient)
        and exists (select from translations t where t.collection = n.collection and t.document_id = n.document_id and t.locale = n.locale)
      else exists (select from reviewed r where r.collection = n.collection and r.document_id = n.document_id
        and r.locale = n.locale and r.state = n.kind and (n.kind = 'review' or r.handed_in_by = n.recipient)) end
    order by n.noted_at, n.id`,
    req,
  )

/** True if the employee may still open the language of a document, or decide about it. */
function concerns({ role, locales }: Recipient, { collection, locale, kind }: OpenNotice): boolean {
  if (reviewerRoles(collection).includes(role)) return true
  return kind !== 'review' && role === 'translator' && locales.includes(locale)
}

/** Notices of different languages of documents; of one language the most urgent: sent back. */
function byItem(notices: readonly OpenNotice[]): OpenNotice[] {
  const urgency: NoticeKind[] = ['returned', 'review', 'comment']
  const grouped = Map.groupBy(notices, ({ collection, id, locale }) =>
    [collection, id, locale].join(' '),
  )
  return [...grouped.values()].flatMap((each) =>
    each.toSorted((one, two) => urgency.indexOf(one.kind) - urgency.indexOf(two.kind)).slice(0, 1),
  )
}

/** Name of a document or global in the language of an e-mail. */
function nameOf(payload: Payload, notice: OpenNotice, locale: Locale): string {
  const { collection, id, titles, family } = notice
  if (id === 0) {
    const label = payload.config.globals.find(({ slug }) => slug === collection)?.label
    return textOf((label ?? {}) as Label, panelLanguage(locale))
  }
  const known = [locale, defaultLocale, ...localeCodes].map((code) => titles?.[code])
  return [family, known.find(Boolean) ?? `#${id}`].filter(Boolean).join(', ')
}

/** Removes taken notices, so that they do not count as mailed. */
const withoutMail = (req: Req, recipient: number) =>
  rows(
    req.payload,
    sql`delete from translation_notices where recipient = ${recipient}::int and mailed_at = now()`,
    req,
  )

/**
 * Queues one e-mail for each employee with due notices, in the language of the employee's panel. It
 * names what is still open; nothing is sent if nothing is.
 */
export async function mailNotices(payload: Payload): Promise<void> {
  await rows(
    payload,
    sql`delete from translation_notices where mailed_at < now() - interval '1 day'`,
  )
  for (const recipient of await readDue(payload))
    await inTransaction(payload, async (transaction) => {
      const req = { payload, ...transaction }
      const taken = await takeNotices(req, recipient.id)
      const open = byItem(taken.filter((notice) => concerns(recipient, notice)))
      if (open.length === 0) {
        await withoutMail(req, recipient.id)
        return
      }
      const locale = localeOfPanel(recipient.language ?? undefined)
      const tab = open.every(({ kind }) => kind === 'review') ? 'review' : 'mine'
      await queueMail(req, {
        template: 'translation-review',
        to: recipient.email,
        locale,
        data: {
          items: open.slice(0, maxNamed).map((notice) => ({
            document: nameOf(payload, notice, locale),
            language: isLocale(notice.locale) ? notice.locale : defaultLocale,
            kind: notice.kind,
            author: notice.author ?? '',
          })),
          count: open.length,
          link: `${environment.PUBLIC_ORIGIN}${panelBase}/translations?tab=${tab}`,
        },
      })
    })
}
