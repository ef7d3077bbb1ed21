import type { ErrorCode } from './errors.ts'
import { pageCalls, read, send } from './page-calls.ts'
import type { Call } from './page-calls.ts'

/**
 * Errors that any call can answer; `method-not-allowed`: the path exists under another method;
 * `api-key-…`: with a key alone (docs/design/api-keys.md).
 */
const commonErrors = [
  'malformed-request',
  'method-not-allowed',
  'invalid-input',
  'too-many-requests',
  'api-key-invalid',
  'api-key-scope',
  'internal',
  'unavailable',
  'busy',
] as const satisfies readonly ErrorCode[]

/** Lists of records in the order of their last change (docs/design/feeds.md). */
const feedCalls = {
  'part-numbers-list': read('/web/part-numbers'),
  'product-records-list': read('/web/records/products'),
  'publication-records-list': read('/web/records/publications'),
  'news-records-list': read('/web/records/news'),
  'distributor-records-list': read('/web/records/distributors'),
  'certificate-records-list': read('/web/records/certificates'),
  'document-records-list': read('/web/records/documents'),
} as const satisfies Record<string, Call>

/** Calls of other programs alone. */
const recordCalls = {
  ...feedCalls,
  'part-number-read': read('/web/part-numbers/:code'),
  'state-changes-list': read('/web/records/state-changes'),
  'part-numbers-find': { ...send('/web/part-numbers'), reads: true },
  'records-file-read': read('/web/records/file'),
  'attributes-list': read('/web/attributes'),
} as const satisfies Record<string, Call>

/** All calls. */
export const calls = { ...pageCalls, ...recordCalls }

export type CallName = keyof typeof calls

/** True if pages or members make the call. */
export const isPageCall = (name: CallName): boolean => Object.hasOwn(pageCalls, name)

/** True for a list of records, of which a page has MBs. */
export const isFeedCall = (name: CallName): boolean => Object.hasOwn(feedCalls, name)

export const callNames = Object.keys(calls) as CallName[]

/** Errors of single calls, in addition to those of their kind. */
const ownErrors: Partial<Record<CallName, readonly ErrorCode[]>> = {
  'session-create': ['email-unconfirmed', 'approval-pending', 'access-refused', 'access-blocked'],
  'password-update': ['session-required', 'link-expired'],
  'restricted-section-read': ['forbidden', 'not-found'],
  'institutional-read': ['not-found'],
  'page-read': ['not-found'],
  'news-list': ['not-found'],
  'post-read': ['not-found'],
  'solution-read': ['not-found'],
  'application-read': ['not-found'],
  'products-list': ['not-found'],
  'product-read': ['not-found'],
  'product-category-read': ['not-found'],
  'product-distributors-list': ['not-found'],
  'knowledge-section-read': ['not-found'],
  'publication-read': ['not-found'],
  'email-confirm': ['link-expired'],
  'sessions-end': ['not-found'],
  'restricted-document-read': ['not-found'],
  'gtin-read': ['not-found'],
  'member-list-update': ['not-found'],
  'member-list-delete': ['not-found'],
  'tooling-read': ['not-found'],
  'cross-references-read': ['not-found'],
  'newsletter-confirm': ['link-expired'],
  'newsletter-leave': ['link-expired'],
  'data-request-confirm': ['link-expired'],
  'part-numbers-list': ['feed-restarted', 'not-found'],
  'part-number-read': ['not-found', 'not-derived'],
  'product-records-list': ['feed-restarted'],
  'publication-records-list': ['feed-restarted'],
  'news-records-list': ['feed-restarted'],
  'distributor-records-list': ['feed-restarted'],
  'certificate-records-list': ['feed-restarted'],
  'document-records-list': ['feed-restarted'],
  'records-file-read': ['not-found'],
}

/** Errors of a call, in addition to those of all calls (`errorCodesOf`). */
export function errorsOfCall(name: CallName): readonly ErrorCode[] {
  const { method, session }: Call = calls[name]
  return [
    ...(session ? (['session-required'] as const) : []),
    ...(method === 'POST' ? (['insufficient-storage'] as const) : []),
    ...(ownErrors[name] ?? []),
  ]
}

/** True if a call has a request body. */
export const takesBody = (name: CallName): boolean => {
  const { method, body }: Call = calls[name]
  return method === 'POST' && body !== 'unread'
}

/** True if pages of any origin may send the call and read its response, without credentials. */
export const isOpenToOrigins = (name: CallName): boolean => {
  const { method, session, reads }: Call = calls[name]
  return !session && (method === 'GET' || reads === true)
}

/** Errors of calls with a body: unreadable, without its length, or too large. */
const bodyErrors = [
  'length-required',
  'body-too-large',
  'media-type-unsupported',
] as const satisfies readonly ErrorCode[]

/**
 * All errors that a call can answer; `forbidden` of a POST: the request was sent by another site's
 * page; `endpoint-unknown`: a parameter of the path is empty or no valid percent-encoding.
 */
export function errorCodesOf(name: CallName): Set<ErrorCode> {
  const { method, path }: Call = calls[name]
  return new Set<ErrorCode>([
    ...commonErrors,
    ...errorsOfCall(name),
    ...(takesBody(name) ? bodyErrors : []),
    ...(method === 'POST' && !isOpenToOrigins(name) ? (['forbidden'] as const) : []),
    ...(path.includes(':') ? (['endpoint-unknown'] as const) : []),
  ])
}

/**
 * Internal calls between site and cms: authenticated by `FEED_SECRET`, not forwarded by the
 * gateway, not in the published contract.
 */
export const internalCalls = {
  changes: { method: 'GET', path: '/internal/changes' },
  views: { method: 'POST', path: '/internal/views' },
  addresses: { method: 'GET', path: '/internal/addresses' },
  redirects: { method: 'GET', path: '/internal/redirects' },
  pages: { method: 'GET', path: '/internal/pages' },
  launch: { method: 'GET', path: '/internal/launch' },
  versions: { method: 'GET', path: '/internal/versions' },
  keys: { method: 'GET', path: '/internal/api-keys' },
  keyUses: { method: 'POST', path: '/internal/api-keys/uses' },
} as const

/** Header with the shared secret of internal calls. */
export const internalSecretHeader = 'x-vitrine-feed-secret'

/** Header with the identifier that both programs write into their log lines of a request. */
export const requestIdHeader = 'x-request-id'
