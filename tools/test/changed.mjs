import { execFileSync } from 'node:child_process'
import { root } from '../project/root.mjs'
import { featuresOf } from './feature-tags.mjs'
import { moduleOf, readImporters } from './importers.mjs'
import { readApiTests, readSpecs } from './spec-tags.mjs'

/**
 * Files that no test of the API and no journey depends on: tests, documents, types, commands, and
 * configurations of static checks.
 */
const irrelevant =
  /\.(md|d\.ts)$|\.(test|nightly)\.(tsx?|mjs)$|(^|\/)payload-types\.ts$|^(docs|bench|golden|\.github|site\/test)\/|^(\.[\w.-]+|knip\.json|vitest\.config\.ts)$|^tools\/((check|bench|docs|test)\.mjs|test\/(?!chromium|system))/

/** Kinds of specs that run after a change of `ofSystems`, and at night. */
export const kindsOfSystems = ['dev', 'system']

/** Kinds of specs that are not part of the gate. */
const notOfGate = ['demonstration', 'adopter', 'handbook']

/**
 * Code that starts, watches, stops and reloads the programs, and code of the first day of an empty
 * system: a change selects the journeys with their own systems.
 */
const ofSystems =
  /^(package(-lock)?\.json$|(tools|deploy)\/|(site|cms)\/(package\.json|[\w.-]+\.config\.\w+)$|site\/server\/(assets\/|(main|development|compose|environment|create-server)\.ts$)|site\/server\/launch\/|cms\/src\/(main\.ts$|server\/|admin\/(set-up|dashboard|shell|look|style-guide)\/))/

/** Files that the configurations name, and on which all tests of their kind depend. */
const usedByAll = /^(cms\/test\/support\/(start|choose-system)|e2e\/playwright\.config)\.ts$/

const journeyOf = (file) => /^e2e\/journeys\/(.+)\.spec\.ts$/.exec(file)?.[1]
const apiTestOf = (file) => /^cms\/test\/(.+)\.test\.ts$/.exec(file)?.[1]

/**
 * Tests that a change may affect. Vitest selects unit tests by imports; API tests and journeys reach
 * the programs over HTTP, so they are selected by the features that a change concerns.
 *
 * @param {string[]} files changed paths, relative to the root
 * @returns {{ api: 'all' | string[], journeys: 'all' | string[] }} names of tests without their ending
 */
export function affectedBy(files, { specs, apiTests, importers } = readTests()) {
  const api = new Selection(apiTests)
  const journeys = new Selection(specs)
  for (const file of files) {
    if (/^(cms\/test|e2e)\//.test(file)) {
      const [selection, nameOf] = file.startsWith('e2e/') ? [journeys, journeyOf] : [api, apiTestOf]
      if (!/\.(md|nightly\.ts)$|^(e2e\/adopter|cms\/test\/work)\//.test(file))
        selection.addUsers(file, nameOf, importers)
    } else if (!irrelevant.test(file)) {
      const tags = featuresOf(file, importers)
      if (!file.startsWith('site/')) api.add(tags)
      journeys.add(tags !== 'all' && file.startsWith('site/app/') ? [...tags, 'screens'] : tags)
    }
  }
  return { api: api.selected, journeys: journeys.selected }
}

/** Tests of one kind that are selected, by their tags. */
class Selection {
  #tests
  #names = new Set()
  #all = false

  /** @param {ReadonlyMap<string, string[]>} tests tags by name */
  constructor(tests) {
    this.#tests = tests
  }

  /** @param {'all' | string[]} tags */
  add(tags) {
    if (tags === 'all') this.#all = true
    else
      for (const [name, own] of this.#tests)
        if (own.some((tag) => tags.includes(tag)) && !notOfGate.includes(own[0]))
          this.#names.add(name)
  }

  /** Adds the test that a file is, or those that import it; without one: all of them. */
  addUsers(file, nameOf, importers) {
    const reached = new Set([file])
    const tests = new Set()
    for (const module of reached) {
      const name = nameOf(module)
      if (name !== undefined) tests.add(name)
      for (const importer of importers.get(moduleOf(module)) ?? []) reached.add(importer)
    }
    if (tests.size === 0 || [...reached].some((module) => usedByAll.test(module))) this.#all = true
    for (const name of tests)
      if (this.#tests.has(name) && !notOfGate.includes(this.#tests.get(name)[0]))
        this.#names.add(name)
  }

  get selected() {
    return this.#all ? 'all' : [...this.#names]
  }
}

const readTests = () => ({
  specs: readSpecs(),
  apiTests: readApiTests(),
  importers: readImporters(),
})

/**
 * True if a change selects the journeys that start, reload and stop whole systems: it concerns
 * their code, or these journeys.
 * @param {string[]} files changed paths, relative to the root
 */
export function affectsSystems(files, specs = readSpecs()) {
  return files
    .filter((file) => !irrelevant.test(file))
    .some((file) => {
      const [kind = ''] = specs.get(journeyOf(file) ?? '') ?? []
      return ofSystems.test(file) || kindsOfSystems.includes(kind)
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
 * Age of the commits of main that a gate of main tests again, s: a push brings many commits at once,
 * and no ref says which.
 */
const pushedSeconds = 24 * 60 * 60

/** Last commit of main that is older than those that may have been pushed with its head. */
function commitBeforePush() {
  const since = Number(git('show', '-s', '--format=%ct', 'HEAD')) - pushedSeconds
  return git('rev-list', '-1', '--first-parent', `--before=${since}`, 'HEAD')
}

/**
 * Change that the whole gate tests: on a branch everything since it left main, on main the commits
 * of its last day. Undefined if git cannot tell.
 * @returns {{ base: string, files: string[] } | undefined}
 */
export function changeOfGate(
  changed = changedSince,
  head = () => git('rev-parse', 'HEAD'),
  before = commitBeforePush,
) {
  for (const branch of ['main', 'origin/main'])
    try {
      const change = changed(branch)
      return change.base === head() ? changed(before()) : change
    } catch {
      // no such branch, a clone without history, or a folder without git
    }
  return undefined
}
