import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationPath } from '../project/configuration.mjs'
import { ownerOf } from './data-folder.mjs'
import { root } from '../project/root.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'

/** Systems started from this folder; made, not kept. A copy of the folder holds that of its original. */
const record = join(root, '.running.json')

/**
 * Configuration of each system that was started from a folder, by data folder; none when the record is
 * that of another folder, or cannot be read.
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
 * folder are those of one configuration; another one would replace them below a running system.
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
  // several systems may start at the same time
  const written = `${file}.${process.pid}`
  writeFileSync(written, `${JSON.stringify({ folder: project, systems: running }, null, 2)}\n`)
  renameSync(written, file)
}
