import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { z } from 'zod'
import { endSession, endSessions, listSessions, readMember } from '#src/people/members/session.ts'
import type { Session } from '#src/people/members/session.ts'
import type { Reading } from '#src/api/reading/reading.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

export const readOwnData = (
  { payload, locale }: Reading,
  session: Session,
): Promise<Answer<'session-read'>> => readMember(payload, session, locale)

/** Only what the contract lets in is written, whatever else was sent. */
export async function updateOwnData(
  reading: Reading,
  { name, phone, company }: z.output<Endpoints['member-update']['body']>,
  session: Session,
): Promise<Answer<'member-update'>> {
  await reading.payload.update({
    collection: 'members',
    id: session.member,
    data: { name, phone, company },
    depth: 0,
    overrideAccess: true,
  })
  return readOwnData(reading, session)
}

export const listOwnSessions = async (
  { payload }: Reading,
  session: Session,
): Promise<Answer<'sessions-list'>> => ({ data: await listSessions(payload, session) })

export async function endOwnSessions(
  reading: Reading,
  asked: z.output<Endpoints['sessions-end']['body']>,
  session: Session,
): Promise<Answer<'sessions-end'>> {
  if ('others' in asked) await endSessions(reading.payload, session.member, { but: session.id })
  else if (!(await endSession(reading.payload, session.member, asked.session)))
    throw new ApiError('not-found')
  return listOwnSessions(reading, session)
}

export const memberOwnHandlers = {
  'session-read': (reading, _, { session }) => readOwnData(reading, session),
  'member-update': (reading, { body }, { session }) => updateOwnData(reading, body, session),
  'sessions-list': (reading, _, { session }) => listOwnSessions(reading, session),
  'sessions-end': (reading, { body }, { session }) => endOwnSessions(reading, body, session),
} satisfies Handlers
