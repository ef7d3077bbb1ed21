import type { GlobalConfig } from 'payload'
import { hideAbsentModules } from '#src/content/site-modules.ts'
import { findRelations } from '#src/content/fields/found-relations.ts'
import { watchGlobalForm } from '#src/admin/panel/watch-form.ts'
import { refuseStaleGlobalSaves } from '#src/schema/lifecycle/refuse-stale.ts'
import { recordGlobals } from '#src/recording/record.ts'
import { appearance } from './appearance.ts'
import { completeness } from './completeness.ts'
import { gtin } from './gtin.ts'
import { history } from './history.ts'
import { home } from './home.ts'
import { institutional } from './institutional.ts'
import { languageRules } from './language-rules.ts'
import { layout } from './layout.ts'
import { navigation } from './navigation.ts'
import { tooling } from './tooling.ts'

export const globals: GlobalConfig[] = [
  appearance,
  layout,
  navigation,
  home,
  institutional,
  tooling,
  completeness,
  languageRules,
  history,
  gtin,
]
  .map(hideAbsentModules)
  .map(findRelations)
  .map((config) => ({ ...config, admin: { ...config.admin, hideAPIURL: true } }))
  .map(refuseStaleGlobalSaves)
  .map(recordGlobals)
  .map(watchGlobalForm)
