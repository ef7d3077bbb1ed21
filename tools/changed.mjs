import { execFileSync } from 'node:child_process'
import { root } from './root.mjs'

/** Journeys of the screens in a folder of `site/app/features`; folders shared by screens: all. */
export const journeysOfFeature = {
  account: ['restricted-area', 'restricted-attacks', 'membership', 'navigation'],
  certificates: ['certificates', 'product'],
  comparison: ['parts-list', 'work-done'],
  'cross-references': ['cross-references'],
  company: ['contact', 'work-with-us', 'newsletter', 'reading'],
  home: ['layouts', 'popups', 'keyboard'],
  knowledge: ['reading'],
  legal: ['data-request', 'reading', 'consent'],
  models: ['models', 'product'],
  news: ['reading'],
  newsletter: ['newsletter'],
  'parts-list': ['parts-list', 'life-cycle', 'restricted-area'],
  products: ['product', 'life-cycle', 'data-sheet', 'listing', 'found-and-shared', 'where-to-buy'],
  search: ['shell', 'listing', 'keyboard', 'suggestions', 'golden-search'],
  solutions: ['reading'],
  styleguide: [],
  suggestions: ['suggestions'],
  tooling: ['tooling', 'product'],
  'where-to-buy': ['where-to-buy'],
}

/** Journeys of every screen. */
export const journeysOfScreens = ['public-screens', 'without-javascript', 'first-view']

/** Tests and documents of the programs: no journey shows a change of these. */
const unseen =
  /\.md$|\.test\.(tsx?|mjs)$|^(docs|bench|golden|\.github|cms\/test|site\/test)\/|^e2e\/(adopter\/|journeys\/(adopter|handbook|own-house)\.spec)|^tools\/(check|checks|bench|changed|docs|documented-commands|run-commands)\.mjs$/

/**
 * What a change may affect. Unit tests are selected by Vitest from the imports; tests of the API and
 * journeys reach the programs over HTTP, so that their selection is by folder.
 * @param {string[]} files changed paths, relative to the root
 * @returns {{ api: boolean, journeys: 'all' | string[] }}
 */
export function affectedBy(files) {
  const seen = files.filter((file) => !unseen.test(file))
  const api =
    files.some((file) => file.startsWith('cms/test/')) ||
    seen.some((file) => /^(cms|packages|demo|package|tools\/postgres)/.test(file))
  const selected = new Set()
  for (const file of seen) {
    const [, journey] = /^e2e\/journeys\/(.+)\.spec\.ts$/.exec(file) ?? []
    const [, feature = ''] = /^site\/app\/features\/([\w-]+)\//.exec(file) ?? []
    const names = journey === undefined ? journeysOfFeature[feature] : [journey]
    if (names === undefined) return { api, journeys: 'all' }
    for (const name of names) selected.add(name)
    if (journey === undefined) for (const name of journeysOfScreens) selected.add(name)
  }
  return { api, journeys: [...selected] }
}

/**
 * Commit that a change is compared to, and the paths changed since, untracked ones included.
 * @param {string} branch what the work branched from
 */
export function changedSince(branch) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const base = git('merge-base', 'HEAD', branch)
  const listed = `${git('diff', '--name-only', base)}\n${git('ls-files', '-o', '--exclude-standard')}`
  return { base, files: listed.split('\n').filter(Boolean) }
}
