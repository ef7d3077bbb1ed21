import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildEnvironment } from './build/builds.mjs'
import { prepareSources, run } from './build/dependencies.mjs'
import { UserFacingError } from './project/user-facing-error.mjs'
import { pinnedNode, root } from './project/root.mjs'
import { step } from './project/steps.mjs'

const folder = join(root, 'docs')
const vitepress = join(folder, 'node_modules/vitepress/bin/vitepress.js')

/** Installs the packages of the documentation, which `npm start` and the tests do not need. */
async function install() {
  if (existsSync(vitepress)) return
  await step('install the packages of the documentation', async () => {
    // not `npm ci`: the lock file names no optional packages of other platforms
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const output = await run('npm', ['install', ...options, '--workspaces=false'], { cwd: folder })
    if (output.code !== 0) throw new UserFacingError(output.text.trim())
  })
}

/**
 * Builds the documentation below `docs/.vitepress/dist`.
 *
 * @throws {UserFacingError} For a dead link, or a picture of the manual that was not taken.
 */
export async function buildDocs() {
  await install()
  await step('build the documentation', async () => {
    const { code, text } = await run(pinnedNode, [vitepress, 'build', 'docs'], {
      env: buildEnvironment(),
    })
    if (code !== 0) throw new UserFacingError(text.trim())
  })
}

/**
 * Runs a script with inherited output; rejects if its exit code is not 0, unless a signal ended it.
 */
const show = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(pinnedNode, args, { cwd: root, stdio: 'inherit', env: buildEnvironment() })
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
    child.once('close', (code, signal) =>
      code === 0 || signal !== null
        ? resolve()
        : reject(new UserFacingError(`${args.join(' ')} ended with code ${code}.`)),
    )
  })

const parts = {
  pictures: () => show([join(root, 'tools/test.mjs'), 'handbook']),
  build: buildDocs,
  serve: async () => {
    await install()
    await show([vitepress, 'preview', 'docs', '--port', process.env.PORT || '4173'])
  },
}

async function main(chosen) {
  const unknown = chosen.find((name) => !(name in parts))
  if (unknown !== undefined)
    throw new UserFacingError(
      `There is no “${unknown}”: there are ${Object.keys(parts).join(', ')}; without one, pictures and build.`,
    )
  await prepareSources()
  for (const name of chosen.length > 0 ? chosen : ['pictures', 'build']) await parts[name]()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main(process.argv.slice(2)).catch((error) => {
    process.stderr.write(`\n${error instanceof UserFacingError ? error.message : error.stack}\n`)
    process.exit(1)
  })
