import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../project/root.mjs'

/** Folders whose modules import one another. */
const folders = ['cms/src', 'cms/test', 'demo', 'e2e', 'golden', 'packages', 'site']
const isModule = /\.(tsx?|css)$/
/** Installed and compiled files, and type declarations. */
const isOther = /(^|\/)(node_modules|compiled|build|\.next)\/|\.d\.ts$/

/**
 * Specifiers that a module loads when it runs: `import`, `export … from` and `import()`, without those
 * of types alone. The sources are formatted: a statement begins its line.
 *
 * @param {string} text
 */
export const specifiersIn = (text) =>
  [
    ...text.matchAll(/^(?:import|export) (?!type )(?:[^'"`;=]*? from )?'([^'\n]+)'/gm),
    ...text.matchAll(/\bimport\(\s*'([^'\n]+)'/g),
  ].map(([, specifier]) => specifier)

/**
 * Path that a specifier means, without the extension if it has none; a catalogue of texts is
 * `<folder>/texts/<name>`.
 *
 * @param {string} specifier
 * @param {string} importer path of the module
 */
export function pathOf(specifier, importer) {
  const texts = /^(?:#|@vitrine\/([\w-]+)\/)texts\/([\w-]+)/.exec(specifier)
  const [program = ''] = importer.split('/')
  if (texts) return `${texts[1] === undefined ? program : `packages/${texts[1]}`}/texts/${texts[2]}`
  if (specifier.startsWith('#')) return `${program}/${specifier.slice(1)}`
  const [, name, below] = /^@vitrine\/([\w-]+)\/?(.*)$/.exec(specifier) ?? []
  if (name === 'demo') return `demo/${below}`
  if (name !== undefined) return `packages/${name}/src/${below}`
  return specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : undefined
}

/** Name by which importers know a changed file: its path without the extension, or its catalogue. */
export function moduleOf(file) {
  const [, folder, name] =
    /^(cms|site|packages\/[\w-]+)\/texts\/\w+\/([\w-]+)\.json$/.exec(file) ?? []
  return folder === undefined ? file.replace(/\.tsx?$/, '') : `${folder}/texts/${name}`
}

/**
 * Modules that import a module, by its name (`moduleOf`).
 *
 * @param {string} [base] folder of the project
 * @returns {Map<string, Set<string>>}
 */
export function readImporters(base = root) {
  const importers = new Map()
  for (const folder of folders)
    for (const name of readdirSync(join(base, folder), { recursive: true })) {
      const file = `${folder}/${name}`
      if (!isModule.test(file) || isOther.test(file)) continue
      for (const specifier of specifiersIn(readFileSync(join(base, file), 'utf8'))) {
        const path = pathOf(specifier, file)
        if (path === undefined) continue
        const module = moduleOf(path)
        if (!importers.has(module)) importers.set(module, new Set())
        importers.get(module).add(file)
      }
    }
  return importers
}
