import type { Collection, With } from '#src/platform/collections/collections.ts'
import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { privacyTexts } from '#texts/privacy.js'
import type { Label } from '#src/platform/labels.ts'

const labels = labelsOf(privacyTexts)

/** Collections with data of visitors. */
export type PersonalCollection = Exclude<Collection, With<'found'> | 'users'>

/**
 * Retention rule: rows that match `when` are erased `months` after `since`. Both are SQL
 * expressions on the row `r`.
 */
interface Due {
  months: number
  since: Statement
  when: Statement
}

interface Kind {
  /** Purpose of the processing. */
  purpose: Label
  /**
   * SQL condition of a person's rows by e-mail address (lower case); `undefined` if the rows do not
   * identify the person.
   */
  ofPerson: ((email: string) => Statement) | undefined
  /**
   * Additional values in the copy of the data for the person, by name: SQL expressions of JSON on
   * the row `r`.
   */
  more?: Readonly<Record<string, Statement>>
  /** Retention rules; rows that match none are kept. */
  due: readonly Due[]
  /** `delete` removes the row; `anonymize` keeps it as legal proof without identifying data. */
  erase: 'delete' | 'anonymize'
}

/** Retention periods, months; equal to those in the privacy policy and the e-mails. */
export const retention = {
  messages: { months: 24 },
  candidates: { months: 12 },
  suspects: { months: 1 },
  unconfirmed: { months: 1 },
  left: { months: 6 },
  refused: { months: 6 },
  requests: { months: 60 },
  downloads: { months: 24 },
  mails: { months: 6 },
  consents: { months: 60 },
} as const

const always = sql`true`
const created = sql`r.created_at`
const byEmail = (email: string) => sql`lower(r.email) = ${email}`

/** Replies to a lead and the sender's answers, without the staff's names and internal changes. */
const history = (lead: Statement) =>
  sql`(select jsonb_agg(jsonb_build_object('at', h.at, 'kind', h.kind, 'body', h.body,
    'files', (select jsonb_agg(f ->> 'name') from jsonb_array_elements(h.files) f)) order by h.id)
    from lead_history h where h.${lead} = r.id and h.kind in ('reply', 'received'))`

/**
 * Inventory of personal data: every collection with such data, its purpose, retention and erasure.
 */
export const personalData: Record<PersonalCollection, Kind> = {
  messages: {
    purpose: labels.answerWhoWrites,
    more: {
      history: history(sql`message_id`),
      lines: sql`(select jsonb_agg(to_jsonb(l) - 'id' - '_parent_id' order by l._order) from messages_lines l where l._parent_id = r.id)`,
    },
    ofPerson: byEmail,
    erase: 'delete',
    due: [
      { ...retention.messages, since: created, when: always },
      { ...retention.suspects, since: created, when: sql`r.status = 'suspect'` },
    ],
  },
  candidates: {
    purpose: labels.fillVacancies,
    more: { history: history(sql`candidate_id`) },
    ofPerson: byEmail,
    erase: 'delete',
    due: [
      { ...retention.candidates, since: created, when: always },
      { ...retention.suspects, since: created, when: sql`r.status = 'suspect'` },
    ],
  },
  subscribers: {
    purpose: labels.newsletterPurpose,
    ofPerson: byEmail,
    erase: 'delete',
    due: [
      { ...retention.unconfirmed, since: sql`r.asked_at`, when: sql`r.status = 'pending'` },
      { ...retention.left, since: sql`r.left_at`, when: sql`r.status = 'left'` },
    ],
  },
  'data-requests': {
    purpose: labels.proveThatTheRequestWas,
    ofPerson: byEmail,
    erase: 'anonymize',
    due: [
      { ...retention.requests, since: created, when: always },
      { ...retention.unconfirmed, since: created, when: sql`r.status = 'unconfirmed'` },
    ],
  },
  members: {
    purpose: labels.giveAccessToTheRestricted,
    more: {
      lists: sql`(select jsonb_agg(to_jsonb(l) - 'member_id' order by l.id) from member_lists l where l.member_id = r.id)`,
    },
    ofPerson: byEmail,
    erase: 'delete',
    due: [
      { ...retention.unconfirmed, since: created, when: sql`r.state = 'pending-email'` },
      {
        ...retention.refused,
        since: sql`coalesce(r.decided_at, r.created_at)`,
        when: sql`r.state = 'refused'`,
      },
    ],
  },
  downloads: {
    purpose: labels.tellWhoDownloadedADocument,
    erase: 'delete',
    ofPerson: (email) => sql`r.member_id in (select id from members where lower(email) = ${email})`,
    due: [{ ...retention.downloads, since: created, when: always }],
  },
  mails: {
    purpose: labels.proveThatAMailWas,
    erase: 'delete',
    // e-mails to a person, and e-mails about the person to a department, whose subject contains the
    // receipt number
    ofPerson: (email) => sql`(lower(r."to") = ${email} or exists (
      select 1 from (select receipt from messages where lower(email) = ${email} union all select receipt from data_requests where lower(email) = ${email}) own where position(own.receipt in r.subject) > 0))`,
    due: [{ ...retention.mails, since: created, when: always }],
  },
  consents: {
    purpose: labels.proveTheChoiceAboutCookies,
    ofPerson: undefined,
    erase: 'delete',
    due: [{ ...retention.consents, since: created, when: always }],
  },
}

export const personalCollections = Object.keys(personalData) as PersonalCollection[]
