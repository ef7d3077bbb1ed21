import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Whether npm installed the packages without those of development (`npm ci --omit=dev`, or a release
 * of `tools/release.mjs`): nothing is built or installed here.
 */
export const isProductionInstall =
  existsSync(join(root, 'node_modules', '.package-lock.json')) &&
  !existsSync(join(root, 'node_modules', 'node'))

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
