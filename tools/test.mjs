import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEnvironment, buildWhatChanged } from './build/builds.mjs'
import { affectedBy, changeOfGate, changedSince } from './test/changed.mjs'
import { findChromium, packages } from './test/chromium.mjs'
import { failedInPlaywright, failedInVitest, failure } from './test/failed-tests.mjs'
import { staticChecks } from './test/checks.mjs'
import { inCopy, testAdopter, testConfigurations } from './test/configurations.mjs'
import { prepareSources } from './build/dependencies.mjs'
import { runCommands } from './test/run-commands.mjs'
import { UserFacingError } from './project/user-facing-error.mjs'
import { compileCache, packageBin, root } from './project/root.mjs'
import { measure } from './test/processor-time.mjs'
import {
  allApiTests,
  allGroups,
  apiStages,
  apiTestsOfGate,
  filesIn,
  groupsOfGate,
  rareTests,
  rareUnitTests,
  sampledTests,
  unitProjects,
  unitTestsOfGate,
} from './test/selection.mjs'
import { specsWith } from './test/spec-tags.mjs'
import { seconds } from './project/steps.mjs'
import { startSystem, troubleIn } from './test/system.mjs'

/** Folder of the test runners' results. */
const results = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
/** File that names the seeded data folder of the tests of the API, once it is made. */
const seeded = join(results, 'seeded')
const total = { passed: 0, failed: 0 }
/** Failed tests with their errors, printed at the end. */
const failures = []
/** Tests that only the nightly run executes, printed at the end. */
const leftOut = new Set()
/** Running test runners. */
const runners = new Set()
let stopping = false

function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}

/** Runs a test runner with inherited output; never resolves once the tests are being stopped. */
function show(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...buildEnvironment(), ...compileCache, NODE_ENV: 'test', ...env },
    })
    runners.add(child)
    child.on('error', reject)
    child.on('close', (code) => {
      runners.delete(child)
      if (!stopping) resolve(code)
    })
  })
}

async function checks() {
  const left = staticChecks()
  const work = async () => {
    for (let check = left.shift(); check; check = left.shift()) {
      const began = performance.now()
      const wrong = await check.run()
      count(wrong ? 0 : 1, wrong ? 1 : 0)
      if (wrong) failures.push(failure(check.name, '', wrong))
      process.stdout.write(
        `  ${wrong ? 'FAIL' : 'ok  '} ${check.name} · ${seconds(performance.now() - began)}\n${wrong ? `${wrong}\n` : ''}`,
      )
    }
  }
  await Promise.all([work(), work()])
}

/** Runs projects of `vitest.config.ts`; `name`: name of the results file. */
async function vitest(name, options, env) {
  const file = join(results, `${name}.json`)
  const code = await show(
    packageBin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...options],
    env,
  )
  if (!existsSync(file)) return count(0, 1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report
  failures.push(...failedInVitest(report))
  // Vitest counts no failed test for a file that fails to load
  count(
    numPassedTests,
    numFailedTests + (numFailedTests === 0 && (code !== 0 || numFailedTestSuites > 0) ? 1 : 0),
  )
}

/** System of the journeys, once its start has begun. */
let tested

/** Starts the system of the journeys, unless its start has begun. */
function startTested() {
  // directly below the temporary folder: the private PostgreSQL may run as another user
  tested ??= startSystem(mkdtempSync(join(tmpdir(), 'vitrine-journeys-')), {
    // receivers of the journeys are on this machine
    WEBHOOK_PRIVATE_NETWORKS: 'allowed',
  })
  return tested
}

/**
 * Counts the work of PostgreSQL for each call on the system of the journeys, before these change
 * its content. With `STORE_WORK=yes` it stores the figures.
 */
async function work() {
  const { data } = await startTested()
  const { postgres } = JSON.parse(readFileSync(join(data, 'running.json'), 'utf8'))
  const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
  await vitest('work', ['--project=work'], {
    ...secrets,
    DATABASE_URL: `postgres://vitrine:${secrets.DATABASE_PASSWORD}@127.0.0.1:${postgres.port}/postgres`,
    VITRINE_DATA: data,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    // pages cost alike wherever they lie: tables of a few thousand rows are not read whole or by an
    // index as the sample of `analyze` falls
    PGOPTIONS: '-c random_page_cost=1.1',
  })
}

/** Number of runs of Playwright; each has its own results file. */
let runs = 0

/**
 * Runs journeys on a system started for them.
 *
 * @param {string[][]} groups Projects of `e2e/playwright.config.ts`: projects of a group run in
 *   parallel, groups one after another, also after a failure.
 * @param {string[]} [selection] Playwright's options.
 * @param {'gate' | 'night' | 'all'} [which] Tests of the gate, of the nightly run, or both.
 */
async function journeys(groups, selection = [], which = 'gate') {
  const system = await startTested()
  const { url, data } = system
  const env = { VITRINE_URL: url, VITRINE_DATA: data, VITRINE_JOURNEYS: which }
  let passed = false
  try {
    const codes = []
    for (const projects of groups)
      codes.push(
        await playwright([...projects.map((name) => `--project=${name}`), ...selection], env),
      )
    passed = codes.every((code) => code === 0)
  } finally {
    if (!passed) process.stdout.write(`\nWhat the system said meanwhile:\n${troubleIn(data)}\n`)
    tested = undefined
    await system.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Runs Playwright and counts its tests; returns its exit code. */
async function playwright(selection, env = {}) {
  runs += 1
  const file = join(results, `journeys-${runs}.json`)
  const options = ['test', '--config', 'e2e/playwright.config.ts', ...selection]
  const code = await show(packageBin('playwright'), options, {
    CHROMIUM_PATH: await findChromium(packages.tested),
    VITRINE_RESULTS: file,
    ...env,
  })
  countJourneys(file, code)
  return code
}

function countJourneys(file, code) {
  if (!existsSync(file)) return count(0, 1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { stats } = report
  failures.push(...failedInPlaywright(report))
  count(
    stats.expected,
    stats.unexpected + stats.flaky + (code !== 0 && stats.unexpected === 0 ? 1 : 0),
  )
}

/** Runs the tests of the API of a stage; each worker has its own database. */
async function apiTests(stage, { names, leftOut: rest }) {
  if (rest) leftOut.add(rest)
  const files = filesIn(stage, names)
  const { project, maxWorkers } = apiStages[stage]
  const workers = String(Math.min(maxWorkers, files.length))
  if (files.length > 0)
    await vitest(stage, [`--project=${project}`, `--maxWorkers=${workers}`, ...files], {
      CMS_TEST_SYSTEMS: workers,
      CMS_TEST_SEEDED: seeded,
    })
}

/** Runs journeys after a change; without one all of them. */
async function journeysAfter(change, selection) {
  const { groups, leftOut: rest } = groupsOfGate(change)
  if (rest) leftOut.add(rest)
  await journeys(groups, selection)
}

/** Stages that run while the programs are being built. */
const besideBuilds = ['static', 'unit', 'api']

/** Stages of the gate; `npm test -- unit` runs the named ones only. */
const stages = {
  static: checks,
  unit: () => {
    const { options, leftOut: rest } = unitTestsOfGate(changeOfGate())
    if (rest) leftOut.add(rest)
    return vitest('unit', options)
  },
  api: () => apiTests('api', apiTestsOfGate(changeOfGate())),
  built: () => vitest('built', ['--project=site-build']),
  http: () => apiTests('http', apiTestsOfGate(changeOfGate())),
  work,
  journeys: () => journeysAfter(changeOfGate(), shard),
}

const shardArguments = process.argv.slice(2).filter((argument) => argument.startsWith('--shard='))
/** Option for a group of projects that may have no selected test. */
const maybeNone = '--pass-with-no-tests'
/**
 * Playwright's options for the part of the journeys that one of several machines runs, such as
 * `--shard=1/2`.
 */
const shard = shardArguments.length > 0 ? [...shardArguments, maybeNone] : []

/**
 * Stages that run only if named. `configurations`: in copies, the stage `configuration` for each of
 * `e2e/configurations`: journeys that hold for every configuration. `adopter`: in a copy, the stage
 * `stranger`: from an empty system to a launched site through the panel alone. `handbook`: pictures
 * of the manual. `commands`: in a copy, the commands of the documents, including `npm run docs`.
 */
const others = {
  nightly: async () => {
    for (const name of ['api', 'cms', 'site'])
      await vitest(`${name}-nightly`, [`--project=${name}-nightly`])
    await vitest('unit-nightly', rareUnitTests)
    for (const stage of ['api', 'http']) await apiTests(stage, { names: rareTests() })
    await vitest('sampled', sampledTests(), { VITRINE_TESTS: 'night' })
    await journeys(allGroups, [], 'night')
  },
  configurations: () => testConfigurations(count),
  configuration: () =>
    journeys(
      [['long', 'reading', ...(process.env.VITRINE_DEMO ? ['demonstration'] : [])]],
      specsWith('configuration'),
      'all',
    ),
  adopter: () => testAdopter(count),
  commands: () => inCopy('commands', (copy) => runCommands(copy, count)),
  handbook: () => journeys([['handbook']]),
  stranger: () => playwright(['--project=adopter']),
}

/** Stages of the gate, limited to the tests that the changes since a branch may affect. */
function stagesOfChange(branch) {
  const { base, files } = changedSince(branch)
  const { api, journeys: selected } = affectedBy(files)
  process.stdout.write(
    `${files.length} files changed since ${base.slice(0, 12)}: tests of the API: ${named(api)}; journeys: ${named(selected)}\n`,
  )
  const since = ['--passWithNoTests', `--changed=${base}`]
  const tested = { names: api === 'all' ? allApiTests() : api }
  return {
    static: checks,
    unit: () => vitest('unit', [...unitProjects, ...since]),
    built: () => vitest('built', ['--project=site-build', ...since]),
    ...(api.length > 0
      ? { api: () => apiTests('api', tested), http: () => apiTests('http', tested) }
      : {}),
    ...(selected.length > 0
      ? {
          journeys: () =>
            journeysAfter({ base, files }, [
              maybeNone,
              ...shardArguments,
              ...(selected === 'all' ? [] : selected.map((name) => `/${name}.spec.ts`)),
            ]),
        }
      : {}),
  }
}

const named = (tests) => (tests === 'all' ? tests : tests.join(' ') || 'none')

/**
 * Runs a stage and prints its duration and the processor time of all processes below this one
 * meanwhile: builds and the start of a system count where they run, beside the stage.
 */
async function stage(name, work) {
  const ended = measure()
  process.stdout.write(`\n${name}\n`)
  await work()
  process.stdout.write(`  ${name} · ${ended()}\n`)
}

async function main() {
  const ended = measure()
  const names = process.argv.slice(2).filter((argument) => !shardArguments.includes(argument))
  const [first, branch = 'main'] = names
  const all = first === 'changed' ? stagesOfChange(branch) : { ...stages, ...others }
  const requested = first === 'changed' ? Object.keys(all) : names
  const unknown = requested.filter((name) => !(name in all))
  if (unknown.length > 0)
    throw new UserFacingError(
      `There is no stage "${unknown[0]}": there are ${Object.keys(all).join(', ')}, changed.`,
    )
  if (shardArguments.length > 0 && !requested.includes('journeys'))
    throw new UserFacingError('`--shard` divides the journeys: name the stage `journeys`.')
  await prepareSources()
  const chosen = Object.entries(all).filter(([name]) =>
    requested.length > 0 ? requested.includes(name) : name in stages,
  )
  const built = chosen.some(([name]) => !besideBuilds.includes(name))
    ? buildWhatChanged()
    : undefined
  built?.catch(() => undefined)
  for (const [name, work] of chosen) {
    if (!besideBuilds.includes(name)) await built
    // the API tests leave a third of two processors idle
    if (name === 'api' && chosen.some(([other]) => other === 'journeys'))
      built?.then(startTested).catch(() => undefined)
    await stage(name, work)
  }
  if (chosen.length > 1) process.stdout.write(`\nin all · ${ended()}\n`)
}

function removeResults() {
  const folders = [...(existsSync(seeded) ? [readFileSync(seeded, 'utf8')] : []), results]
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** Ends the runners by SIGINT, on which they stop the systems that they have started. */
async function stopRunners() {
  stopping = true
  await Promise.all(
    [...runners].map(
      (child) =>
        new Promise((resolve) => {
          child.once('close', resolve)
          child.kill('SIGINT')
        }),
    ),
  )
}

// the system has its own process group, which a terminal's signal does not reach
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await stopRunners()
    const system = await tested?.catch(() => undefined)
    await system?.stop()
    if (system) rmSync(system.data, { recursive: true, force: true })
    removeResults()
    process.exit(1)
  })

main()
  .catch((error) => {
    process.stderr.write(
      error instanceof UserFacingError ? `\n${error.message}\n` : `\n${error.stack}\n`,
    )
    total.failed += 1
  })
  .finally(async () => {
    await tested?.then((system) => system.stop()).catch(() => undefined)
    removeResults()
    if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`)
    if (leftOut.size > 0) process.stdout.write(`\nNot run: ${[...leftOut].join('\n')}\n`)
    process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
    process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
  })
