import { panelApiBase } from '@vitrine/contract/panel'
import { panelBodies } from '@vitrine/contract/panel-bodies'
import type { BodyRules } from '@vitrine/http/body-rules'
import { pathMatcher } from '@vitrine/http/path-pattern'
import type { CollectionConfig, Endpoint } from 'payload'
import { collections } from '#src/schema/collections/index.ts'
import { globals } from '#src/schema/globals/index.ts'
import type { AnyPanelCall, CallCost } from '#src/platform/panel-calls/panel-call.ts'
import { addressedCalls } from './addressed-calls.ts'
import { callEndpoints } from './call-endpoints.ts'
import { previewEndpoints } from './preview-endpoints.ts'

/** Allowed endpoint of Payload's REST API. */
export interface PanelEndpoint {
  method: string
  /** Path below `panelApiBase`, with `:id`, `:key`, `:number` and `:filename` as parameters. */
  path: string
  /** True if the endpoint is available without a session. */
  anonymous: boolean
  /** Bodies that it takes. */
  bodies: BodyRules
  /** Share of a heavy call in the limit of its account. */
  cost?: CallCost
  /** Bodies of requests with a session, where an anonymous endpoint accepts larger ones from these. */
  ofSession?: BodyRules
}

/**
 * Bodies of endpoints with a session. An endpoint that takes files says itself that one is too
 * large; none gets more than `uploadLimit`.
 */
const staffBodies: BodyRules = {
  json: panelBodies.json,
  pairs: panelBodies.pairs,
  multipart: { ...panelBodies.multipart, bytes: Infinity },
}

/** An empty object, which clients send to calls without a body or to those of a form. */
const emptyBody: BodyRules = { json: { bytes: 1024, values: 16, depth: 4 } }

/** Bodies of a call of our own pages: none, a form, or JSON. */
function bodiesOf({ body, form }: AnyPanelCall): BodyRules {
  const { multipart, json } = staffBodies
  if (!body) return emptyBody
  return form && multipart ? { ...emptyBody, multipart } : json ? { json } : emptyBody
}

/** Bodies of endpoints without a session: an account's e-mail address, password and token. */
const anonymousBounds = { bytes: 16 * 1024, values: 64, depth: 8 }
const anonymousBodies: BodyRules = {
  json: anonymousBounds,
  pairs: anonymousBounds,
  multipart: anonymousBounds,
}

/** Payload's collection endpoints that the panel calls. */
const standard = [
  'GET /',
  'POST /',
  'PATCH /',
  'DELETE /',
  'GET /:id',
  'PATCH /:id',
  'DELETE /:id',
  'POST /access',
  'POST /access/:id',
]
const copied = ['POST /:id/duplicate']
const versioned = ['GET /versions', 'GET /versions/:id', 'POST /versions/:id']
const uploaded = ['GET /file/:filename']
const ofGlobals = ['GET /', 'POST /', 'POST /access']

/** Payload's log-in and recovery endpoints; `staff-login-guard.ts` limits their attempts. */
const anonymous = [
  'POST /login',
  'POST /logout',
  'GET /me',
  'POST /refresh-token',
  'POST /forgot-password',
  'POST /reset-password',
]

/** Endpoints of Payload's own collections: list preferences and document locks. */
const ofPayload: Record<string, string[]> = {
  'payload-preferences': ['DELETE /', 'GET /:key', 'POST /:key'],
  'payload-locked-documents': ['GET /', 'PATCH /:id', 'DELETE /:id'],
}

const parse = (base: string, lines: readonly string[], open = false): PanelEndpoint[] =>
  lines.map((line) => {
    const [method = '', path = ''] = line.split(' ')
    return {
      method,
      path: `${base}${path === '/' ? '' : path}`,
      anonymous: open,
      bodies: open ? anonymousBodies : staffBodies,
    }
  })

/** Allow-list entries for our own endpoints below a path; `open`: without a session. */
const own = (
  base: string,
  endpoints: CollectionConfig['endpoints'],
  open = false,
): PanelEndpoint[] =>
  parse(
    base,
    (endpoints || []).map(
      (endpoint: Omit<Endpoint, 'root'>) => `${endpoint.method.toUpperCase()} ${endpoint.path}`,
    ),
    open,
  )

const ofCollection = ({
  slug,
  versions,
  upload,
  auth,
  endpoints,
  disableDuplicate,
}: CollectionConfig): PanelEndpoint[] => [
  ...own(`/${slug}`, endpoints),
  ...(auth
    ? [...parse(`/${slug}`, anonymous, true), ...parse(`/${slug}`, ['POST /unlock'])]
    : parse(`/${slug}`, disableDuplicate === true ? [] : copied)),
  ...parse(`/${slug}`, [
    ...(versions ? versioned : []),
    ...(upload ? uploaded : []),
    ...standard,
  ]).map((endpoint) =>
    isOfSelection(endpoint, slug) ? { ...endpoint, cost: 2 as const } : endpoint,
  ),
]

/** True for a change or removal of selected documents, which is heavy. */
const isOfSelection = ({ method, path }: PanelEndpoint, slug: string): boolean =>
  path === `/${slug}` && (method === 'PATCH' || method === 'DELETE')

/** Endpoints that are registered in Payload's configuration, outside of collections and globals. */
export const customEndpoints: Endpoint[] = [...previewEndpoints, ...callEndpoints]

/**
 * Allow-list of Payload's REST API: exact methods and paths. Payload serves more endpoints (and
 * later versions will add others); `guardStaffLogIn` responds with 404 to those that are not
 * listed. `payload.config.ts` imports this module first, because `buildConfig` adds Payload's
 * endpoints to the same collections.
 */
export const panelEndpoints: readonly PanelEndpoint[] = [
  // the preview endpoints check the session themselves; closing a preview requires none
  // a document that is typed, with its part numbers
  ...own('', previewEndpoints, true).map((endpoint) => ({ ...endpoint, ofSession: staffBodies })),
  ...addressedCalls.map(({ call, method, path }) => ({
    method,
    path,
    anonymous: false,
    bodies: bodiesOf(call),
    ...(call.cost === undefined ? {} : { cost: call.cost }),
  })),
  ...parse('', ['GET /access']),
  ...collections.flatMap(ofCollection),
  ...globals.flatMap(({ slug, versions, endpoints }) => [
    ...own(`/globals/${slug}`, endpoints),
    ...parse(`/globals/${slug}`, [...ofGlobals, ...(versions ? versioned : [])]),
  ]),
  ...Object.entries(ofPayload).flatMap(([slug, lines]) => parse(`/${slug}`, lines)),
]

/**
 * Patterns of the parameters. Ids are serial numbers of PostgreSQL (`idType: 'serial'`, 32 bits).
 */
const parameters: Record<string, RegExp> = {
  id: /^[1-9]\d{0,9}$/,
  key: /^[\w-]{1,200}$/,
  number: /^[1-9]\d?$/,
  filename: /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,200}$/u,
}
const maxId = 2 ** 31 - 1

/** True if a segment is a valid value of a parameter in its canonical spelling. */
function isParameter(name: string, segment: string): boolean {
  const value = decoded(segment)
  return (
    value !== undefined &&
    encodeURIComponent(value) === segment &&
    parameters[name]?.test(value) === true &&
    (name !== 'id' || Number(value) <= maxId)
  )
}

const matchers = new Map(
  [...Map.groupBy(panelEndpoints, ({ method }) => method)].map(([method, endpoints]) => [
    method,
    pathMatcher(endpoints.map((endpoint) => [endpoint.path, endpoint] as const)),
  ]),
)

/**
 * Endpoint of a method and an unmodified path; undefined for any other spelling of the path (case,
 * encoded characters, double or trailing slashes). Literal segments take precedence over
 * parameters, as in Payload.
 */
export function findPanelEndpoint(method: string, pathname: string): PanelEndpoint | undefined {
  if (!pathname.startsWith(`${panelApiBase}/`)) return undefined
  const match = matchers.get(method)?.(pathname.slice(panelApiBase.length))
  return match && Object.entries(match.params).every((parameter) => isParameter(...parameter))
    ? match.value
    : undefined
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
