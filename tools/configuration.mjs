import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { UserFacingError } from './user-facing-error.mjs'
import { root } from './root.mjs'

/** Module that the sources import as the configuration of the site; made, not kept. */
const chosen = join(root, 'packages/contract/src/configuration/chosen.ts')

/**
 * Path of the configuration of the site: `VITRINE_CONFIG`, relative to the project's root, else
 * `vitrine.config.ts`.
 *
 * @throws {UserFacingError} For a file that does not exist.
 */
export function configurationPath(environment = process.env) {
  const path = resolve(root, environment.VITRINE_CONFIG || 'vitrine.config.ts')
  if (!existsSync(path))
    throw new UserFacingError(`VITRINE_CONFIG is ${path}, which does not exist.`)
  return path
}

/** Lets the sources import the configuration of the site. */
export function chooseConfiguration(environment = process.env) {
  const path = relative(dirname(chosen), configurationPath(environment))
  const text = `// made by tools/configuration.mjs\nexport { default } from '${path}'\n`
  if (!existsSync(chosen) || readFileSync(chosen, 'utf8') !== text) writeFileSync(chosen, text)
}
