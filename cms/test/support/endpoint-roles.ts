import type { StaffRole } from './staff.ts'

/** Endpoint of the panel, with the roles that it answers. */
export interface EndpointRoles {
  roles: readonly StaffRole[]
  /** Address below the panel's API that is asked for; without one the path of the endpoint. */
  address?: string
  body?: object
  /** Status for those whom it does not answer, where it is not 403. */
  refusal?: number
  /** True if the request changes data that other tests read: only roles that are refused send it. */
  isChanging?: true
}

const all = ['administrator', 'editor', 'translator', 'attendant'] as const
const writers = ['administrator', 'editor', 'translator'] as const
const editors = ['administrator', 'editor'] as const
const attendants = ['administrator', 'attendant'] as const
const administrator = ['administrator'] as const

/** Translator's document: English is the language of the account of the tests. */
const item = 'products-:product-en'
const ofProducts = 'collection=products&ids=:product&locale=en'

const edit = {
  collection: 'products',
  id: 1,
  path: 'slug',
  locale: 'en',
  before: 'x',
  after: 'y',
}

/** Endpoints of the panel's own pages, `<method> <path>`. */
export const endpointRoles: Record<string, EndpointRoles> = {
  'GET /preview/open': {
    roles: writers,
    address: '/preview/open?slug=products&id=:product',
    refusal: 404,
  },
  'POST /preview/typed': {
    roles: writers,
    body: { slug: 'products', id: 1, locale: 'en', data: {} },
    refusal: 404,
  },
  'GET /description': { roles: administrator },
  'GET /find': { roles: all, address: '/find?q=x' },
  'GET /find/choices': { roles: all, address: '/find/choices?in=products&q=x' },

  // attendants: what is published of the catalogue
  'GET /list': { roles: all, address: `/list?${ofProducts}` },
  'GET /list/values': { roles: all, address: `/list/values?${ofProducts}&key=section` },
  'GET /list/counts': { roles: writers, address: `/list/counts?${ofProducts}` },
  'GET /list/filters': { roles: writers, address: `/list/filters?${ofProducts}` },
  'GET /blocks/found': { roles: writers, address: '/blocks/found?locale=br' },
  'GET /list/export': { roles: writers, address: `/list/export?${ofProducts}` },
  'GET /list-views': { roles: all, address: `/list-views?${ofProducts}` },
  'POST /list-views': {
    roles: all,
    body: { collection: 'products', name: 'x' },
    isChanging: true,
  },
  // views of the account itself
  'PATCH /list-views/:id': { roles: all },
  'DELETE /list-views/:id': { roles: all },

  'GET /completeness': { roles: writers, address: `/completeness?${ofProducts}&id=:product` },
  'POST /completeness': { roles: writers, body: { collection: 'products', id: 1, locale: 'en' } },
  'GET /completeness/work': { roles: writers, address: `/completeness/work?${ofProducts}` },
  'POST /completeness/exceptions': {
    roles: editors,
    body: { collection: 'products', id: 1, locale: 'en', fact: 'none', applies: true },
  },
  'GET /completeness/rules': { roles: writers },
  // attendants: what is published
  'GET /document': { roles: all, address: '/document?collection=products&id=:product' },

  'GET /navigation-lacks': { roles: writers },
  'GET /limits': { roles: writers, address: '/limits?subcategory=1' },
  'GET /limits/past': { roles: writers, address: '/limits/past?subcategory=1' },
  'POST /limits': {
    roles: editors,
    body: { subcategory: 1, limits: {}, state: '' },
  },
  'POST /limits/copy': { roles: editors, body: { subcategory: 1, limits: {}, to: [] } },

  'GET /history': { roles: writers },
  'GET /history/sets': { roles: writers },
  'GET /history/export': { roles: writers, address: '/history/export?document=:product' },
  'POST /history/undo': { roles: editors },
  'GET /history/events': { roles: administrator },
  'GET /history/sessions': { roles: administrator },
  'DELETE /history/sessions': { roles: administrator },

  'POST /imports': { roles: editors },
  'GET /imports': { roles: editors },
  'GET /imports/columns': { roles: editors },
  'POST /imports/columns': {
    roles: editors,
    body: { supplier: 'Nenhum', heads: [], columns: {} },
  },
  'GET /imports/:id': { roles: editors },
  'POST /imports/:id/order': {
    roles: editors,
    body: { expected: '', use: 'draft', isPartial: true, without: [] },
  },
  'POST /imports/:id/stop': { roles: editors },
  'GET /imports/:id/file': { roles: editors },
  'GET /imports/:id/refused': { roles: editors },

  'GET /releases': { roles: editors },
  'POST /releases': { roles: editors },
  'GET /releases/candidates': { roles: editors },
  'POST /releases/preview': {
    roles: all,
    body: { drafts: [{ collection: 'products', id: 1, locales: ['br'] }] },
  },
  'GET /releases/:id': { roles: editors },
  'POST /releases/:id': { roles: editors },
  'DELETE /releases/:id': { roles: editors },
  'POST /releases/:id/trial': { roles: editors },

  'POST /bulk-files/compare': { roles: editors },
  'GET /bulk-files/uses': { roles: editors },
  'POST /bulk-files/attach': { roles: editors },
  'GET /bulk-files/alts': { roles: editors },

  'GET /sheets': { roles: writers, address: `/sheets?${ofProducts}` },
  'GET /grid': { roles: writers, address: `/grid?${ofProducts}` },
  'POST /grid': { roles: writers, address: '/grid?dry=1', body: [edit] },

  'GET /structure': { roles: editors },
  'POST /structure/preview': { roles: editors },
  'POST /structure': { roles: editors },
  'POST /gtins': { roles: editors },
  'POST /new-product': { roles: editors },
  'POST /new-product/table': { roles: editors },
  'POST /new-product/workbook': { roles: editors },
  'GET /new-product/original': { roles: editors },
  'POST /product-doubts': { roles: writers },

  'GET /translations/document': { roles: writers, address: `/translations/document?item=${item}` },
  'GET /translations/memory': { roles: writers, address: `/translations/memory?item=${item}` },
  'POST /translations/document': {
    roles: writers,
    body: { item, texts: [], publish: false, preview: true },
  },
  'POST /translations/publish': { roles: editors, body: { items: [item] } },
  'POST /translations/hand-in': { roles: writers, body: { items: [item] } },
  'POST /translations/review': {
    roles: editors,
    body: { action: 'send-back', item, expected: 'x' },
  },
  'POST /translations/comments': {
    roles: writers,
    body: { action: 'resolve', item, ids: [] },
  },
  'POST /translations/seen': { roles: writers, body: { item } },
  'GET /translations/terms': { roles: writers },
  'POST /translations/terms': { roles: writers },
  'GET /translations/terms/searches': { roles: writers },
  'GET /translations/terms/export': { roles: writers },
  'POST /translations/export': { roles: writers },
  'POST /translations/files': { roles: writers },
  'GET /translations/files/:id': { roles: writers },
  'DELETE /translations/files/:id': { roles: writers },
  'POST /translations/files/:id/decisions': { roles: writers },

  'POST /mail-texts/preview': { roles: writers },
  'POST /mail-texts/test': { roles: writers, isChanging: true },

  'GET /lead-owners': { roles: attendants },
  'GET /inbox/files': { roles: attendants },
  'GET /inbox/export': { roles: attendants },

  'POST /set-up/company': { roles: editors },
  'POST /set-up/home': { roles: editors },
  'GET /set-up/trade': { roles: editors },
  'POST /set-up/trade': { roles: editors },
  'POST /set-up/publish-trade': { roles: editors, isChanging: true },
  'POST /set-up/legal': { roles: editors, isChanging: true },
  'POST /set-up/legal-gaps': { roles: editors },
  'POST /set-up/test-mail': { roles: editors, isChanging: true },
  'POST /set-up/team-link': { roles: administrator, isChanging: true },
  'POST /set-up/launch': { roles: administrator, isChanging: true },
  'POST /set-up/launch-language': { roles: administrator, isChanging: true },
  'POST /set-up/demonstration': { roles: administrator, isChanging: true },

  'GET /webhooks': { roles: administrator },
  'POST /webhooks': { roles: administrator },
  'GET /webhooks/:id': { roles: administrator },
  'POST /webhooks/:id': { roles: administrator },
  'DELETE /webhooks/:id': { roles: administrator },
  'POST /webhooks/:id/secret': { roles: administrator },
  'POST /webhooks/:id/test': { roles: administrator },
  'POST /webhook-deliveries/:id/again': { roles: administrator },
  'POST /webhook-deliveries/:id/stop': { roles: administrator },

  'GET /api-keys': { roles: administrator },
  'POST /api-keys': { roles: administrator },
  'POST /api-keys/:id/revoke': { roles: administrator },

  'POST /searches/try': { roles: writers },
  'POST /searches/pages': { roles: writers },
  'POST /searches/synonym': { roles: editors },
  'POST /searches/redirect': { roles: editors },
  'POST /searches/reference': { roles: editors },
  'GET /cross-references/export': { roles: writers },

  // versions and languages of each collection and global with drafts
  'POST /*/versions/:id': { roles: editors, address: '/products/versions/:version' },
  'GET /*/versions/:id/differences': {
    roles: writers,
    address: '/products/versions/:version/differences?locale=en',
  },
  'GET /*/languages': { roles: writers, address: '/products/languages?limit=1' },
  'POST /*/:id/revert': { roles: editors, address: '/products/:product/revert?locale=en' },
  'POST /*/:id/schedule': { roles: editors, address: '/products/:product/schedule' },
  'DELETE /*/:id/schedule': { roles: editors, address: '/products/:product/schedule' },
  'GET /*/:id/unpublished-texts': {
    roles: editors,
    address: '/products/:product/unpublished-texts?locale=en',
  },
  'POST /globals/*/versions/:id': { roles: editors },
  'GET /globals/*/versions/:id/differences': { roles: writers },
  'GET /globals/*/languages': { roles: writers, address: '/globals/home/languages' },
  'POST /globals/*/revert': {
    roles: editors,
    address: '/globals/home/revert?locale=en',
    isChanging: true,
  },
  'POST /globals/*/schedule': { roles: editors, address: '/globals/home/schedule' },
  'GET /globals/*/unpublished-texts': {
    roles: editors,
    address: '/globals/home/unpublished-texts?locale=en',
  },
  'DELETE /globals/*/schedule': { roles: editors, address: '/globals/home/schedule' },

  // people and what they sent
  'POST /members/decide': { roles: attendants },
  'GET /messages/export': { roles: attendants },
  'GET /candidates/export': { roles: attendants },
  'GET /subscribers/export': { roles: attendants },
  'GET /messages/:id/attachments/:number': { roles: attendants },
  'GET /messages/:id/lines': { roles: attendants },
  'GET /candidates/:id/cv': { roles: attendants },
  'POST /messages/:id/reply': { roles: attendants },
  'POST /candidates/:id/reply': { roles: attendants },
  'POST /messages/:id/received': { roles: attendants },
  'POST /candidates/:id/received': { roles: attendants },
  'GET /messages/:id/reply-files/:key': { roles: attendants },
  'GET /candidates/:id/reply-files/:key': { roles: attendants },
  'GET /data-requests/:id/access': { roles: attendants },
  'POST /data-requests/:id/erase': { roles: administrator },
  'POST /mails/again': { roles: attendants },
}

/** Payload's own endpoints, of which `permissions.test.ts` and those of log-ins ask. */
export const payloadEndpoints: ReadonlySet<string> = new Set([
  'GET /*',
  'POST /*',
  'PATCH /*',
  'DELETE /*',
  'GET /*/:id',
  'PATCH /*/:id',
  'DELETE /*/:id',
  'POST /*/access',
  'POST /*/access/:id',
  'POST /*/:id/duplicate',
  'GET /*/file/:filename',
  'GET /*/versions',
  'GET /*/versions/:id',
  'GET /globals/*',
  'POST /globals/*',
  'POST /globals/*/access',
  'GET /globals/*/versions',
  'GET /globals/*/versions/:id',
  'POST /users/login',
  'POST /users/logout',
  'GET /users/me',
  'POST /users/refresh-token',
  'POST /users/forgot-password',
  'POST /users/reset-password',
  'POST /users/unlock',
  'DELETE /payload-preferences',
  'GET /payload-preferences/:key',
  'POST /payload-preferences/:key',
  'GET /payload-locked-documents',
  'PATCH /payload-locked-documents/:id',
  'DELETE /payload-locked-documents/:id',
  'GET /access',
  // ends a preview, also one of an ended session
  'GET /preview/close',
])
