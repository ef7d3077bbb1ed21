import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  catalogueFile,
  catalogueNames,
  groupsOf,
  localesOnDisk,
  readCatalogue,
  shownCatalogue,
} from './catalogues.mjs'
import { compileMessage } from './message.mjs'

/**
 * Compiles the catalogues of a folder to modules in `texts/compiled`: per locale and catalogue the
 * messages (`br/product.js`), per catalogue an index with its types (`product.js`, `product.d.ts`).
 * A missing or empty message falls back to another catalogue of the same language, then the source,
 * English, and any other language. Unchanged files are not written.
 *
 * @param {string} folder A workspace with `texts/<locale>/<name>.json`.
 * @param {object} options
 * @param {readonly string[]} options.locales Locale codes.
 * @param {string} options.source Locale of the first fallback.
 * @param {Record<string, string>} options.tags BCP 47 tag of each locale.
 * @param {Record<string, string>} [options.titles] Name of each locale in its own language.
 * @param {(name: string) => boolean} options.lazy True if a catalogue loads one locale on request
 *   instead of all at once.
 * @param {Record<string, number>} [options.untranslated] Number of missing messages per locale,
 *   written to the module `untranslated.js`.
 */
export function compileTexts(folder, { locales, source, tags, titles, lazy, untranslated }) {
  const written = new Set()
  const write = (file, text) => {
    const path = join(folder, 'texts/compiled', file)
    written.add(path)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const languages = [...new Set([source, ...localesOnDisk(folder)])]
  for (const name of catalogueNames(folder, languages)) {
    const compiled = new Map(
      locales.map((locale) => [
        locale,
        compileCatalogue(folder, locale, name, { source, tags, titles }),
      ]),
    )
    write(`${name}.d.ts`, typesOf(name, compiled.get(source), lazy(name)))
    write(`${name}.js`, lazy(name) ? lazyIndexOf(name, locales) : eagerIndexOf(name, locales))
    for (const locale of locales) write(`${locale}/${name}.js`, moduleOf(compiled.get(locale)))
  }
  if (untranslated) {
    write('untranslated.js', `export const untranslated = ${JSON.stringify(untranslated)}\n`)
    write(
      'untranslated.d.ts',
      "import type { Locale } from '@vitrine/configuration/locales'\n/** Messages of the programs that a locale shows in another language. */\nexport declare const untranslated: Readonly<Record<Locale, number>>\n",
    )
  }
  removeOthers(join(folder, 'texts/compiled'), written)
}

function compileCatalogue(folder, locale, name, languages) {
  const tag = languages.tags[locale]
  const own = readCatalogue(folder, locale, name)
  const compiled = new Map()
  for (const [path, message] of shownCatalogue(folder, locale, name, languages)) {
    try {
      // a fallback message has the plural categories of its own language
      compiled.set(path, {
        ...compileMessage(message, locale, own.get(path) ? tag : undefined),
        message,
      })
    } catch (cause) {
      const file = catalogueFile(folder, locale, name)
      throw new Error(`${file}: ${path}: ${cause.message}`, { cause })
    }
  }
  return compiled
}

const textsName = (name) => `${name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())}Texts`
const typeName = (name) => textsName(name).replace(/^\w/, (letter) => letter.toUpperCase())

function moduleOf(messages) {
  const all = [...messages.values()]
  const used = [
    all.some(({ formats }) => formats) && 'formatNumber as number',
    all.some(({ chooses }) => chooses) && 'plural',
  ].filter(Boolean)
  const imports =
    used.length > 0 ? `import { ${used.join(', ')} } from '@vitrine/configuration/format'\n` : ''
  const group = ([key, inner]) => `${JSON.stringify(key)}: ${inner}`
  return `${imports}export default ${nested(messages, ({ code }) => code, group)}\n`
}

function typesOf(name, messages, lazy) {
  const typeOfMessage = ({ values }) =>
    values.size === 0
      ? 'string'
      : `(values: { ${[...values].map(([value, type]) => `${value}: ${type}`).join('; ')} }) => string`
  const group = ([key, inner, message]) =>
    `${message === undefined ? '' : `/** ${message.replaceAll('*/', '*​/').replaceAll(/\s+/g, ' ')} */\n`}${JSON.stringify(key)}: ${inner}`
  const type = typeName(name)
  const [from, shape] = lazy
    ? ["import type { LocalTexts } from '#shared/i18n/local-texts.ts'", `LocalTexts<${type}>`]
    : [
        "import type { Locale } from '@vitrine/configuration/locales'",
        `Readonly<Record<Locale, ${type}>>`,
      ]
  return `${from}\nexport interface ${type} ${nested(messages, typeOfMessage, group)}\nexport declare const ${textsName(name)}: ${shape}\n`
}

const lazyIndexOf = (name, locales) =>
  `import { localTexts } from '#shared/i18n/local-texts.ts'
export const ${textsName(name)} = /* @__PURE__ */ localTexts('${name}', {
${locales.map((locale) => `  ${locale}: () => import('./${locale}/${name}.js'),\n`).join('')}})
`

// a locale code can be a reserved word: `in`, `do`
const eagerIndexOf = (name, locales) =>
  `${locales.map((locale) => `import _${locale} from './${locale}/${name}.js'\n`).join('')}export const ${textsName(name)} = { ${locales.map((locale) => `${locale}: _${locale}`).join(', ')} }
`

/**
 * Source code of the nested object of the messages; `entry` makes a line of key, value and message.
 */
function nested(messages, value, entry) {
  const print = (group) =>
    `{\n${[...group]
      .map(([key, inner]) =>
        inner instanceof Map
          ? entry([key, print(inner)])
          : entry([key, value(inner), inner.message]),
      )
      .map((line) => `${line},\n`)
      .join('')}}`
  return print(groupsOf(messages))
}

/** Removes the modules of catalogues and locales that no longer exist. */
function removeOthers(folder, written) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !written.has(path)) rmSync(path)
  }
}
