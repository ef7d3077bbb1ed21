import { knownLocale } from '@vitrine/configuration/locales'
import { ValidationError } from 'payload'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { MemberState } from '@vitrine/contract/shapes/types'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import { rows, sql } from '#src/platform/database/query.ts'
import { environment } from '#src/platform/environment.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { membersTexts } from '#texts/members.js'
import { queueMail } from '#src/mail/outbox.ts'
import type { Member } from '#src/platform/payload-types.ts'
import { decisionMark } from './decision-mark.ts'
import { endSessions } from './session.ts'
import { greetingName } from './greeting-name.ts'
import { isMemberState, mayBecome, memberStates } from './states.ts'

const labels = labelsOf(membersTexts)

/** Key in `req.context` of the document whose version was compared with the form's. */
export const comparedFormKey = 'comparedForm'

/** Key in `req.context` of the state that the list showed (`decisionMark`). */
export const expectedKey = 'expectedDecision'

/**
 * True if the member's state changed since the form or list showed it. The version of a form was
 * compared before (`refuse-stale.ts`). A request without a shown state may decide once and may
 * block, but not revoke a decision.
 */
function isContested(req: PayloadRequest, id: number, to: MemberState, locked: Locked): boolean {
  const expected = req.context[expectedKey]
  if (expected !== undefined) return expected !== decisionMark(locked)
  const isCompared = req.context[comparedFormKey] === `members/${id}`
  return !isCompared && locked.decided_at !== null && to !== 'blocked'
}

/** Validates the state transition of a decision and records its author and time. */
export const checkDecision: CollectionBeforeChangeHook<Member> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || originalDoc === undefined) return data
  const { state: to } = data
  const locked = await lockedState(originalDoc.id, req)
  // Payload rejects unknown states itself
  if (locked === undefined || to === undefined || !isMemberState(to)) return data
  const from = locked.state
  if (to === from || !req.user) return data
  const { language } = req.i18n
  const names = {
    from: textOf(memberStates[from], language),
    to: textOf(memberStates[to], language),
  }
  const reason = !mayBecome(from, to)
    ? labels.refused(names)
    : isContested(req, originalDoc.id, to, locked)
      ? labels.decidedMeanwhile(names)
      : undefined
  if (reason)
    throw new ValidationError(
      {
        collection: 'members',
        errors: [{ path: 'state', message: textOf(reason, language) }],
        req,
      },
      req.t,
    )
  return { ...data, decided_at: new Date().toISOString(), decided_by: Number(req.user?.id) }
}

interface Locked {
  state: MemberState
  decided_at: Date | string | null
}

/** State of a member; locks its row until the transaction ends. */
async function lockedState(id: number, req: PayloadRequest): Promise<Locked | undefined> {
  const [row] = await rows<Locked>(
    req.payload,
    sql`select state, decided_at from members where id = ${id} for update`,
    req,
  )
  return row
}

/**
 * Queues the e-mail about the decision in the same transaction; ends the sessions of a member who
 * is no longer approved.
 */
export const afterDecision: CollectionAfterChangeHook<Member> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.state === previousDoc.state) return doc
  const locale = knownLocale(doc.locale)
  const to = { to: doc.email, locale }
  const name = greetingName(doc.name)
  if (doc.state === 'approved')
    await queueMail(req, {
      ...to,
      template: 'member-approved',
      data: { name, login: mailedLink(environment.PUBLIC_ORIGIN, 'restricted-area', locale) },
    })
  if (doc.state === 'refused')
    await queueMail(req, {
      ...to,
      template: 'member-refused',
      data: { name, reason: (doc.reason ?? '').trim() },
    })
  if (doc.state === 'refused' || doc.state === 'blocked') {
    await endSessions(req.payload, doc.id, {}, req)
    await rows(req.payload, sql`delete from member_tokens where member_id = ${doc.id}`, req)
  }
  if (doc.state === 'blocked')
    await queueMail(req, { ...to, template: 'member-blocked', data: { name } })
  return doc
}
