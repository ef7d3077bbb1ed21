import { affectedBy, affectsSystems, kindsOfSystems } from './changed.mjs'
import { readImporters } from './importers.mjs'
import { readApiTests, specsWith } from './spec-tags.mjs'

/**
 * Journeys that share a system: those that read and those that change their own documents in parallel,
 * others one at a time, at last those that stop its programs.
 */
const groups = [['long', 'reading'], ['own'], ['alone'], ['faults']]
/**
 * All journeys, also those that start their own systems; `dev` runs beside `alone`, since `npm run
 * dev` mostly waits.
 */
export const allGroups = [['long', 'reading'], ['own'], ['alone', 'dev'], ['faults'], ['system']]

/**
 * Feature whose tests of the API run when a change concerns it, and at night: upgrades, backups and
 * schemas of other releases take as much as a quarter of the others.
 */
const rare = 'operations'

/** Vitest's options for the unit tests: projects that need neither a build nor a system. */
export const unitProjects = [
  'api',
  'over-http',
  'api-nightly',
  'cms-nightly',
  'site-build',
  'site-nightly',
  'work',
].map((project) => `--project=!${project}`)

/**
 * Unit tests that start, stop and examine programs and databases, or take the verdict on every regular
 * expression anew, in the project `tools`.
 */
const rareUnits = ['start/**', 'operate/**', 'run.test.mjs', 'test/every-pattern.test.mjs']

/** Vitest's options for those unit tests, which run at night in any case. */
export const rareUnitTests = [
  '--project=tools',
  ...rareUnits.map((path) => `tools/${path.replace('**', '')}`),
]

/** Stages of API tests: their project of `vitest.config.ts`, and their workers at most. */
export const apiStages = {
  // three workers for two processors: some tests mostly wait
  api: { project: 'api', maxWorkers: 3 },
  http: { project: 'over-http', maxWorkers: 2 },
}

/** Files of a stage of API tests, as Vitest names them. */
export const filesIn = (stage, names) =>
  names
    .filter((name) => name.startsWith('over-http/') === (stage === 'http'))
    .map((name) => `test/${name}.test.ts`)

const notRun = (tests, change) =>
  `${tests}: nothing that they depend on changed since ${change.base.slice(0, 12)}; \`npm run nightly\` runs them`

/** Groups of journeys of the gate after a change; all of them if the change is unknown. */
export function groupsOfGate(change) {
  if (change === undefined || affectsSystems(change.files)) return { groups: allGroups }
  return { groups, leftOut: notRun(kindsOfSystems.flatMap(specsWith).join(' '), change) }
}

/** Vitest's options for the unit tests of the gate after a change; all if the change is unknown. */
export function unitTestsOfGate(change) {
  if (change === undefined || affectsSystems(change.files) || concernsRare(change))
    return { options: unitProjects }
  return {
    options: [...unitProjects, ...rareUnits.map((path) => `--exclude=${path}`)],
    leftOut: notRun(`unit tests ${rareUnitTests.slice(1).join(' ')}`, change),
  }
}

function concernsRare(change, tests = readApiTests()) {
  const { api } = affectedBy(change.files)
  return api === 'all' || apiTestsWith(rare, tests).some((name) => api.includes(name))
}

/** Names of the tests of the API that the gate runs after a change; all if the change is unknown. */
export function apiTestsOfGate(change, tests = readApiTests()) {
  const names = [...tests.keys()]
  const ofRare = apiTestsWith(rare, tests)
  if (change === undefined || concernsRare(change, tests)) return { names }
  return {
    names: names.filter((name) => !ofRare.includes(name)),
    leftOut: notRun(`tests of the API: ${ofRare.join(' ')}`, change),
  }
}

const apiTestsWith = (tag, tests) =>
  [...tests].filter(([, tags]) => tags.includes(tag)).map(([name]) => name)

/** Names of all tests of the API. */
export const allApiTests = () => [...readApiTests().keys()]

/** Names of the tests of the API that run at night in any case. */
export const rareTests = () => apiTestsWith(rare, readApiTests())

/** Tests of the cms whose cases are sampled in the gate. */
export const sampledTests = () => [...(readImporters().get('cms/test/support/sampled') ?? [])]
