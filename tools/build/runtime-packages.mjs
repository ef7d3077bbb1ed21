import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.mjs'

/**
 * Packages for building alone that the dependencies of the programs name: compiler of Next (SWC),
 * generator of migrations with esbuild, types, browsers for tests, the stylesheets' compiler.
 */
const buildOnly =
  /^node_modules\/(@next\/swc-|@swc\/(?!helpers)|typescript$|@typescript\/|@types\/|drizzle-kit|@esbuild|esbuild|@playwright\/|playwright|sass$|happy-dom$)/

/** Installed packages that the programs run with, as paths relative to the project. */
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
