import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEnvironment, buildWhatChanged } from './builds.mjs'
import { affectedBy, changedSince } from './changed.mjs'
import { findChromium, packages } from './chromium.mjs'
import { failedInPlaywright, failedInVitest, failure } from './failed-tests.mjs'
import { staticChecks } from './checks.mjs'
import { inCopy, testAdopter, testConfigurations } from './configurations.mjs'
import { prepareSources } from './dependencies.mjs'
import { runCommands } from './run-commands.mjs'
import { UserFacingError } from './user-facing-error.mjs'
import { compileCache, packageBin, root } from './root.mjs'
import { seconds } from './steps.mjs'
import { startSystem } from './system.mjs'

/** Folder of the runners' results. */
const results = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
const total = { passed: 0, failed: 0 }
/** Failed tests with their errors, for the end of the output. */
const failures = []
/** Test runners that are running. */
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

/** Runs projects of `vitest.config.ts`; `name`: of the results file. */
async function vitest(name, options, env) {
  const file = join(results, `${name}.json`)
  const code = await show(
    packageBin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...options],
    env,
  )
  if (!existsSync(file)) return count(0, 1)
  const found = JSON.parse(readFileSync(file, 'utf8'))
  const { numPassedTests, numFailedTests, numFailedTestSuites } = found
  failures.push(...failedInVitest(found))
  // a file that fails to load has no failed test
  count(
    numPassedTests,
    numFailedTests + (numFailedTests === 0 && (code !== 0 || numFailedTestSuites > 0) ? 1 : 0),
  )
}

/**
 * Prints the system's warnings and errors after failed journeys: its data folder is deleted with
 * the test.
 */
function printSystemLogs(data) {
  const lines = ['site', 'cms', 'postgres'].flatMap((name) => {
    const log = join(data, 'logs', `${name}.log`)
    return existsSync(log)
      ? readFileSync(log, 'utf8')
          .split('\n')
          .filter((line) => isTrouble.test(line))
          .slice(-12)
          .map((line) => `${name}: ${line.slice(0, 400)}`)
      : []
  })
  process.stdout.write(`\nWhat the system said meanwhile:\n${lines.join('\n')}\n`)
}

const isTrouble = /"level":[4-6]0|ERROR|FATAL|duration: /

/** The system of the journeys, once its start has begun. */
let tested

/** Starts the system of the journeys, if that has not begun. */
function startTested() {
  // directly below the temporary folder: the private PostgreSQL may run as another user
  tested ??= startSystem(mkdtempSync(join(tmpdir(), 'vitrine-journeys-')))
  return tested
}

/** Runs journeys on a system started for them; `selection`: Playwright's options. */
async function journeys(...selection) {
  const system = await startTested()
  const { url, data } = system
  let code
  try {
    code = await playwright(selection, { VITRINE_URL: url, VITRINE_DATA: data })
  } finally {
    if (code !== 0) printSystemLogs(data)
    tested = undefined
    await system.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Runs Playwright and counts its tests; returns its exit code. */
async function playwright(selection, env = {}) {
  const file = join(results, 'journeys.json')
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
  const found = JSON.parse(readFileSync(file, 'utf8'))
  const { stats } = found
  failures.push(...failedInPlaywright(found))
  count(
    stats.expected,
    stats.unexpected + stats.flaky + (code !== 0 && stats.unexpected === 0 ? 1 : 0),
  )
}

/** Projects of `vitest.config.ts` that need neither a build nor a system. */
const unitProjects = ['api', 'over-http', 'api-nightly', 'site-build'].map(
  (project) => `--project=!${project}`,
)

/** Stages that run while the programs are being built. */
const besideBuilds = ['static', 'unit', 'api']

/** Stages of the gate; `npm test -- unit` runs the named ones only. */
const stages = {
  static: checks,
  unit: () => vitest('unit', unitProjects),
  // three workers, each with its own database: some tests wait more than they compute
  api: () => vitest('api', ['--project=api', '--maxWorkers=3'], { CMS_TEST_SYSTEMS: '3' }),
  built: () => vitest('built', ['--project=site-build']),
  http: () => vitest('http', ['--project=over-http', '--maxWorkers=2'], { CMS_TEST_SYSTEMS: '2' }),
  // after the projects that it depends on
  journeys: () => journeys('--project=faults'),
}

/**
 * Stages that run only when named. `configurations`: in copies, the stage `configuration` for each
 * of `e2e/configurations`: journeys that hold for every configuration. `adopter`: in a copy, the stage
 * `stranger`: from an empty system to a launched site through the panel alone. `handbook`: pictures of
 * the manual. `commands`: in a copy, the commands of the documents, `npm run docs` among them.
 */
const others = {
  nightly: async () => {
    await vitest('api-nightly', ['--project=api-nightly'])
    await journeys('--project=nightly')
  },
  configurations: () => testConfigurations(count),
  configuration: () =>
    journeys(
      '--no-deps',
      '--project=longest',
      '--project=reading',
      '/crawler.spec.ts',
      '/public-screens.spec.ts',
      ...(process.env.VITRINE_DEMO ? ['/own-house.spec.ts'] : []),
    ),
  adopter: () => testAdopter(count),
  commands: () => inCopy('commands', (copy) => runCommands(copy, count)),
  handbook: () => journeys('--project=handbook'),
  stranger: () => playwright(['--project=adopter']),
}

/** Stages of the gate, limited to what the changes since a branch may affect. */
function stagesOfChange(branch) {
  const { base, files } = changedSince(branch)
  const { api, journeys: selected } = affectedBy(files)
  const specs = selected === 'all' ? undefined : selected.map((name) => `/${name}.spec.ts`)
  process.stdout.write(
    `${files.length} files changed since ${base.slice(0, 12)}: ${api ? '' : 'no '}tests of the API, journeys: ${specs?.join(' ') || (specs ? 'none' : 'all')}\n`,
  )
  const parts = ['longest', 'reading', 'journeys', 'development', 'faults'].map(
    (project) => `--project=${project}`,
  )
  return {
    static: checks,
    unit: () => vitest('unit', [...unitProjects, '--passWithNoTests', `--changed=${base}`]),
    built: () =>
      vitest('built', ['--project=site-build', '--passWithNoTests', `--changed=${base}`]),
    ...(api ? { api: stages.api, http: stages.http } : {}),
    ...(specs === undefined ? { journeys: stages.journeys } : {}),
    ...(specs && specs.length > 0
      ? { journeys: () => journeys('--no-deps', '--workers=1', ...parts, ...specs) }
      : {}),
  }
}

async function stage(name, work) {
  const began = performance.now()
  process.stdout.write(`\n${name}\n`)
  await work()
  process.stdout.write(`  ${name} · ${seconds(performance.now() - began)}\n`)
}

async function main() {
  const [first, branch = 'main'] = process.argv.slice(2)
  const all = first === 'changed' ? stagesOfChange(branch) : { ...stages, ...others }
  const requested = first === 'changed' ? Object.keys(all) : process.argv.slice(2)
  const unknown = requested.filter((name) => !(name in all))
  if (unknown.length > 0)
    throw new UserFacingError(
      `There is no stage "${unknown[0]}": there are ${Object.keys(all).join(', ')}, changed.`,
    )
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
    // the tests of the API leave a third of two processors idle
    if (name === 'api' && chosen.some(([other]) => other === 'journeys'))
      built?.then(startTested).catch(() => undefined)
    await stage(name, work)
  }
}

/** Ends the runners by SIGINT, on which both stop what they have started. */
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

// the system is a process group of its own, which a terminal's signal does not reach
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await stopRunners()
    const system = await tested?.catch(() => undefined)
    await system?.stop()
    for (const folder of [results, system?.data])
      if (folder) rmSync(folder, { recursive: true, force: true })
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
    rmSync(results, { recursive: true, force: true })
    if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`)
    process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
    process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
  })
