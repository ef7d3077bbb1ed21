import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Path of the pinned Node (dev dependency `node`), once the packages are installed. */
export const pinnedNode = join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
)

/** Path of a package's program, once the packages are installed. */
export function packageBin(name) {
  return join(root, 'node_modules', '.bin', name)
}

/** Folder of Node's compile cache: a second start is faster and need not strip types again. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
