import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import type { MemberState } from '@vitrine/contract/shapes/types'
import { rows, sql } from '#src/platform/database/query.ts'
import { fieldProblem } from '#src/platform/http/field-problem.ts'
import { isPassword } from '#src/people/members/password-hash.ts'
import { endSession, findSession, openSession, readMember } from '#src/people/members/session.ts'
import type { Session } from '#src/people/members/session.ts'
import { resetAttempts, uncountAttempt, throttle } from '#src/platform/limits/throttle.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

/** Error code of a log-in, by member state. */
const errorOfState: Record<Exclude<MemberState, 'approved'>, ErrorCode> = {
  'pending-email': 'email-unconfirmed',
  'pending-approval': 'approval-pending',
  refused: 'access-refused',
  blocked: 'access-blocked',
}

interface Credentials {
  email: string
  password: string
}

/** Opens a session. The state of a registration is only revealed with the correct password. */
export async function logIn(
  { payload, locale }: CallContext,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<Answer<'session-create'>> {
  await throttle(payload, 'log-in address', visitor.address)
  await throttle(payload, 'log-in account', email)
  const [found] = await rows<{
    id: number
    state: MemberState
    reason: string | null
    hash: string
  }>(
    payload,
    sql`
    select m.id, m.state, m.reason, p.hash from members m join member_passwords p on p.member_id = m.id where m.email = ${email.trim().toLowerCase()}`,
  )
  if (!(await isPassword(password, found?.hash)) || !found)
    throw fieldProblem('password', 'credentials', locale)
  await Promise.all([
    uncountAttempt(payload, 'log-in address', visitor.address),
    resetAttempts(payload, 'log-in account', email),
  ])
  if (found.state !== 'approved') {
    throw new ApiError(
      errorOfState[found.state],
      found.state === 'refused' && found.reason
        ? { errors: [{ field: 'reason', message: found.reason }] }
        : {},
    )
  }
  const authorization = await openSession(
    payload,
    { member: found.id, hash: found.hash },
    visitor.device,
  )
  // the password was changed, or the member blocked, during the comparison
  if (authorization === undefined) throw fieldProblem('password', 'credentials', locale)
  const session = await findSession(payload, authorization)
  if (!session) throw new ApiError('access-blocked')
  return { authorization, user: await readMember(payload, session, locale) }
}

export async function logOut(
  { payload }: CallContext,
  session: Session,
): Promise<Answer<'session-end'>> {
  await endSession(payload, session.member, session.id)
  return { ended: true }
}

export const memberLogInHandlers = {
  'session-create': (context, { body }, { visitor }) => logIn(context, body, visitor),
  'session-end': (context, _, { session }) => logOut(context, session),
} satisfies Handlers
