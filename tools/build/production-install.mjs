import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builds, fingerprint } from './builds.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'
import { root } from '../project/root.mjs'

/** Minimum version of Node for the programs: it strips types, and has `process.execve`. */
const oldestNode = 24

/** Reasons why the built programs cannot run, one sentence each. */
export function missingBuilds(workspaces = builds.map(({ workspace }) => workspace)) {
  const wrong = []
  if (Number(process.versions.node.split('.')[0]) < oldestNode)
    wrong.push(
      `This is Node ${process.versions.node}: the programs run on Node ${oldestNode} or newer.`,
    )
  for (const build of builds) {
    if (!workspaces.includes(build.workspace)) continue
    const stamp = join(root, build.stamp)
    if (!existsSync(stamp))
      wrong.push(`The ${build.workspace} is not built: ${build.into} is missing.`)
    else if (readFileSync(stamp, 'utf8') !== fingerprint(build))
      wrong.push(
        `The build of the ${build.workspace} is of other sources, packages or another configuration than those here.`,
      )
  }
  if (wrong.some((sentence) => sentence.startsWith('The ')))
    wrong.push('Run `npm run build` where the development packages are, and deploy what it makes.')
  return wrong
}

/**
 * Checks that the system can start without development packages.
 *
 * @throws {UserFacingError} One sentence for each missing part.
 */
export function checkProductionInstall({ development, databaseUrl }) {
  const wrong = missingBuilds()
  if (development) wrong.push('`npm run dev` takes the development packages: run `npm ci`.')
  if (databaseUrl === undefined)
    wrong.push(
      'DATABASE_URL is not set: the private PostgreSQL is one of the development packages, which are not installed.',
    )
  if (wrong.length > 0) throw new UserFacingError(wrong.join('\n'))
}
