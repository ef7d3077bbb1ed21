import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEnvironment, buildWhatChanged } from './builds.mjs'
import { findChromium, packages } from './chromium.mjs'
import { staticChecks } from './checks.mjs'
import { prepareSources } from './dependencies.mjs'
import { UserFacingError } from './user-facing-error.mjs'
import { compileCache, packageBin, root } from './root.mjs'
import { seconds } from './steps.mjs'
import { startSystem } from './system.mjs'

/** Folder of the runners' results. */
const results = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
const total = { passed: 0, failed: 0 }

function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}

/** Runs a test runner with inherited output. */
function show(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...buildEnvironment(), ...compileCache, NODE_ENV: 'test', ...env },
    })
    child.on('error', reject)
    child.on('close', resolve)
  })
}

async function checks() {
  const left = staticChecks()
  const work = async () => {
    for (let check = left.shift(); check; check = left.shift()) {
      const began = performance.now()
      const wrong = await check.run()
      count(wrong ? 0 : 1, wrong ? 1 : 0)
      process.stdout.write(
        `  ${wrong ? 'FAIL' : 'ok  '} ${check.name} · ${seconds(performance.now() - began)}\n${wrong ? `${wrong}\n` : ''}`,
      )
    }
  }
  await Promise.all([work(), work()])
}

/** Runs projects of `vitest.config.ts`; `name`: of the results file. */
async function vitest(name, ...options) {
  const file = join(results, `${name}.json`)
  const code = await show(packageBin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...options,
  ])
  if (!existsSync(file)) return count(0, 1)
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
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
          .slice(-40)
          .map((line) => `${name}: ${line.slice(0, 600)}`)
      : []
  })
  process.stdout.write(`\nWhat the system said meanwhile:\n${lines.join('\n')}\n`)
}

const isTrouble = /"level":[4-6]0|ERROR|FATAL|duration: /

/** Runs a project of `e2e/playwright.config.ts` after its dependencies. */
async function journeys(project) {
  const file = join(results, `${project}.json`)
  const chromium = await findChromium(packages.tested)
  // directly below the temporary folder: the private PostgreSQL may run as another user
  const data = mkdtempSync(join(tmpdir(), 'vitrine-journeys-'))
  const system = await startSystem(data)
  let code
  try {
    const options = ['test', '--config', 'e2e/playwright.config.ts', '--project', project]
    code = await show(packageBin('playwright'), options, {
      CHROMIUM_PATH: chromium,
      VITRINE_RESULTS: file,
      VITRINE_URL: system.url,
      VITRINE_DATA: system.data,
    })
  } finally {
    if (code !== 0) printSystemLogs(data)
    await system.stop()
    rmSync(data, { recursive: true, force: true })
  }
  if (!existsSync(file)) return count(0, 1)
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  count(
    stats.expected,
    stats.unexpected + stats.flaky + (code !== 0 && stats.unexpected === 0 ? 1 : 0),
  )
}

/** Stages of the gate; `npm test -- unit` runs the named ones only. */
const stages = {
  static: checks,
  unit: () => vitest('unit', '--project=!api'),
  // each half has its own database and cms
  api: () =>
    Promise.all([1, 2].map((half) => vitest(`api-${half}`, '--project=api', `--shard=${half}/2`))),
  journeys: () => journeys('faults'),
}

/** Stages that run only when named. */
const others = { nightly: () => journeys('nightly') }

async function stage(name, work) {
  const began = performance.now()
  process.stdout.write(`\n${name}\n`)
  await work()
  process.stdout.write(`  ${name} · ${seconds(performance.now() - began)}\n`)
}

async function main() {
  const asked = process.argv.slice(2)
  const all = { ...stages, ...others }
  const unknown = asked.filter((name) => !(name in all))
  if (unknown.length > 0)
    throw new UserFacingError(
      `There is no stage "${unknown[0]}": there are ${Object.keys(all).join(', ')}.`,
    )
  await prepareSources()
  const chosen = Object.entries(all).filter(([name]) =>
    asked.length > 0 ? asked.includes(name) : name in stages,
  )
  // the static checks read no build output and run in parallel
  const built = chosen.some(([name]) => name !== 'static') ? buildWhatChanged() : undefined
  built?.catch(() => undefined)
  for (const [name, work] of chosen) {
    if (name !== 'static') await built
    await stage(name, work)
  }
}

main()
  .catch((error) => {
    process.stderr.write(
      error instanceof UserFacingError ? `\n${error.message}\n` : `\n${error.stack}\n`,
    )
    total.failed += 1
  })
  .finally(() => {
    rmSync(results, { recursive: true, force: true })
    process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
    process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
  })
