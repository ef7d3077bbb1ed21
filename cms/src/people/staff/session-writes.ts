import type { postgresAdapter } from '@payloadcms/db-postgres'
import { AuthenticationError } from 'payload'
import { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import { storedSessions } from './open-sessions.ts'

/**
 * Write of Payload's log-in, log-out or session refresh: the whole account as it was read, with
 * unchanged `updatedAt` (`payload/dist/auth/sessions.js`, `operations/refresh.js` and `logout.js`,
 * 3.90).
 */
const sessionWrite = z.looseObject({
  id: z.number(),
  hash: z.string(),
  sessions: z.array(z.looseObject({ id: z.string(), createdAt: z.unknown() })),
  updatedAt: z.null(),
})

type Adapter = ReturnType<typeof postgresAdapter>

/**
 * Reduces Payload's writes of a whole account for a session to the sessions, and only while the
 * password is still the verified one. Otherwise a log-in concurrent with a password change would
 * restore the former password and keep its session. Sessions that ended since the account was read
 * stay ended; that of the log-in itself has a `Date`, which the database does not return.
 */
export function guardSessionWrites(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const made = adapter.init(options)
      const { updateOne } = made
      made.updateOne = async (args) => {
        const write =
          args.collection === 'users' ? sessionWrite.safeParse(args.data).data : undefined
        if (write === undefined) return updateOne.call(made, args)
        const { payload } = options
        const transactionID = await args.req?.transactionID
        const transaction = transactionID === undefined ? undefined : { transactionID }
        const [present] = await rows<{ hash: string | null }>(
          payload,
          sql`select hash from users where id = ${write.id} for no key update`,
          transaction,
        )
        if (present?.hash !== write.hash) throw new AuthenticationError(args.req?.t)
        const stored = await storedSessions(payload, write.id, transaction)
        const sessions = write.sessions.filter(
          ({ id, createdAt }) => createdAt instanceof Date || stored.has(id),
        )
        return updateOne.call(made, { ...args, data: { sessions, updatedAt: null } })
      }
      return made
    },
  }
}
