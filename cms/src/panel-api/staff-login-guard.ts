import { defaultLocale } from '@vitrine/configuration/locales'
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { errorBody, errorMessages } from '@vitrine/contract/error-body'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import { panelApiBase } from '@vitrine/contract/panel'
import { rows, sql } from '#src/platform/database/query.ts'
import { withMinimumDuration } from '#src/platform/limits/minimum-duration.ts'
import { resetAttempts, uncountAttempt, throttle } from '#src/platform/limits/throttle.ts'
import { visitorOf } from '#src/platform/http/visitor.ts'
import { findPanelEndpoint } from './panel-endpoints.ts'
import { readOverriddenGet } from './overridden-get.ts'

/**
 * Minimum duration of a response (ms), above the time of Payload's password hash or of queueing a
 * mail on a slow machine.
 */
const minimumMs = 500

/** Endpoints limited by account and address. */
const limitedEndpoints: Record<string, 'login' | 'forgot-password' | 'reset-password'> = {
  [`${panelApiBase}/users/login`]: 'login',
  [`${panelApiBase}/users/forgot-password`]: 'forgot-password',
  [`${panelApiBase}/users/reset-password`]: 'reset-password',
}

type Handle = (request: Request) => Promise<Response>

/**
 * Account named by a log-in or recovery request: a form field with JSON (panel) or a JSON body (API
 * clients).
 */
async function accountOf(request: Request): Promise<string> {
  try {
    const json = request.headers.get('content-type')?.includes('json')
      ? await request.json()
      : JSON.parse(String((await request.formData()).get('_payload')))
    const { email } = Object(json) as { email?: unknown }
    return typeof email === 'string' && email.trim() !== '' ? email : 'nobody'
  } catch {
    return 'nobody'
  }
}

const exists = async (payload: Payload, account: string): Promise<boolean> =>
  (await rows(payload, sql`select 1 from users where email = ${account.trim().toLowerCase()}`))
    .length > 0

/** Payload's password hash for an unknown account, for equal timing (`auth/strategies/local`). */
const hashDummyPassword = (): Promise<unknown> =>
  promisify(pbkdf2)('nobody', 'no salt', 600_000, 32, 'sha256')

/**
 * Not a filter, or a geometry operator, which no collection supports: Payload answers both with
 * 500.
 */
const isUnusableFilter = (name: string): boolean =>
  name === 'where' || /\[(?:near|within|intersects|all)\]/.test(name)

const isReachable = (payload: Payload): Promise<boolean> =>
  rows(payload, sql`select 1`).then(
    () => true,
    () => false,
  )

/**
 * Whether the request has a session. Payload answers a failure of the database like a session that
 * ended: without one it is asked again, once the database answers.
 */
async function hasSession(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers })
  if (user) return true
  const hasToken = headers.has('authorization') || headers.has('cookie')
  if (!hasToken || !(await isReachable(payload))) return false
  return (await payload.auth({ headers })).user !== null
}

/** Error response in Payload's format (`errors`) with the contract's code. */
function refuse(code: ErrorCode): Response {
  const error = new ApiError(code)
  const { message } = errorBody(error, defaultLocale)
  return Response.json(
    { code, errors: [{ message }] },
    { status: error.status, headers: { 'cache-control': 'no-store' } },
  )
}

/**
 * Guards Payload's REST API: only the exact endpoints of `panelEndpoints`, and without a session
 * only log-in and recovery. Any other endpoint is a 404, a missing session a 401, a database that
 * is away a 502.
 */
export async function guardStaffLogIn(
  sent: Request,
  payload: Payload,
  handle: Handle,
): Promise<Response> {
  const request = sent.method === 'POST' ? await readOverriddenGet(sent) : sent
  if (!request) return refuse('endpoint-unknown')
  const { pathname, searchParams } = new URL(request.url)
  const endpoint = findPanelEndpoint(request.method, pathname)
  if (!endpoint) return refuse('endpoint-unknown')
  if ([...searchParams.keys()].some(isUnusableFilter)) return refuse('malformed-request')
  if (!endpoint.anonymous) {
    if (!(await hasSession(payload, request.headers)))
      return refuse((await isReachable(payload)) ? 'session-required' : 'unavailable')
    const answer = await handle(request)
    if ((answer.status === 401 || answer.status === 403) && !(await isReachable(payload)))
      return refuse('unavailable')
    // Payload answers a missing file with 500
    return answer.status === 500 && endpoint.path.endsWith(':filename')
      ? refuse('not-found')
      : answer
  }
  const action = limitedEndpoints[pathname]
  return action === undefined
    ? handle(request)
    : limitAttempts(action, request, payload, () => handle(request))
}

/**
 * Limits log-in and recovery of the staff like those of members: the same number of attempts for
 * known and unknown accounts, counted before each attempt (Payload's lock counts afterwards and
 * reveals the account), and equal durations.
 */
async function limitAttempts(
  action: (typeof limitedEndpoints)[string],
  request: Request,
  payload: Payload,
  handle: () => Promise<Response>,
): Promise<Response> {
  const { address } = visitorOf(request.headers)
  const account = await accountOf(request.clone())
  const rule = action === 'login' ? 'staff account' : 'mail account'
  try {
    await throttle(payload, 'log-in address', address)
    if (action !== 'reset-password') await throttle(payload, rule, account)
  } catch (error) {
    if (!isApiError(error)) throw error
    return Response.json(
      { errors: [{ message: errorMessages[defaultLocale][error.code] }] },
      { status: error.status, headers: { 'cache-control': 'no-store' } },
    )
  }
  const answer = await withMinimumDuration(minimumMs, async () => {
    const answered = await handle()
    if (action === 'login' && !(await exists(payload, account))) await hashDummyPassword()
    return answered
  })
  if (answer.ok) await uncountAttempt(payload, 'log-in address', address)
  if (answer.ok && action === 'login') await resetAttempts(payload, rule, account)
  return answer
}
