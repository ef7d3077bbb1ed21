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
}

export const read = (path: string): Call & { method: 'GET' } => ({
  method: 'GET',
  path,
  session: false,
  cacheable: true,
})
export const send = (path: string): Call & { method: 'POST' } => ({
  method: 'POST',
  path,
  session: false,
  cacheable: false,
})
const forMember = <C extends Call>(call: C): C & { session: true } => ({
  ...call,
  session: true,
  cacheable: false,
})

/**
 * Calls of pages and members: those of the specification in its order (R7), then the additions. The
 * table has no schemas, since the browser's bundle includes it.
 */
export const pageCalls = {
  'session-create': {
    ...send('/web/restricted-area/login'),
    changes: 'begins',
  },
  'session-read': forMember(read('/web/restricted-area/whoiam')),
  'token-check': send('/web/restricted-area/check'),
  'member-register': send('/web/restricted-area/create'),
  'recovery-request': send('/web/restricted-area/recovery'),
  'password-update': {
    ...send('/web/restricted-area/update-password'),
    changes: 'resets',
  },
  'member-update': forMember(send('/web/restricted-area/user/update')),
  'restricted-sections-list': forMember(read('/web/restricted-area/sections')),
  'restricted-section-read': forMember(read('/web/restricted-area/sections/:section')),
  'layout-read': read('/web/layout'),
  'appearance-read': read('/web/appearance'),
  'seo-read': read('/web/seo'),
  'home-read': read('/web/home'),
  'search-panel-read': read('/web/home/search'),
  'newsletter-subscribe': send('/web/newsletter'),
  'institutional-read': read('/web/institutional'),
  'news-list': read('/web/news'),
  'post-read': read('/web/news/:id'),
  'news-categories-list': read('/web/news-categories'),
  'solutions-list': read('/web/solutions'),
  'solution-read': read('/web/solutions/:id'),
  'application-read': read('/web/application/:id'),
  'contact-send': { ...send('/web/contact'), body: 'json-or-multipart' },
  'departments-list': read('/web/contact/departments'),
  'job-application-send': { ...send('/web/work-with-us'), body: 'multipart' },
  'interests-list': read('/web/work-with-us/interest'),
  'education-levels-list': read('/web/work-with-us/education-level'),
  'training-levels-list': read('/web/work-with-us/training-level'),
  'products-list': read('/web/products'),
  'product-read': read('/web/products/:id'),
  'product-categories-list': read('/web/product-category'),
  'product-category-read': read('/web/product-category/:id'),
  'product-distributors-list': read('/api-erp-dist-produtos/produto/:id'),
  'knowledge-base-read': read('/web/knowledge-base'),
  'knowledge-section-read': read('/web/knowledge-base/:section'),
  'publication-read': read('/web/knowledge-base/:section/:publication'),
  // addition: proof of consent, required by Brazilian law (docs/decisions/0010)
  'consent-record': send('/web/consent'),
  // addition: further calls of the restricted area (docs/decisions/0015)
  'session-end': { ...forMember(send('/web/restricted-area/logout')), changes: 'ends' },
  'email-confirm': send('/web/restricted-area/confirm'),
  'confirmation-request': send('/web/restricted-area/confirm/request'),
  'sessions-list': forMember(read('/web/restricted-area/sessions')),
  'sessions-end': forMember(send('/web/restricted-area/sessions/end')),
  'profiles-list': read('/web/restricted-area/profiles'),
  'restricted-document-read': {
    ...forMember(read('/web/restricted-area/documents/:document')),
    document: true,
  },
  // addition: the search page in one call (docs/decisions/0042)
  'search-read': read('/web/search'),
  // addition: suggestions while a text is typed (docs/design/suggestions.md)
  'search-suggest': read('/web/search/suggest'),
  // addition: the part number behind a scanned GTIN (docs/design/part-pages.md)
  'gtin-read': read('/web/gtins/:gtin'),
  // addition: pages that the staff make of blocks (docs/decisions/0155)
  'pages-list': read('/web/pages'),
  'page-read': read('/web/pages/:id'),
  // addition: parts lists, from an address and as pasted text (docs/design/parts-lists.md)
  'parts-read': read('/web/parts'),
  'parts-find': { ...send('/web/parts'), reads: true },
  'lines-read': { ...send('/web/parts/lines'), reads: true },
  // addition: saved lists of members (docs/design/member-lists.md)
  'member-lists-read': forMember(read('/web/restricted-area/lists')),
  'member-list-create': forMember(send('/web/restricted-area/lists')),
  'member-list-update': forMember(send('/web/restricted-area/lists/update')),
  'member-list-delete': forMember(send('/web/restricted-area/lists/delete')),
  // addition: part numbers and products side by side (docs/design/comparison.md)
  'comparison-read': read('/web/parts/comparison'),
  // addition: tooling of a part number: dies, tools, conditions (docs/design/tooling.md)
  'tooling-read': read('/web/tooling'),
  // addition: other makers' numbers and our equivalents (docs/design/cross-references.md)
  'cross-references-read': read('/web/cross-references'),
  // addition: certificates, and the documents of part numbers (docs/design/certificates.md)
  'certificates-read': read('/web/certificates'),
  'documents-read': read('/web/parts/documents'),
  // addition: double opt-in and one-click unsubscribing of the newsletter (RFC 8058), LGPD requests
  // (docs/decisions/0016)
  'newsletter-confirm': send('/web/newsletter/confirm'),
  'newsletter-leave': {
    ...send('/web/newsletter/leave/:token'),
    body: 'unread',
  },
  'data-request-send': send('/web/privacy/request'),
  'data-request-confirm': send('/web/privacy/request/confirm'),
} as const satisfies Record<string, Call>

export type PageCallName = keyof typeof pageCalls
