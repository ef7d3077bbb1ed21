import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * The Node that the project pins (the `node` dev dependency), there once the packages are
 * installed.
 */
export const pinnedNode = join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
)

/** A program of a package, there once the packages are installed. */
export function packageBin(name) {
  return join(root, 'node_modules', '.bin', name)
}

/**
 * Where Node keeps what it makes of files, beside the packages: a second start is quicker, and
 * needs nothing that reads TypeScript in memory.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
