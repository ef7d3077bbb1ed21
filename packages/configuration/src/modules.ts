import site from './chosen.ts'
import { callNames } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import type { ModuleName } from './site-configuration.ts'
import type { ScreenName } from './screen-paths.ts'

/** Screens and calls of each module. */
const modules = {
  institutional: { screens: ['institutional'], calls: ['institutional-read'] },
  news: {
    screens: ['news', 'news-category', 'post'],
    calls: ['news-list', 'post-read', 'news-categories-list'],
  },
  solutions: {
    screens: ['solutions', 'solution', 'application'],
    calls: ['solutions-list', 'solution-read', 'application-read'],
  },
  'knowledge-base': {
    screens: ['knowledge-base', 'knowledge-section', 'publication'],
    calls: ['knowledge-base-read', 'knowledge-section-read', 'publication-read'],
  },
  careers: {
    screens: ['work-with-us'],
    calls: [
      'job-application-send',
      'interests-list',
      'education-levels-list',
      'training-levels-list',
    ],
  },
  newsletter: {
    screens: ['newsletter', 'newsletter-confirmation', 'newsletter-leaving'],
    calls: ['newsletter-subscribe', 'newsletter-confirm', 'newsletter-leave'],
  },
  'where-to-buy': { screens: ['where-to-buy'], calls: ['product-distributors-list'] },
  'restricted-area': {
    screens: [
      'restricted-area',
      'register',
      'forgot-password',
      'update-password',
      'email-confirmation',
      'my-data',
      'logout',
      'restricted-sections',
      'restricted-section',
    ],
    calls: [
      'session-create',
      'session-read',
      'session-end',
      'sessions-list',
      'sessions-end',
      'token-check',
      'member-register',
      'member-update',
      'recovery-request',
      'password-update',
      'email-confirm',
      'confirmation-request',
      'profiles-list',
      'restricted-sections-list',
      'restricted-section-read',
      'restricted-document-read',
      'member-lists-read',
      'member-list-create',
      'member-list-update',
      'member-list-delete',
    ],
  },
  tooling: { screens: ['tooling'], calls: ['tooling-read'] },
  'cross-references': { screens: ['cross-references'], calls: ['cross-references-read'] },
  certificates: { screens: ['certificates'], calls: ['certificates-read'] },
  styleguide: { screens: ['styleguide'], calls: [] },
} as const satisfies Record<
  ModuleName,
  { screens: readonly ScreenName[]; calls: readonly CallName[] }
>

const moduleNames = Object.keys(modules) as ModuleName[]

/** Modules of the site (`vitrine.config.ts`). */
export const siteModules = moduleNames.filter((name) => site.modules?.[name] ?? true)

const absent = moduleNames.filter((name) => !siteModules.includes(name))

/** Screens of the modules that the site does without. */
export const absentScreens: readonly ScreenName[] = absent.flatMap((name) => modules[name].screens)

const absentCalls: readonly CallName[] = absent.flatMap((name) => modules[name].calls)

/** Calls of the site's API. */
export const siteCalls = callNames.filter((name) => !absentCalls.includes(name))
