import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { UserFacingError } from './user-facing-error.mjs'
import { root } from './root.mjs'

/** Generated module through which the sources import the configuration of the site. */
export const chosen = join(root, 'packages/configuration/src/chosen.ts')

/** Demonstration company that is loaded unless `VITRINE_DEMO` names another. */
export const defaultCompany = () =>
  JSON.parse(readFileSync(join(root, 'demo/package.json'), 'utf8')).vitrine.defaultCompany

/** Names of the demonstration companies: folders of `demo` with a `company.ts`. */
export function companyNames() {
  const folder = join(root, 'demo')
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'company.ts')))
}

/** Path of a demonstration's own configuration, if it has one. */
export function configurationOfCompany(name) {
  const path = join(root, 'demo', String(name), 'vitrine.config.ts')
  return companyNames().includes(name) && existsSync(path) ? path : undefined
}

/**
 * Path of the configuration of the site: `VITRINE_CONFIG`, relative to the project's root, else
 * that of the demonstration that `VITRINE_DEMO` names, else `vitrine.config.ts`.
 *
 * @throws {UserFacingError} For a file that does not exist.
 */
export function configurationPath(environment = process.env) {
  const own = configurationOfCompany(environment.VITRINE_DEMO)
  const path = resolve(root, environment.VITRINE_CONFIG || own || 'vitrine.config.ts')
  if (!existsSync(path))
    throw new UserFacingError(`VITRINE_CONFIG is ${path}, which does not exist.`)
  return path
}

/** Writes the module through which the sources import the configuration of the site. */
export function chooseConfiguration(environment = process.env) {
  const path = relative(dirname(chosen), configurationPath(environment))
  const text = `// made by tools/project/configuration.mjs\nexport { default } from '${path}'\n`
  if (!existsSync(chosen) || readFileSync(chosen, 'utf8') !== text) writeFileSync(chosen, text)
}
