import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { getPayload } from 'payload'
import type { Payload } from 'payload'
import { errorWords } from '@vitrine/contract/error-words'
import { ApiError } from '@vitrine/contract/errors'
import { rows, sql } from '#src/database/query.ts'
import { evenly } from '#src/members/even-time.ts'
import { clear, forgive, throttle } from '#src/members/throttle.ts'
import { visitorOf } from '#src/members/visitor.ts'
import config from '#src/payload.config.ts'

/** ms; more than Payload takes to hold a password against a hash, or to write a mail, on a small machine. */
const least = 500

/** What anyone may send to Payload without a log-in, and is guarded here. */
const guarded = /^\/admin\/api\/users\/(login|forgot-password|reset-password)\/*$/

type Handle<Context> = (request: Request, context: Context) => Promise<Response>

/** The account that a log-in or a recovery is about; the panel sends a form that holds JSON, programs send JSON. */
async function accountOf(request: Request): Promise<string> {
  try {
    const json = request.headers.get('content-type')?.includes('json') ? await request.json() : JSON.parse(String((await request.formData()).get('_payload')))
    const { email } = Object(json) as { email?: unknown }
    return typeof email === 'string' && email.trim() !== '' ? email : 'nobody'
  } catch {
    return 'nobody'
  }
}

const exists = async (payload: Payload, account: string): Promise<boolean> =>
  (await rows(payload, sql`select 1 from users where email = ${account.trim().toLowerCase()}`)).length > 0

/** What Payload does to hold a password against a hash, for an account that has none (its `auth/strategies/local`). */
const workAlike = (): Promise<unknown> => promisify(pbkdf2)('nobody', 'no salt', 600_000, 32, 'sha256')

function decoded(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return ''
  }
}

/**
 * The staff's log-in and recovery, held to what members' are: as many tries for an account that does not exist as for one
 * that does, counted before they are made (Payload's own lock shows who exists, and counts after), and answers that
 * take the same time.
 */
export function guardStaffDoor<Context>(handle: Handle<Context>): Handle<Context> {
  return async (request, context) => {
    const action = guarded.exec(decoded(request.url))?.[1]
    if (action === undefined) return handle(request, context)
    const payload = await getPayload({ config })
    const { address } = visitorOf(request.headers)
    const account = await accountOf(request.clone())
    const rule = action === 'login' ? 'staff account' : 'mail account'
    try {
      await throttle(payload, 'log-in address', address)
      if (action !== 'reset-password') await throttle(payload, rule, account)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return Response.json({ errors: [{ message: errorWords[error.code].br }] }, { status: error.status, headers: { 'cache-control': 'no-store' } })
    }
    const answer = await evenly(least, async () => {
      const answered = await handle(request, context)
      if (action === 'login' && !(await exists(payload, account))) await workAlike()
      return answered
    })
    if (answer.ok) await forgive(payload, 'log-in address', address)
    if (answer.ok && action === 'login') await clear(payload, rule, account)
    return answer
  }
}
