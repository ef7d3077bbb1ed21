import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { z } from 'zod'
import { endSession, endSessions, listSessions, readMember } from '#src/people/members/session.ts'
import type { Session } from '#src/people/members/session.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

export const readOwnData = (
  { payload, locale }: CallContext,
  session: Session,
): Promise<Answer<'session-read'>> => readMember(payload, session, locale)

/** Updates the member's own data, restricted to the fields of the contract. */
export async function updateOwnData(
  context: CallContext,
  { name, phone, company }: z.output<Endpoints['member-update']['body']>,
  session: Session,
): Promise<Answer<'member-update'>> {
  await context.payload.update({
    collection: 'members',
    id: session.member,
    data: { name, phone, company },
    depth: 0,
    overrideAccess: true,
  })
  return readOwnData(context, session)
}

export const listOwnSessions = async (
  { payload }: CallContext,
  session: Session,
): Promise<Answer<'sessions-list'>> => ({ data: await listSessions(payload, session) })

export async function endOwnSessions(
  context: CallContext,
  input: z.output<Endpoints['sessions-end']['body']>,
  session: Session,
): Promise<Answer<'sessions-end'>> {
  if ('others' in input) await endSessions(context.payload, session.member, { but: session.id })
  else if (!(await endSession(context.payload, session.member, input.session)))
    throw new ApiError('not-found')
  return listOwnSessions(context, session)
}

export const memberOwnHandlers = {
  'session-read': (context, _, { session }) => readOwnData(context, session),
  'member-update': (context, { body }, { session }) => updateOwnData(context, body, session),
  'sessions-list': (context, _, { session }) => listOwnSessions(context, session),
  'sessions-end': (context, { body }, { session }) => endOwnSessions(context, body, session),
} satisfies Handlers
