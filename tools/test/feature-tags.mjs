import { moduleOf } from './importers.mjs'

/**
 * Features by their tag, each with the paths that hold it: folders, or beginnings of file names. A spec
 * of `e2e/journeys` and a test of `cms/test` names the features that it tests in its first line. Code
 * below a feature (`cms/src/changes`, `packages/spreadsheets`) has no row: it concerns the features
 * that import it.
 */
export const features = {
  // rooms of the panel, with their calls
  'api-keys': [
    'cms/src/admin/api-keys/',
    'cms/src/panel-calls/api-keys.ts',
    'cms/src/people/api-keys/',
  ],
  'bulk-files': ['cms/src/admin/bulk-files/', 'cms/src/panel-calls/bulk-files.ts'],
  completeness: ['cms/src/admin/completeness/', 'cms/src/panel-calls/completeness.ts'],
  dashboard: ['cms/src/admin/dashboard/'],
  editor: [
    'cms/src/admin/editor/',
    'cms/src/admin/fields/',
    'cms/src/admin/relations/',
    'cms/src/panel-calls/documents.ts',
    'cms/src/panel-calls/forms.ts',
  ],
  grid: ['cms/src/admin/grid/', 'cms/src/panel-calls/grid.ts'],
  history: ['cms/src/admin/history/', 'cms/src/panel-calls/history.ts'],
  imports: [
    'cms/src/admin/consequences/',
    'cms/src/admin/doubts/',
    'cms/src/admin/sheets/',
    'cms/src/panel-calls/imports.ts',
    'cms/src/panel-calls/sheets.ts',
  ],
  leads: [
    'cms/src/admin/inbox/',
    'cms/src/panel-calls/leads.ts',
    'cms/src/people/inbox/',
    'cms/src/people/leads/',
    'cms/src/people/erp/',
  ],
  lists: [
    'cms/src/admin/filters/',
    'cms/src/admin/lists/',
    'cms/src/admin/list-actions/',
    'cms/src/panel-calls/lists.ts',
    'cms/src/staff-index/',
  ],
  'mail-texts': [
    'cms/src/admin/mail-texts/',
    'cms/src/mail/templates/',
    'cms/src/mail/texts/',
    'cms/src/panel-calls/mail-texts.ts',
  ],
  'new-product': ['cms/src/admin/new-product/', 'cms/src/panel-calls/new-product.ts'],
  releases: [
    'cms/src/admin/releases/',
    'cms/src/admin/release-entry/',
    'cms/src/panel-calls/releases.ts',
  ],
  searches: ['cms/src/admin/searches/', 'cms/src/panel-calls/searches.ts'],
  'set-up': [
    'cms/src/admin/set-up/',
    'cms/src/admin/site-switches/',
    'cms/src/panel-calls/set-up.ts',
    'site/server/launch/',
  ],
  shell: [
    'cms/src/admin/shell/',
    'cms/src/admin/style-guide/',
    'cms/src/panel-calls/find.ts',
    'cms/src/app/',
  ],
  structure: [
    'cms/src/admin/structure/',
    'cms/src/admin/limits/',
    'cms/src/panel-calls/structure.ts',
    'cms/src/panel-calls/limits.ts',
  ],
  terms: ['cms/src/admin/terms/', 'cms/src/panel-calls/terms.ts'],
  translations: [
    'cms/src/admin/translations/',
    'cms/src/admin/translation-files/',
    'cms/src/panel-calls/translation',
  ],
  webhooks: ['cms/src/admin/webhooks/', 'cms/src/panel-calls/webhooks.ts', 'cms/src/webhooks/'],

  // screens of the site, with their calls
  account: ['site/app/features/account/', 'cms/src/api/restricted/', 'cms/src/people/members/'],
  blocks: ['site/app/features/blocks/'],
  certificates: [
    'site/app/features/certificates/',
    'cms/src/people/certificate-owners/',
    'cms/src/content/certificates/',
  ],
  company: ['site/app/features/company/'],
  comparison: ['site/app/features/comparison/'],
  'cross-references': [
    'site/app/features/cross-references/',
    'cms/src/admin/cross-references/',
    'cms/src/api/cross-references/',
  ],
  home: ['site/app/features/home/'],
  knowledge: ['site/app/features/knowledge/'],
  legal: ['site/app/features/legal/', 'cms/src/people/privacy/'],
  models: ['site/app/features/models/'],
  news: ['site/app/features/news/'],
  newsletter: ['site/app/features/newsletter/'],
  navigation: ['cms/src/content/navigation/', 'cms/src/api/pages/menu'],
  pages: ['cms/src/api/blocks/', 'cms/src/content/blocks/', 'site/server/pages/page-paths.ts'],
  'parts-list': ['site/app/features/parts-list/'],
  products: ['site/app/features/products/', 'cms/src/api/catalogue/'],
  // selected with every screen
  screens: ['site/app/features/styleguide/'],
  search: ['site/app/features/search/', 'cms/src/api/search/', 'cms/src/api/filters/'],
  solutions: ['site/app/features/solutions/'],
  'where-to-buy': ['site/app/features/where-to-buy/'],
  suggestions: ['site/app/features/suggestions/'],
  tooling: ['site/app/features/tooling/', 'cms/src/api/tooling/'],
  forms: ['site/server/posted-forms/', 'cms/src/api/forms/'],

  // what programs read, and what runs without a screen
  api: ['site/server/api-gateway/', 'cms/src/api/docs/', 'examples/clients/'],
  appearance: [
    'site/server/appearance/',
    'cms/src/admin/fields/color-',
    'cms/src/admin/fields/logo-field.tsx',
    'cms/src/content/appearance/',
    'packages/appearance/',
  ],
  artifacts: ['site/server/artifacts/', 'site/server/well-known/'],
  assistants: ['site/server/assistants/'],
  caching: ['site/server/caching/', 'site/server/edge/', 'deploy/'],
  feed: ['cms/src/api/feed/', 'examples/mirror/'],
  calls: ['cms/src/panel-api/', 'cms/src/panel-calls/'],
  jobs: ['cms/src/jobs/'],
  markdown: ['site/server/pages/markdown'],
  mail: ['cms/src/mail/'],
  monitoring: ['cms/src/platform/monitoring/', 'packages/logging/', 'deploy/monitoring/'],
  operations: [
    'cms/src/operations/',
    'cms/src/migrations/',
    'cms/src/rebuild-read-model.ts',
    'cms/src/schema/',
    'tools/operate/',
    'tools/start/postgres',
  ],
  preview: ['cms/src/publishing/preview/', 'cms/src/publishing/views/'],
  publishing: ['cms/src/admin/languages/', 'cms/src/publishing/', 'cms/src/schema/'],
  staff: ['cms/src/people/staff/', 'cms/src/people/passwords/', 'cms/src/panel-calls/people.ts'],
}

/** Groups of features that share code. */
const areas = {
  panel: [...tagsBelow('cms/src/admin/'), 'calls'],
  site: [...tagsBelow('site/'), 'feed'],
}

function tagsBelow(folder) {
  const isBelow = (path) => path.startsWith(folder)
  return Object.keys(features).filter((tag) => features[tag].some(isBelow))
}

/** Code that each feature of an area needs; `all`: what every test needs. */
export const shared = {
  panel: [
    'cms/src/admin/look/',
    'cms/src/admin/panel/',
    'cms/src/platform/panel-calls/',
    'cms/src/ui/',
  ],
  site: [
    'site/app/core/',
    'site/app/entry',
    'site/app/root/',
    'site/app/shell/',
    'site/app/ui/',
    'site/server/',
    'cms/src/api/http/',
    'cms/src/api/pages/',
    'cms/src/api/reading/',
  ],
  all: [
    'cms/src/demo/',
    'cms/src/main.ts',
    'cms/src/payload.config.ts',
    'cms/src/platform/',
    'cms/src/server/',
    'demo/',
  ],
}

/**
 * Code that lists features and imports each of them: a change of a feature does not concern the others.
 */
const lists = [
  'cms/src/api/handlers.ts',
  'cms/src/admin/panel/own-view',
  'cms/src/app/',
  'cms/src/demo/',
  'cms/src/generate.ts',
  'cms/src/jobs/',
  'cms/src/main.ts',
  'cms/src/panel-api/',
  'cms/src/panel-calls/addresses.ts',
  'cms/src/panel-calls/table.ts',
  'cms/src/payload.config.ts',
  'cms/src/server/',
  'site/app/root/',
]

const isIn = (paths, file) => paths.some((path) => file.startsWith(path))

/** Features that hold a file. */
const holding = (file) => Object.keys(features).filter((tag) => isIn(features[tag], file))

/** Area of shared code that a file is part of. */
const areaOf = (file) => Object.keys(shared).find((area) => isIn(shared[area], file))

/**
 * Features that a change of a module concerns: those that hold it, and those that import it, also through
 * others. Shared code concerns its area, and so does what only shared code imports.
 *
 * @param {string} file path relative to the root
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers of `readImporters`
 * @returns {'all' | string[]}
 */
export function featuresOf(file, importers) {
  const reached = new Set([file])
  const tags = new Set()
  const reachedAreas = new Set()
  for (const module of reached) {
    const held = holding(module)
    const area = held.length > 0 ? undefined : areaOf(module)
    if (area === undefined) for (const tag of held) tags.add(tag)
    else reachedAreas.add(area)
    if (area !== undefined && module !== file) continue
    for (const importer of importers.get(moduleOf(module)) ?? [])
      if (!isIn(lists, importer)) reached.add(importer)
  }
  const found = holding(file).length > 0 ? [] : reachedAreas
  for (const area of found) {
    if (area === 'all') return 'all'
    for (const tag of areas[area]) tags.add(tag)
  }
  return tags.size > 0 ? [...tags] : 'all'
}
