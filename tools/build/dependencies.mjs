import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosen } from '../project/configuration.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'
import { pinnedNode, root } from '../project/root.mjs'
import { step } from '../project/steps.mjs'

/** Installs the packages of the lock file, if node_modules is outdated, and compiles the texts. */
export async function prepareSources() {
  await installDependencies()
  await prepareTexts()
}

/** True if packages and compiled texts exist, possibly outdated ones. */
export const arePrepared = () => existsSync(pinnedNode) && existsSync(chosen)

/**
 * Compiles the texts.
 *
 * @throws {UserFacingError} For a catalogue that cannot be compiled.
 */
export async function prepareTexts() {
  const { code, text } = await run(pinnedNode, [join(root, 'tools/texts.mjs')])
  if (code !== 0) throw new UserFacingError(`The texts could not be compiled:\n${text.trim()}`)
}

/** Installs the packages of the lock file, if node_modules is outdated. */
export async function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.vitrine-lock')
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step('install the packages', async () => {
    const output = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    if (output.code !== 0)
      throw new UserFacingError(
        `The packages could not be installed. npm said:\n${output.text.trim()}`,
      )
    if (!existsSync(pinnedNode))
      throw new UserFacingError(
        'The packages were installed without the pinned Node: allow install scripts for the package "node", then start again.',
      )
    writeFileSync(stamp, wanted)
  })
}

/** Child processes that run; they end with this process. */
const running = new Set()
process.on('exit', () => running.forEach((child) => child.kill('SIGTERM')))

/** Runs a command; `text` of the result is its stdout and stderr. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    running.add(child)
    child.once('close', () => running.delete(child))
    let text = ''
    const keep = (chunk) => {
      text += chunk
      options.onText?.(String(chunk))
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, text }))
  })
}
