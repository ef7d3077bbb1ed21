import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationPath } from './configuration.mjs'
import { ownerOf } from './data-folder.mjs'
import { root } from './root.mjs'
import { UserFacingError } from './user-facing-error.mjs'

/** Configuration of the systems started from this folder, by data folder; made, not kept. */
const record = join(root, '.running.json')

/**
 * Records that a system runs with the chosen configuration. The builds and the compiled texts of a
 * folder are those of one configuration; another one would replace them below a running system.
 *
 * @param {string} data Data folder, already locked by this process.
 * @throws {UserFacingError} While a system with another configuration runs from this folder.
 */
export async function claimBuilds(data, { file = record, environment = process.env } = {}) {
  const own = configurationPath(environment)
  const systems = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const running = { [data]: own }
  for (const [folder, configuration] of Object.entries(systems)) {
    if (folder === data || !existsSync(folder) || (await ownerOf(folder)) === undefined) continue
    if (configuration !== own)
      throw new UserFacingError(
        `A system with the configuration ${configuration} runs from here (data in ${folder}), and this start would build ${own} in its place: stop that system first, or start this one from a copy of the project.`,
      )
    running[folder] = configuration
  }
  // several systems may start at the same time
  const written = `${file}.${process.pid}`
  writeFileSync(written, `${JSON.stringify(running, null, 2)}\n`)
  renameSync(written, file)
}
