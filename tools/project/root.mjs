import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Folders of the packages that the programs share, relative to the root. */
export const packageFolders = () =>
  readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)

/**
 * Whether npm installed the packages without those of development (`npm ci --omit=dev`, or a release
 * of `tools/release.mjs`): nothing is built or installed here.
 */
export const isProductionInstall =
  existsSync(join(root, 'node_modules', '.package-lock.json')) &&
  !existsSync(join(root, 'node_modules', 'node'))

/**
 * Sentence about a Node that is too old; undefined for one that is not. A production install runs the programs
 * by the Node that runs its commands, a clone by the pinned one.
 */
export function oldNode(version, isProduction = isProductionInstall) {
  const oldest = isProduction ? [24, 0] : [20, 19]
  const [major, minor] = version.split('.').map(Number)
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1])
    ? `This is Node ${version}: Vitrine needs Node ${oldest.join('.')} or newer here.`
    : undefined
}

// every command imports this file before it does anything
const tooOld = oldNode(process.versions.node)
if (tooOld !== undefined) {
  process.stderr.write(`${tooOld}\n`)
  process.exit(1)
}

/**
 * Node that runs the programs: the pinned one (dev dependency `node`), once the packages are
 * installed; in a production install the one that runs this.
 */
export const pinnedNode = isProductionInstall
  ? process.execPath
  : join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Path of a package's program, once the packages are installed. */
export function packageBin(name) {
  return join(root, 'node_modules', '.bin', name)
}

/** Folder of Node's compile cache: a second start is faster and need not strip types again. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
