import { join } from 'node:path'
import { run } from '../build/dependencies.mjs'
import { pinnedNode, root } from '../project/root.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'

/**
 * Runs a script of a program to its end and returns its output.
 *
 * @param {string} script Path relative to the project.
 * @param {Record<string, string>} env
 * @param {(line: string) => void} [say] Called with each line of the output.
 * @param {string[]} [args]
 * @throws {UserFacingError} The last lines of the output, if the exit code is not 0.
 */
export async function runScript(script, env, say, args = []) {
  const output = await run(pinnedNode, [join(root, script), ...args], {
    cwd: join(root, script.split('/')[0]),
    env,
    onText: (text) => {
      if (say) for (const line of text.split('\n')) if (line.trim() !== '') say(`  ${line.trim()}`)
    },
  })
  if (output.code !== 0)
    throw new UserFacingError(output.text.trim().split('\n').slice(-6).join('\n'))
  return output.text
}
