import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.mjs'

/**
 * Packages that the dependencies name and only a build needs: compiler of Next (SWC), generator of
 * migrations with esbuild, types, browsers for tests, compiler of stylesheets.
 */
const buildOnly =
  /^node_modules\/(@next\/swc-|@swc\/(?!helpers)|typescript$|@typescript\/|@types\/|drizzle-kit|@esbuild|esbuild|@playwright\/|playwright|sass$|happy-dom$)/

/** Paths of the installed packages that the programs need, relative to the project. */
export function runtimePackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(
      ([path, entry]) =>
        path.startsWith('node_modules/') &&
        !entry.link &&
        !entry.dev &&
        !entry.peer &&
        !buildOnly.test(path),
    )
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)))
}
