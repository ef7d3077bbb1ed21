import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserFacingError } from './user-facing-error.mjs'
import { pinnedNode, root } from './root.mjs'
import { step } from './steps.mjs'

/** Installs what the lock file says, when node_modules does not hold it yet. */
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

/** Commands under way: they end with this process. */
const underWay = new Set()
process.on('exit', () => underWay.forEach((child) => child.kill('SIGTERM')))

/** Runs a command to its end; the text is what it printed on both outputs. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    underWay.add(child)
    child.once('close', () => underWay.delete(child))
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
