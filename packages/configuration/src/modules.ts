import site from './chosen.ts'
import type { ScreenName } from './screen-paths.ts'
import type { ModuleName } from './site-configuration.ts'

/** Screens of each module. */
const screens = {
  institutional: ['institutional'],
  news: ['news', 'news-category', 'post'],
  solutions: ['solutions', 'solution', 'application'],
  'knowledge-base': ['knowledge-base', 'knowledge-section', 'publication'],
  careers: ['work-with-us'],
  newsletter: ['newsletter', 'newsletter-confirmation', 'newsletter-leaving'],
  'where-to-buy': ['where-to-buy'],
  'restricted-area': [
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
  tooling: ['tooling'],
  'cross-references': ['cross-references'],
  certificates: ['certificates'],
  styleguide: ['styleguide'],
} as const satisfies Record<ModuleName, readonly ScreenName[]>

const moduleNames = Object.keys(screens) as ModuleName[]

/** Modules of the site: all that the configuration does not switch off. */
export const siteModules = moduleNames.filter((name) => site.modules?.[name] ?? true)

/** Modules that the configuration switches off. */
export const absentModules = moduleNames.filter((name) => !siteModules.includes(name))

/** Screens of the modules that are switched off. */
export const absentScreens: readonly ScreenName[] = absentModules.flatMap((name) => screens[name])
