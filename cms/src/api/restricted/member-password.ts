import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import type { MemberState } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { withMinimumDuration } from '#src/platform/limits/minimum-duration.ts'
import { fieldProblem } from '#src/platform/http/field-problem.ts'
import { greetingName } from '#src/people/members/greeting-name.ts'
import {
  issueToken,
  lifetimeMinutes,
  ownerOfToken,
  spendToken,
} from '#src/people/members/mailed-token.ts'
import { hashPassword, isPassword } from '#src/people/members/password-hash.ts'
import { receiptOf } from '#src/people/members/receipt.ts'
import { endSessions } from '#src/people/members/session.ts'
import type { Session } from '#src/people/members/session.ts'
import { resetAttempts, throttle } from '#src/platform/limits/throttle.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import { requireGoodPassword } from '#src/people/passwords/member.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type PasswordInput = z.output<Endpoints['password-update']['body']>

/**
 * Minimum duration of a response, ms: longer than the queueing of an e-mail, so that it does not
 * reveal whether an account exists.
 */
const minimumMs = 150

interface Owner {
  id: number
  name: string
  email: string
  company: string
  locale: Locale
  state: MemberState
}

/**
 * Sends the password reset link by e-mail; the response is the same for an unknown e-mail address.
 * Rejected and blocked members get no e-mail.
 */
export async function requestRecovery(
  { payload, locale }: CallContext,
  address: string,
  visitor: Visitor,
): Promise<Answer<'recovery-request'>> {
  const email = address.trim().toLowerCase()
  await throttle(payload, 'mail address', visitor.address)
  await throttle(payload, 'mail account', email)
  return withMinimumDuration(minimumMs, async () => {
    await inTransaction(payload, async (transaction) => {
      const [owner] = await rows<Owner>(
        payload,
        sql`select id, name, email, company, locale, state from members where email = ${email} for update`,
        transaction,
      )
      if (!owner || owner.state === 'blocked' || owner.state === 'refused') return
      const token = await issueToken(payload, owner.id, 'recovery', transaction)
      await queueMail(
        { payload, ...transaction },
        {
          template: 'member-recovery',
          to: owner.email,
          locale: owner.locale,
          data: {
            name: greetingName(owner.name),
            minutes: lifetimeMinutes.recovery,
            link: mailedLink(environment.PUBLIC_ORIGIN, 'update-password', owner.locale, token),
          },
        },
      )
    })
    return receiptOf('recovery', locale)
  })
}

/** Validates a token without consuming it. */
export async function checkToken(
  { payload }: CallContext,
  { token, purpose }: z.output<Endpoints['token-check']['body']>,
  visitor: Visitor,
): Promise<Answer<'token-check'>> {
  await throttle(payload, 'link address', visitor.address)
  const owner = await ownerOfToken(payload, token, purpose)
  return { valid: owner !== undefined, email: owner?.email ?? null }
}

/** Sets a password; ends all sessions and invalidates all links of the account. */
export async function updatePassword(
  context: CallContext,
  input: PasswordInput,
  visitor: Visitor,
  session: Session | undefined,
): Promise<Answer<'password-update'>> {
  const { payload, locale } = context
  if ('token' in input) await byToken(context, input, visitor)
  else if (session) await byPresentPassword(context, input, session)
  else throw new ApiError('session-required')
  return receiptOf('password', locale)

  async function byToken(
    { payload }: CallContext,
    { token, password }: { token: string; password: string },
    { address }: Visitor,
  ): Promise<void> {
    await throttle(payload, 'link address', address)
    const owner = await ownerOfToken(payload, token, 'recovery')
    if (!owner) throw new ApiError('link-expired')
    const known = await ownerOf(payload, owner.id)
    await requireGoodPassword(context, password, [known.email, known.name, known.company])
    const hash = await hashPassword(password)
    await inTransaction(payload, async (transaction) => {
      // locks the member's row first, like every change of an account
      await rows(
        payload,
        sql`select id from members where id = ${owner.id} for update`,
        transaction,
      )
      if ((await spendToken(payload, token, 'recovery', transaction)) === undefined)
        throw new ApiError('link-expired')
      await replace(payload, known, hash, transaction)
    })
  }

  async function byPresentPassword(
    { locale }: CallContext,
    input: { current_password: string; password: string },
    { id, member }: Session,
  ): Promise<void> {
    await throttle(payload, 'password member', String(member))
    const known = await ownerOf(payload, member)
    const [present] = await rows<{ hash: string }>(
      payload,
      sql`select hash from member_passwords where member_id = ${member}`,
    )
    if (!(await isPassword(input.current_password, present?.hash)))
      throw fieldProblem('current_password', 'currentPassword', locale)
    if (input.password === input.current_password)
      throw fieldProblem('password', 'samePassword', locale)
    await requireGoodPassword(context, input.password, [known.email, known.name, known.company])
    const hash = await hashPassword(input.password)
    await inTransaction(payload, async (transaction) => {
      // another change may have been committed before, or the session may have ended
      const [unchanged] = await rows(
        payload,
        sql`
        select 1 from member_passwords p join member_sessions s on s.member_id = p.member_id
        where p.member_id = ${member} and p.hash = ${present?.hash ?? ''} and s.id = ${id} for update of p`,
        transaction,
      )
      if (!unchanged) throw fieldProblem('current_password', 'currentPassword', locale)
      await replace(payload, known, hash, transaction)
    })
  }
}

async function ownerOf(payload: Payload, id: number): Promise<Owner> {
  const [owner] = await rows<Owner>(
    payload,
    sql`select id, name, email, company, locale, state from members where id = ${id}`,
  )
  if (!owner) throw new ApiError('link-expired')
  return owner
}

async function replace(
  payload: Payload,
  owner: Owner,
  hash: string,
  transaction: Transaction,
): Promise<void> {
  await rows(
    payload,
    sql`
    insert into member_passwords (member_id, hash) values (${owner.id}, ${hash})
    on conflict (member_id) do update set hash = excluded.hash, changed_at = now()`,
    transaction,
  )
  await endSessions(payload, owner.id, {}, transaction)
  await rows(
    payload,
    sql`delete from member_tokens where member_id = ${owner.id} and purpose = 'recovery'`,
    transaction,
  )
  await queueMail(
    { payload, ...transaction },
    {
      template: 'member-password-changed',
      to: owner.email,
      locale: owner.locale,
      data: {
        name: greetingName(owner.name),
        recovery: mailedLink(environment.PUBLIC_ORIGIN, 'forgot-password', owner.locale),
      },
    },
  )
  // failed attempts of others must not lock the owner out
  await resetAttempts(payload, 'log-in account', owner.email)
}

export const memberPasswordHandlers = {
  'token-check': (context, { body }, { visitor }) => checkToken(context, body, visitor),
  'recovery-request': (context, { body }, { visitor }) =>
    requestRecovery(context, body.email, visitor),
  'password-update': (context, { body }, { visitor, session }) =>
    updatePassword(context, body, visitor, session),
} satisfies Handlers
