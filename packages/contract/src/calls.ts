import type { ErrorCode } from './errors.ts'

/** Deprecation of a call; days are ISO dates (UTC). */
interface Deprecated {
  /** Day from which the call is deprecated. */
  since: string
  /** First day on which the call may be absent: at least a year after `since`. */
  until: string
  /** Call that replaces it. */
  successor?: string
}

/** A call of the API. Its schemas are in `endpoints/<name>.ts`. */
export interface Call {
  method: 'GET' | 'POST'
  /** Path below API base and version; `:name` is a parameter. */
  path: string
  /** True if the call requires a member's bearer token. */
  session: boolean
  /** Effect on a member's session; `resets`: a success ends the session; its token is optional. */
  changes?: 'begins' | 'ends' | 'resets'
  /**
   * True if the answer is the same for all visitors and may be cached until one of its tags
   * changes.
   */
  cacheable: boolean
  /**
   * Body type other than JSON: multipart with a file, either of both (files are optional), or a body
   * that is ignored (one-click unsubscribe, RFC 8058).
   */
  body?: 'multipart' | 'json-or-multipart' | 'unread'
  /** True if a success answers with a file instead of JSON. */
  document?: true
  /** True for a POST that reads: pages of other origins may send it, without credentials. */
  reads?: true
  /** Days from which and until which a deprecated call is answered. */
  deprecated?: Deprecated
  /** Errors of this call, in addition to those of all calls (`errorCodesOf`). */
  errors: readonly ErrorCode[]
}

const read = (path: string, errors: readonly ErrorCode[] = []): Call & { method: 'GET' } => ({
  method: 'GET',
  path,
  session: false,
  cacheable: true,
  errors,
})
const send = (path: string, errors: readonly ErrorCode[] = []): Call & { method: 'POST' } => ({
  method: 'POST',
  path,
  session: false,
  cacheable: false,
  errors: ['insufficient-storage', ...errors],
})
const forMember = <C extends Call>(call: C): C & { session: true } => ({
  ...call,
  session: true,
  cacheable: false,
  errors: ['session-required', ...call.errors],
})

/** Errors that any call can answer; `method-not-allowed`: the path exists under another method. */
const commonErrors = [
  'malformed-request',
  'method-not-allowed',
  'invalid-input',
  'too-many-requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/**
 * All calls: those of the specification in its order (R7), then the additions. The table has no
 * schemas, so that the browser's bundle can include it.
 */
export const calls = {
  'session-create': {
    ...send('/web/restricted-area/login', [
      'email-unconfirmed',
      'approval-pending',
      'access-refused',
      'access-blocked',
    ]),
    changes: 'begins',
  },
  'session-read': forMember(read('/web/restricted-area/whoiam')),
  'token-check': send('/web/restricted-area/check'),
  'member-register': send('/web/restricted-area/create'),
  'recovery-request': send('/web/restricted-area/recovery'),
  'password-update': {
    ...send('/web/restricted-area/update-password', ['session-required', 'link-expired']),
    changes: 'resets',
  },
  'member-update': forMember(send('/web/restricted-area/user/update')),
  'restricted-sections-list': forMember(read('/web/restricted-area/sections')),
  'restricted-section-read': forMember(
    read('/web/restricted-area/sections/:section', ['forbidden', 'not-found']),
  ),
  'layout-read': read('/web/layout'),
  'appearance-read': read('/web/appearance'),
  'seo-read': read('/web/seo'),
  'home-read': read('/web/home'),
  'search-panel-read': read('/web/home/search'),
  'newsletter-subscribe': send('/web/newsletter'),
  'institutional-read': read('/web/institutional', ['not-found']),
  'news-list': read('/web/news', ['not-found']),
  'post-read': read('/web/news/:id', ['not-found']),
  'news-categories-list': read('/web/news-categories'),
  'solutions-list': read('/web/solutions'),
  'solution-read': read('/web/solutions/:id', ['not-found']),
  'application-read': read('/web/application/:id', ['not-found']),
  'contact-send': { ...send('/web/contact'), body: 'json-or-multipart' },
  'departments-list': read('/web/contact/departments'),
  'job-application-send': { ...send('/web/work-with-us'), body: 'multipart' },
  'interests-list': read('/web/work-with-us/interest'),
  'education-levels-list': read('/web/work-with-us/education-level'),
  'training-levels-list': read('/web/work-with-us/training-level'),
  'products-list': read('/web/products', ['not-found']),
  'product-read': read('/web/products/:id', ['not-found']),
  'product-categories-list': read('/web/product-category'),
  'product-category-read': read('/web/product-category/:id', ['not-found']),
  'product-distributors-list': read('/api-erp-dist-produtos/produto/:id', ['not-found']),
  'knowledge-base-read': read('/web/knowledge-base'),
  'knowledge-section-read': read('/web/knowledge-base/:section', ['not-found']),
  'publication-read': read('/web/knowledge-base/:section/:publication', ['not-found']),
  // addition: proof of consent, required by Brazilian law (docs/decisions/0010)
  'consent-record': send('/web/consent'),
  // addition: further calls of the restricted area (docs/decisions/0015)
  'session-end': { ...forMember(send('/web/restricted-area/logout')), changes: 'ends' },
  'email-confirm': send('/web/restricted-area/confirm', ['link-expired']),
  'confirmation-request': send('/web/restricted-area/confirm/request'),
  'sessions-list': forMember(read('/web/restricted-area/sessions')),
  'sessions-end': forMember(send('/web/restricted-area/sessions/end', ['not-found'])),
  'profiles-list': read('/web/restricted-area/profiles'),
  'restricted-document-read': {
    ...forMember(read('/web/restricted-area/documents/:document', ['not-found'])),
    document: true,
  },
  // addition: the search page in one call (docs/decisions/0042)
  'search-read': read('/web/search'),
  // addition: suggestions while a text is typed (docs/design/suggestions.md)
  'search-suggest': read('/web/search/suggest'),
  // addition: the part number behind a scanned GTIN (docs/design/part-pages.md)
  'gtin-read': read('/web/gtins/:gtin', ['not-found']),
  // addition: parts lists, from an address and as pasted text (docs/design/parts-lists.md)
  'parts-read': read('/web/parts'),
  'parts-find': { ...send('/web/parts'), reads: true },
  'lines-read': { ...send('/web/parts/lines'), reads: true },
  // addition: saved lists of members (docs/design/member-lists.md)
  'member-lists-read': forMember(read('/web/restricted-area/lists')),
  'member-list-create': forMember(send('/web/restricted-area/lists')),
  'member-list-update': forMember(send('/web/restricted-area/lists/update', ['not-found'])),
  'member-list-delete': forMember(send('/web/restricted-area/lists/delete', ['not-found'])),
  // addition: part numbers and products side by side (docs/design/comparison.md)
  'comparison-read': read('/web/parts/comparison'),
  // addition: tooling of a part number: dies, tools, conditions (docs/design/tooling.md)
  'tooling-read': read('/web/tooling', ['not-found']),
  // addition: other makers' numbers and our equivalents (docs/design/cross-references.md)
  'cross-references-read': read('/web/cross-references', ['not-found']),
  // addition: certificates, and the documents of part numbers (docs/design/certificates.md)
  'certificates-read': read('/web/certificates'),
  'documents-read': read('/web/parts/documents'),
  // addition: part numbers as records, and what changed of them (docs/design/feeds.md)
  'part-numbers-list': read('/web/part-numbers', ['feed-restarted']),
  // addition: double opt-in and one-click unsubscribing of the newsletter (RFC 8058), LGPD requests
  // (docs/decisions/0016)
  'newsletter-confirm': send('/web/newsletter/confirm', ['link-expired']),
  'newsletter-leave': {
    ...send('/web/newsletter/leave/:token', ['link-expired']),
    body: 'unread',
  },
  'data-request-send': send('/web/privacy/request'),
  'data-request-confirm': send('/web/privacy/request/confirm', ['link-expired']),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

export const callNames = Object.keys(calls) as CallName[]

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

/** Errors of calls with a body: unreadable or too large. */
const bodyErrors = [
  'body-too-large',
  'media-type-unsupported',
] as const satisfies readonly ErrorCode[]

/**
 * All errors that a call can answer; `forbidden` of a POST: the request was sent by another site's
 * page; `endpoint-unknown`: a parameter of the path is empty or no valid percent-encoding.
 */
export function errorCodesOf(name: CallName): Set<ErrorCode> {
  const { method, path, errors }: Call = calls[name]
  return new Set<ErrorCode>([
    ...commonErrors,
    ...errors,
    ...(takesBody(name) ? bodyErrors : []),
    ...(method === 'POST' && !isOpenToOrigins(name) ? (['forbidden'] as const) : []),
    ...(path.includes(':') ? (['endpoint-unknown'] as const) : []),
  ])
}

/** Version segment after the API base (R7). */
export const apiVersion = '/v1'

/** Prefix of the paths of public files. */
export const mediaBase = '/media/'

/** API base on the public origin; the path of `API_BASE_URL` on the cms is the same. */
export const apiBase = '/api'

/**
 * Internal calls between site and cms: authenticated by `FEED_SECRET`, not forwarded by the
 * gateway, not in the published contract.
 */
export const internalCalls = {
  changes: { method: 'GET', path: '/internal/changes' },
  views: { method: 'POST', path: '/internal/views' },
  addresses: { method: 'GET', path: '/internal/addresses' },
  redirects: { method: 'GET', path: '/internal/redirects' },
  launch: { method: 'GET', path: '/internal/launch' },
  versions: { method: 'GET', path: '/internal/versions' },
} as const

/** Header with the shared secret of internal calls. */
export const internalSecretHeader = 'x-vitrine-feed-secret'

/** Header with the identifier that both programs write into their log lines of a request. */
export const requestIdHeader = 'x-request-id'
