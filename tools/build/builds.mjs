import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { configurationPath } from '../project/configuration.mjs'
import { run } from './dependencies.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'
import { pinnedNode, root } from '../project/root.mjs'
import { step } from '../project/steps.mjs'
import { dirname } from 'node:path'

/** Builds with their sources and outputs. Tests are no sources. */
export const builds = [
  {
    title: 'build the cms',
    workspace: 'cms',
    from: ['tools/build/texts', 'packages', 'cms'],
    into: 'cms/.next',
    stamp: 'cms/.next/vitrine-stamp',
  },
  {
    title: 'build the site',
    workspace: 'site',
    from: ['tools/build/texts', 'packages', 'site'],
    into: 'site/build',
    stamp: 'site/build/vitrine-stamp',
  },
]

const left = new Set(['node_modules', '.next', 'build', 'test', 'var'])

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (
      left.has(entry.name) ||
      /\.(test|nightly)\.tsx?$/.test(entry.name) ||
      entry.name === 'next-env.d.ts'
    )
      continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path)
    else yield path
  }
}

/**
 * Hash of the sources, the packages and the configuration of a build.
 *
 * @param {string} [tree] Folder of the sources: the project or a release of it.
 */
export function fingerprint(build, tree = root) {
  const hash = createHash('sha256')
    .update(readFileSync(join(tree, 'package-lock.json')))
    .update(readFileSync(configurationPath()))
  for (const folder of build.from) {
    for (const file of files(join(tree, folder)))
      hash.update(relative(tree, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Environment in which scripts of packages find the pinned Node first. */
export function buildEnvironment(environment = process.env) {
  return {
    ...environment,
    PATH: `${dirname(pinnedNode)}:${environment.PATH}`,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/** True if a build was made from sources with this fingerprint. */
function isMadeFrom({ stamp }, current) {
  const file = join(root, stamp)
  return existsSync(file) && readFileSync(file, 'utf8') === current
}

/** True if all builds, and with them the compiled texts, are up to date. */
export const areBuildsCurrent = () => builds.every((build) => isMadeFrom(build, fingerprint(build)))

/** Runs the builds whose sources have changed. */
export async function buildWhatChanged() {
  for (const build of builds) {
    const current = fingerprint(build)
    if (isMadeFrom(build, current)) continue
    await step(build.title, async () => {
      const output = await run('npm', ['run', 'build', '-w', build.workspace], {
        env: buildEnvironment(),
      })
      if (output.code !== 0)
        throw new UserFacingError(`Could not ${build.title}:\n${output.text.trim()}`)
      writeFileSync(join(root, build.stamp), current)
    })
  }
}
