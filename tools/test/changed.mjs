import { execFileSync } from 'node:child_process'
import { root } from '../project/root.mjs'
import { readSpecs } from './spec-tags.mjs'

/** Folders of `site/app/features` that many screens share: a change selects all journeys. */
export const sharedFeatures = ['articles', 'cards', 'forms', 'listing']

/** Files that no journey depends on: tests, documents, commands of the tests. */
const irrelevant =
  /\.md$|\.test\.(tsx?|mjs)$|^(docs|bench|golden|\.github|cms\/test|site\/test)\/|^e2e\/adopter\/|^tools\/((check|bench|docs)|test\/(checks|changed|documented-commands|failed-tests|run-commands|spec-tags))\.mjs$/

/** Kinds of specs that run after a change of `ofSystems`, and at night. */
export const kindsOfSystems = ['dev', 'system']

/** Kinds of specs that are not part of the gate. */
const notOfGate = ['demonstration', 'adopter', 'handbook']

/**
 * Code that starts, watches, stops and reloads the programs, and code of the first day of an empty
 * system: a change selects the journeys with their own systems.
 */
const ofSystems =
  /^(package(-lock)?\.json$|(tools|deploy)\/|(site|cms)\/(package\.json|[\w.-]+\.config\.\w+)$|site\/server\/(assets\/|(main|development|compose|environment|create-server)\.ts$)|site\/server\/launch\/|cms\/src\/(main\.ts$|server\/|admin\/(set-up|dashboard|shell|look)\/))/

/**
 * Tests that a change may affect. Vitest selects unit tests by imports; API tests and journeys
 * reach the programs over HTTP, so they are selected by folder.
 * @param {string[]} files changed paths, relative to the root
 * @returns {{ api: boolean, journeys: 'all' | string[] }}
 */
export function affectedBy(files, specs = readSpecs()) {
  const relevant = files.filter((file) => !irrelevant.test(file))
  const api =
    files.some((file) => file.startsWith('cms/test/')) ||
    relevant.some((file) => /^(cms|packages|demo|package|tools\/start\/postgres)/.test(file))
  const selected = new Set()
  for (const file of relevant) {
    const [, journey] = /^e2e\/journeys\/(.+)\.spec\.ts$/.exec(file) ?? []
    const [, feature] = /^site\/app\/features\/([\w-]+)\//.exec(file) ?? []
    if (journey === undefined && (feature === undefined || sharedFeatures.includes(feature)))
      return { api, journeys: 'all' }
    for (const [name, tags] of specs)
      if (
        journey === undefined
          ? [feature, 'screens'].some((tag) => tags.includes(tag))
          : name === journey && !notOfGate.includes(tags[0])
      )
        selected.add(name)
  }
  return { api, journeys: [...selected] }
}

/**
 * True if a change selects the journeys that start, reload and stop whole systems: it concerns
 * their code, or these journeys.
 * @param {string[]} files changed paths, relative to the root
 */
export function affectsSystems(files, specs = readSpecs()) {
  return files
    .filter((file) => !irrelevant.test(file))
    .some((file) => {
      const [, journey = ''] = /^e2e\/journeys\/(.+)\.spec\.ts$/.exec(file) ?? []
      return ofSystems.test(file) || kindsOfSystems.includes(specs.get(journey)?.[0] ?? '')
    })
}

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/**
 * Commit that a change is compared to, and the paths changed since then, including untracked ones.
 * @param {string} branch branch from which the work started
 */
export function changedSince(branch) {
  const base = git('merge-base', 'HEAD', branch)
  const listed = `${git('diff', '--name-only', base)}\n${git('ls-files', '-o', '--exclude-standard')}`
  return { base, files: listed.split('\n').filter(Boolean) }
}

/**
 * Change that the whole gate tests: on a branch everything since it left main, on main its last
 * commit or merge. Undefined if git cannot tell.
 * @returns {{ base: string, files: string[] } | undefined}
 */
export function changeOfGate(changed = changedSince, head = () => git('rev-parse', 'HEAD')) {
  for (const branch of ['main', 'origin/main'])
    try {
      const change = changed(branch)
      return change.base === head() ? changed('HEAD^1') : change
    } catch {
      // no such branch, a clone without history, or a folder without git
    }
  return undefined
}
