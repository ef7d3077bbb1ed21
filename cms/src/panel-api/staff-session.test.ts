import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { accountOfSession } from './staff-session.ts'

const cookie = new Headers({ cookie: 'payload-token=a' })

/**
 * Payload whose readings of the session and whose database answer in the given order; the last
 * answer repeats.
 */
function payloadThat(sessions: readonly (number | undefined)[], answers: readonly boolean[]) {
  const next = <Answer>(list: readonly Answer[]) => {
    let at = 0
    return () => list[Math.min(at++, list.length - 1)]
  }
  const [session, answer] = [next(sessions), next(answers)]
  return {
    auth: async () => ({ user: session() === undefined ? null : { id: 7 } }),
    db: {
      drizzle: {
        execute: async () => {
          if (!answer()) throw new Error('no connection')
          return { rows: [] }
        },
      },
    },
  } as unknown as Payload
}

test.each([
  ['a session', [7], [true], 7],
  ['a session that is read once the database answers again', [undefined, 7], [true], 7],
  ['no session, while the database answers', [undefined], [true], undefined],
])('%s', async (_, sessions, answers, account) =>
  expect(await accountOfSession(payloadThat(sessions, answers), cookie)).toBe(account),
)

test.each([
  ['before the second reading', [false, true]],
  ['after the second reading', [true, false, true]],
])('a database that does not answer %s is no missing session', async (_, answers) =>
  expect(accountOfSession(payloadThat([undefined], answers), cookie)).rejects.toMatchObject({
    code: 'unavailable',
  }),
)

test('without a cookie there is no session', async () =>
  expect(await accountOfSession(payloadThat([undefined], [true]), new Headers())).toBeUndefined())
