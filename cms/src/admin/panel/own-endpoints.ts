/** Paths below `panelApiBase` of the endpoints that our own pages use. */
export const ownEndpoints = {
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
} as const

export type OwnEndpoint = (typeof ownEndpoints)[keyof typeof ownEndpoints]
