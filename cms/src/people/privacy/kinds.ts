import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { label } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'

/** Collections with personal data. */
export type PersonalCollection =
  | 'messages'
  | 'candidates'
  | 'subscribers'
  | 'data-requests'
  | 'members'
  | 'downloads'
  | 'mails'
  | 'consents'

/**
 * Retention rule: rows for which `when` holds are erased `months` after `since`. Both are SQL
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
   * SQL condition of a person's rows by e-mail address (lower case); `undefined` when the rows do
   * not identify the person.
   */
  ofPerson: ((email: string) => Statement) | undefined
  /** Retention rules; a row without a matching rule stays. */
  due: readonly Due[]
  /** `delete` removes the row; `anonymise` keeps it as legal proof without identifying data. */
  erase: 'delete' | 'anonymise'
}

/** Retention periods, months; the privacy policy and the mails state the same. */
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

/**
 * Inventory of personal data: every collection that holds any, with purpose, retention and erasure.
 */
export const personalData: Record<PersonalCollection, Kind> = {
  messages: {
    purpose: label('Responder a quem escreve', 'Answer who writes', 'Responder a quien escribe'),
    ofPerson: byEmail,
    erase: 'delete',
    due: [
      { ...retention.messages, since: created, when: always },
      { ...retention.suspects, since: created, when: sql`r.status = 'suspect'` },
    ],
  },
  candidates: {
    purpose: label('Preencher vagas', 'Fill vacancies', 'Cubrir vacantes'),
    ofPerson: byEmail,
    erase: 'delete',
    due: [
      { ...retention.candidates, since: created, when: always },
      { ...retention.suspects, since: created, when: sql`r.status = 'suspect'` },
    ],
  },
  subscribers: {
    purpose: label(
      'Enviar a newsletter a quem pediu',
      'Send the newsletter to who asked',
      'Enviar el boletín a quien lo pidió',
    ),
    ofPerson: byEmail,
    erase: 'delete',
    due: [
      { ...retention.unconfirmed, since: sql`r.asked_at`, when: sql`r.status = 'pending'` },
      { ...retention.left, since: sql`r.left_at`, when: sql`r.status = 'left'` },
    ],
  },
  'data-requests': {
    purpose: label(
      'Provar que o pedido foi atendido (LGPD, art. 16, I)',
      'Prove that the request was met (LGPD, art. 16, I)',
      'Probar que se atendió la solicitud (LGPD, art. 16, I)',
    ),
    ofPerson: byEmail,
    erase: 'anonymise',
    due: [
      { ...retention.requests, since: created, when: always },
      { ...retention.unconfirmed, since: created, when: sql`r.status = 'unconfirmed'` },
    ],
  },
  members: {
    purpose: label(
      'Dar acesso à área restrita',
      'Give access to the restricted area',
      'Dar acceso al área restringida',
    ),
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
    purpose: label(
      'Avisar quem baixou um documento que mudou',
      'Tell who downloaded a document that changed',
      'Avisar a quien descargó un documento que cambió',
    ),
    erase: 'delete',
    ofPerson: (email) => sql`r.member_id in (select id from members where lower(email) = ${email})`,
    due: [{ ...retention.downloads, since: created, when: always }],
  },
  mails: {
    purpose: label(
      'Provar que um e-mail saiu',
      'Prove that a mail was sent',
      'Probar que un correo salió',
    ),
    erase: 'delete',
    // mails to a person, and mails about them to a department, whose subject contains the receipt
    // number
    ofPerson: (email) => sql`(lower(r."to") = ${email} or exists (
      select 1 from (select receipt from messages where lower(email) = ${email} union all select receipt from data_requests where lower(email) = ${email}) own where position(own.receipt in r.subject) > 0))`,
    due: [{ ...retention.mails, since: created, when: always }],
  },
  consents: {
    purpose: label(
      'Provar a escolha sobre cookies',
      'Prove the choice about cookies',
      'Probar la elección sobre cookies',
    ),
    ofPerson: undefined,
    erase: 'delete',
    due: [{ ...retention.consents, since: created, when: always }],
  },
}

export const personalCollections = Object.keys(personalData) as PersonalCollection[]

/** Table of each collection. */
export const tableOf: Record<PersonalCollection, Statement> = {
  messages: sql`messages`,
  candidates: sql`candidates`,
  subscribers: sql`subscribers`,
  'data-requests': sql`data_requests`,
  members: sql`members`,
  downloads: sql`downloads`,
  mails: sql`mails`,
  consents: sql`consents`,
}
