import type { postgresAdapter } from '@payloadcms/db-postgres'
import { AuthenticationError } from 'payload'
import { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'

/**
 * A write of Payload's log-in, log-out or renewal of a session: the whole account as it was read, without a
 * new date (`payload/dist/auth/sessions.js`, `operations/refresh.js` and `logout.js`, 3.90).
 */
const sessionWrite = z.looseObject({
  id: z.number(),
  hash: z.string(),
  sessions: z.array(z.unknown()),
  updatedAt: z.null(),
})

type Adapter = ReturnType<typeof postgresAdapter>

/**
 * Writes the sessions alone where Payload writes an account back for them, and only while the password is
 * still the one that was compared: else a log-in that runs while the password changes would leave a
 * session, and the former password.
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
        const [present] = await rows<{ hash: string | null }>(
          payload,
          sql`select hash from users where id = ${write.id} for no key update`,
          transactionID === undefined ? undefined : { transactionID },
        )
        if (present?.hash !== write.hash) throw new AuthenticationError(args.req?.t)
        return updateOne.call(made, {
          ...args,
          data: { sessions: write.sessions, updatedAt: null },
        })
      }
      return made
    },
  }
}
