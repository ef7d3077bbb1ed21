import { defaultLocale } from '@vitrine/configuration/locales'
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { errorBody, errorMessages } from '@vitrine/contract/error-body'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import { panelApiBase } from '@vitrine/contract/panel'
import { clientNetwork } from '@vitrine/http/client-network'
import { rows, sql } from '#src/platform/database/query.ts'
import { withMinimumDuration } from '#src/platform/limits/minimum-duration.ts'
import { oneAtATime } from '#src/platform/limits/one-at-a-time.ts'
import { resetAttempts, uncountAttempt, throttle } from '#src/platform/limits/throttle.ts'
import { checkBodyHeaders } from '#src/platform/http/body.ts'
import { readStorable } from '#src/platform/http/refuse-unstorable.ts'
import type { RuleName } from '#src/platform/limits/throttle.ts'
import { visitorOf } from '#src/platform/http/visitor.ts'
import { claimsDevice, knownDevice, rememberDevice } from '#src/people/staff/known-device.ts'
import { recordAttempt, recordLogOut } from '#src/people/staff/log-in-events.ts'
import { answerHeavy } from './answer-heavy.ts'
import { findPanelEndpoint } from './panel-endpoints.ts'
import type { PanelEndpoint } from './panel-endpoints.ts'
import { methodOf, readOverriddenGet } from './overridden-get.ts'
import { accountOfSession, hasSession, isReachable } from './staff-session.ts'

/**
 * Minimum duration of a response, ms: longer than Payload's password hash or the queueing of an
 * e-mail takes on a slow machine, so that it does not reveal whether an account exists.
 */
const minimumMs = 500

type Action = 'login' | 'forgot-password' | 'reset-password'

/** Endpoints limited by account and IP address. */
const limitedEndpoints: Record<string, Action> = {
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
 * True for parameters that are no filter and for geometry operators, which no collection supports:
 * Payload responds to both with 500.
 */
const isUnusableFilter = (name: string): boolean =>
  name === 'where' || /\[(?:near|within|intersects|all)\]/.test(name)

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
 * Guards Payload's REST API: allows the exact endpoints of `panelEndpoints`, and without a session
 * only log-in and recovery. Other endpoints are a 404, bodies of another type, without a length or
 * too large a 415, 411 or 413, unusable filters a 400, a missing session a 401, an unreachable
 * database a 502. The body is read last; a heavy call takes its share of the account after it.
 */
export async function guardStaffLogIn(
  sent: Request,
  payload: Payload,
  handle: Handle,
): Promise<Response> {
  const { pathname } = new URL(sent.url)
  const method = methodOf(sent)
  const endpoint = method === undefined ? undefined : findPanelEndpoint(method, pathname)
  if (!endpoint) return refuse('endpoint-unknown')
  try {
    const bodies =
      endpoint.ofSession && (await hasSession(payload, sent.headers))
        ? endpoint.ofSession
        : endpoint.bodies
    const read = async (): Promise<Request> => {
      const request = await readOverriddenGet(await readStorable(sent, bodies))
      if (hasUnusableFilter(request)) throw new ApiError('malformed-request')
      return request
    }
    checkBodyHeaders(sent.headers, bodies)
    if (hasUnusableFilter(sent)) return refuse('malformed-request')
    return endpoint.anonymous
      ? await answerAnyone(sent, payload, { read, handle })
      : await answerStaff(sent, payload, { read, handle, endpoint })
  } catch (error) {
    if (!isApiError(error)) throw error
    return refuse(error.code)
  }
}

const hasUnusableFilter = ({ url }: Request): boolean =>
  [...new URL(url).searchParams.keys()].some(isUnusableFilter)

/** How a request is answered: `read` reads its body. */
interface Answering {
  read: () => Promise<Request>
  handle: Handle
}

async function answerStaff(
  { headers }: Request,
  payload: Payload,
  { read, handle, endpoint }: Answering & { endpoint: PanelEndpoint },
): Promise<Response> {
  const account = await accountOfSession(payload, headers)
  if (account === undefined) return refuse('session-required')
  const request = await read()
  const answer = await answerHeavy(request, payload, {
    account,
    endpoint,
    handle: () => handle(request),
  })
  if ((answer.status === 401 || answer.status === 403) && !(await isReachable(payload)))
    return refuse('unavailable')
  // Payload responds to a missing file with 500
  return answer.status === 500 && endpoint.path.endsWith(':filename') ? refuse('not-found') : answer
}

async function answerAnyone(
  { url, headers }: Request,
  payload: Payload,
  { read, handle }: Answering,
): Promise<Response> {
  const { pathname } = new URL(url)
  if (pathname === `${panelApiBase}/users/logout`)
    return recordLogOut(payload, headers, async () => handle(await read()))
  const action = limitedEndpoints[pathname]
  return action === undefined
    ? handle(await read())
    : limitAttempts(action, headers, payload, { read, handle })
}

/** Rate limit of an attempt with the key that it is counted by. */
type Limit = [RuleName, string]

/**
 * Rate limits of an attempt. Log-ins to an account are counted by network, so that somebody who
 * knows its e-mail address cannot lock the owner out; a browser with a valid device cookie has a
 * limit of its own. A limit of the account over all networks bounds distributed guessing.
 */
function limitsOf(action: Action, account: string, headers: Headers): Limit[] {
  const { address } = visitorOf(headers)
  const byAddress: Limit = ['log-in address', address]
  if (action === 'reset-password') return [byAddress]
  if (action === 'forgot-password') return [byAddress, ['mail account', account]]
  const device = knownDevice(headers, account)
  return device === undefined
    ? [
        byAddress,
        ['staff network', `${clientNetwork(address)} ${account.trim()}`],
        ['staff account', account],
      ]
    : [['staff device', device]]
}

/**
 * Limits log-in and recovery attempts of the staff like those of members: attempts are counted
 * before each try, equally for known and unknown accounts, and responses have equal durations.
 */
async function limitAttempts(
  action: Action,
  headers: Headers,
  payload: Payload,
  { read, handle: answerRead }: Answering,
): Promise<Response> {
  const byAddress: Limit = ['log-in address', visitorOf(headers).address]
  // throttled by address before the body is read, unless the request has a device cookie
  const isCounted = !claimsDevice(headers)
  let account = ''
  let limits: Limit[] = []
  let handle: () => Promise<Response>
  try {
    if (isCounted) await throttle(payload, ...byAddress)
    const request = await read()
    account = await accountOf(request.clone())
    handle = () => answerRead(request)
    limits = limitsOf(action, account, headers)
    for (const [rule, key] of limits)
      if (!isCounted || rule !== 'log-in address') await throttle(payload, rule, key)
  } catch (error) {
    if (!isApiError(error)) throw error
    return Response.json(
      { errors: [{ message: errorMessages[defaultLocale][error.code] }] },
      { status: error.status, headers: { 'cache-control': 'no-store' } },
    )
  }
  const answer = await withMinimumDuration(minimumMs, async () => {
    // Payload adds a session to those that it read before, and would lose one of two log-ins at once
    const answered = await (action === 'login'
      ? oneAtATime(account.trim().toLowerCase(), handle)
      : handle())
    if (action === 'login' && !(await exists(payload, account))) await hashDummyPassword()
    await recordAttempt(payload, { action, account, headers, answer: answered })
    return answered
  })
  if (!answer.ok) return answer
  for (const [rule, key] of limits) {
    if (rule === 'log-in address' || rule === 'staff account')
      await uncountAttempt(payload, rule, key)
    else if (action === 'login') await resetAttempts(payload, rule, key)
  }
  if (action === 'login')
    answer.headers.append('set-cookie', rememberDevice(account, knownDevice(headers, account)))
  return answer
}
