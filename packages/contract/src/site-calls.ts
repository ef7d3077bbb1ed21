import { absentModules } from '@vitrine/configuration/modules'
import type { ModuleName } from '@vitrine/configuration/site-configuration'
import { callNames } from './calls.ts'
import type { CallName } from './calls.ts'

/** Calls of each module. */
const calls = {
  institutional: ['institutional-read'],
  news: ['news-list', 'post-read', 'news-categories-list'],
  solutions: ['solutions-list', 'solution-read', 'application-read'],
  'knowledge-base': ['knowledge-base-read', 'knowledge-section-read', 'publication-read'],
  careers: [
    'job-application-send',
    'interests-list',
    'education-levels-list',
    'training-levels-list',
  ],
  newsletter: ['newsletter-subscribe', 'newsletter-confirm', 'newsletter-leave'],
  'where-to-buy': ['product-distributors-list'],
  'restricted-area': [
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
  tooling: ['tooling-read'],
  'cross-references': ['cross-references-read'],
  certificates: ['certificates-read'],
  styleguide: [],
} as const satisfies Record<ModuleName, readonly CallName[]>

const absentCalls: readonly CallName[] = absentModules.flatMap((name) => calls[name])

/** Calls of the site's API, without those of modules that are switched off. */
export const siteCalls = callNames.filter((name) => !absentCalls.includes(name))
