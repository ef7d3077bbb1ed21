import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Folders of the packages that the programs share, relative to the root. */
export const packageFolders = () =>
  readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)

/**
 * True if npm installed no development packages (`npm ci --omit=dev`, or a release of
 * `tools/release.mjs`): nothing is built or installed then.
 */
export const isProductionInstall =
  existsSync(join(root, 'node_modules', '.package-lock.json')) &&
  !existsSync(join(root, 'node_modules', 'node'))

/**
 * Error message if Node is too old; otherwise undefined. A production install needs a newer Node,
 * because the programs run on it; a development checkout runs them on the Node of its dev
 * dependencies.
 */
export function oldNode(version, isProduction = isProductionInstall) {
  const oldest = isProduction ? [24, 0] : [20, 19]
  const [major, minor] = version.split('.').map(Number)
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1])
    ? `This is Node ${version}: Vitrine needs Node ${oldest.join('.')} or newer here.`
    : undefined
}

// every command imports this module first
const tooOld = oldNode(process.versions.node)
if (tooOld !== undefined) {
  process.stderr.write(`${tooOld}\n`)
  process.exit(1)
}

/**
 * Path of the Node that runs the programs: the pinned one (dev dependency `node`); in a production
 * install the current one.
 */
export const pinnedNode = isProductionInstall
  ? process.execPath
  : join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Path of an executable of a package, once the packages are installed. */
export function packageBin(name) {
  return join(root, 'node_modules', '.bin', name)
}

/** Folder of Node's compile cache: later starts are faster, since types are stripped once. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
