import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { builds, fingerprint } from './build/builds.mjs'
import { configurationPath } from './project/configuration.mjs'
import { missingBuilds } from './build/production-install.mjs'
import { documents, writePapers } from './build/release-papers.mjs'
import { isProductionInstall, root } from './project/root.mjs'
import { runtimePackages } from './build/runtime-packages.mjs'
import { UserFacingError } from './project/user-facing-error.mjs'

/** Files and folders of a release that the programs read, relative to the project. */
const parts = [
  'package.json',
  'package-lock.json',
  'packages',
  'site/package.json',
  'site/build',
  'site/server',
  'site/shared',
  'site/texts/compiled',
  'cms/package.json',
  'cms/next.config.mjs',
  'cms/.next',
  'cms/src',
  'cms/texts/compiled',
  'demo/package.json',
  'tools',
]

const excluded =
  /\.(test|nightly)\.(tsx?|mjs)$|(^|\/)node_modules(\/|$)|^cms\/\.next\/(cache|trace|diagnostics|types)|^packages\/\w+\/texts\/\w+\/|^cms\/src\/demo\/(?!find\.ts).|^docs\/(\.vitepress|package)|(^|\/)\.env$/

/**
 * Exceptions from `excluded`: compiled texts of packages, and the links to packages in the cms
 * build.
 */
const included = /^packages\/\w+\/texts\/compiled|^cms\/\.next\/node_modules/

/**
 * Files of packages that a release leaves out, half of their size: types, source maps, sources
 * before compilation and documents. Their licenses are in `NOTICES.txt`.
 */
const unusedByPrograms = /\.(map|flow|[cm]?tsx?)$|(?<!licen[cs]e[^/]*)\.(md|markdown)$/i

/**
 * Copies files and folders, except those for which `isExcluded` returns true for their path in the
 * project.
 */
function copy(path, folder, isExcluded) {
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !isExcluded(relative(root, from)),
  })
}

function release(folder) {
  if (isProductionInstall) throw new UserFacingError('A release is made from a whole install.')
  const wrong = missingBuilds()
  if (wrong.length > 0) throw new UserFacingError(wrong.join('\n'))
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserFacingError(`${folder} is not empty.`)

  const configuration = relative(root, configurationPath())
  for (const path of [...parts, ...documents, configuration])
    copy(path, folder, (file) => excluded.test(file) && !included.test(file))
  const packages = runtimePackages()
  for (const path of packages)
    copy(
      path,
      folder,
      (file) =>
        unusedByPrograms.test(file) || /(^|\/)node_modules(\/|$)/.test(file.slice(path.length)),
    )
  writePapers(folder, packages)
  for (const [name, target] of workspaceLinks()) {
    const link = join(folder, name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), join(folder, target)), link)
  }
  // npm's mark of an install; without the package `node` it counts as one without development
  // packages
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{}\n')
  for (const build of builds) writeFileSync(join(folder, build.stamp), fingerprint(build, folder))
}

/** Links of the workspaces that are part of a release. */
function workspaceLinks() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([, { link, resolved }]) => link && /^(packages\/\w+|site|cms|demo)$/.test(resolved))
    .map(([path, { resolved }]) => [path, resolved])
}

const [folder] = process.argv.slice(2)
try {
  if (folder === undefined)
    throw new UserFacingError(
      'Name the folder that is to hold the release: npm run release -- <folder>',
    )
  release(resolve(folder))
} catch (error) {
  if (!(error instanceof UserFacingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
