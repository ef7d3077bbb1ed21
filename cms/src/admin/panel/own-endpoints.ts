/** Paths below `panelApiBase` of the endpoints that our own pages use. */
export const ownEndpoints = {
  find: '/find',
  list: '/list',
  listViews: '/list-views',
  listView: '/list-views/:id',
  completeness: '/completeness',
  completenessRules: '/completeness/rules',
  completenessWork: '/completeness/work',
  completenessExceptions: '/completeness/exceptions',
  document: '/document',
  newProduct: '/new-product',
  company: '/set-up/company',
  home: '/set-up/home',
  trade: '/set-up/trade',
  publishTrade: '/set-up/publish-trade',
  legal: '/set-up/legal',
  testMail: '/set-up/test-mail',
  teamLink: '/set-up/team-link',
  launch: '/set-up/launch',
  launchLanguage: '/set-up/launch-language',
  demonstration: '/set-up/demonstration',
  importReferences: '/cross-references/import',
  exportReferences: '/cross-references/export',
  exportInbox: '/inbox/export',
} as const

export type OwnEndpoint = (typeof ownEndpoints)[keyof typeof ownEndpoints]
