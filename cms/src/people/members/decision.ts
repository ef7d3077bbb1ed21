import { knownLocale } from '@vitrine/contract/locales'
import { ValidationError } from 'payload'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { MemberState } from '@vitrine/contract/shapes/types'
import { mailedLink } from '@vitrine/contract/mailed-paths'
import { rows, sql } from '#src/platform/database/query.ts'
import { environment } from '#src/platform/environment.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { membersTexts } from '#texts/members.js'
import { queueMail } from '#src/mail/outbox.ts'
import type { Member } from '#src/platform/payload-types.ts'
import { endSessions } from './session.ts'
import { greetingName } from './greeting-name.ts'
import { isMemberState, mayBecome, memberStates } from './states.ts'

const labels = labelsOf(membersTexts)

const refused = labels.refused

/** Key in `req.context`: another request changed the state while this one waited for its row. */
export const changedWhileWaiting = 'changedWhileWaiting'

/** Time in which nobody can have seen a decision and made another one, s. */
const unseenSeconds = 0.5

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
  const from = locked?.state
  // Payload itself refuses a state that does not exist
  if (from === undefined || to === undefined || !isMemberState(to)) return data
  const isStale = from !== originalDoc.state
  if (!isStale && (to === from || !req.user)) return data
  // a decision is rejected when another one was committed after its form was read
  const isContested =
    isStale ||
    (to !== from && (req.context[changedWhileWaiting] === true || locked?.justDecided === true))
  // a change of several members read them before another one was committed
  if (isContested || !mayBecome(from, to)) {
    const { language } = req.i18n
    const message = textOf(
      refused({
        from: textOf(memberStates[from], language),
        to: textOf(memberStates[to], language),
      }),
      language,
    )
    throw new ValidationError(
      { collection: 'members', errors: [{ path: 'state', message }], req },
      req.t,
    )
  }
  return { ...data, decided_at: new Date().toISOString(), decided_by: Number(req.user?.id) }
}

/** State of a member, whose row is locked until the transaction ends. */
async function lockedState(
  id: number,
  req: PayloadRequest,
): Promise<{ state: MemberState; justDecided: boolean } | undefined> {
  const [row] = await rows<{ state: MemberState; justDecided: boolean }>(
    req.payload,
    sql`select state, coalesce(decided_at > clock_timestamp() - make_interval(secs => ${unseenSeconds}), false) as "justDecided" from members where id = ${id} for update`,
    req,
  )
  return row
}

/**
 * Queues the decision mail in the same transaction; ends the sessions of a member who is no longer
 * approved.
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
