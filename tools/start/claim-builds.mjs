import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationPath } from '../project/configuration.mjs'
import { ownerOf } from './data-folder.mjs'
import { root } from '../project/root.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'

/**
 * Generated record of the systems started from this folder. A copy of the folder contains the
 * record of its original.
 */
const record = join(root, '.running.json')

/**
 * Data folder and configuration of each system that was started from a folder; none if the record
 * belongs to another folder or cannot be read.
 */
function startedFrom(folder, file) {
  try {
    const { folder: own, systems } = JSON.parse(readFileSync(file, 'utf8'))
    return own === folder ? Object.entries(systems) : []
  } catch {
    return []
  }
}

/**
 * Records that a system runs with the chosen configuration. The builds and the compiled texts of a
 * folder belong to one configuration; a start with another one would replace them while a system
 * uses them.
 *
 * @param {string} data Data folder, already locked by this process.
 * @throws {UserFacingError} While a system with another configuration runs from this folder.
 */
export async function claimBuilds(
  data,
  { file = record, environment = process.env, project = root } = {},
) {
  const own = configurationPath(environment)
  const running = { [data]: own }
  for (const [folder, configuration] of startedFrom(project, file)) {
    if (folder === data || !existsSync(folder) || (await ownerOf(folder)) === undefined) continue
    if (configuration !== own)
      throw new UserFacingError(
        `A system with the configuration ${configuration} runs from here (data in ${folder}), and this start would build ${own} in its place: stop that system first, or start this one from a copy of the project.`,
      )
    running[folder] = configuration
  }
  // write and rename: several systems may start at the same time
  const written = `${file}.${process.pid}`
  writeFileSync(written, `${JSON.stringify({ folder: project, systems: running }, null, 2)}\n`)
  renameSync(written, file)
}
