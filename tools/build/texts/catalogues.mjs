import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shippedTexts } from '../../../packages/configuration/src/shipped-texts.ts'
import { compileMessage } from './message.mjs'

/**
 * Messages of one catalogue in one locale, by path: `variants.caption` → ICU message.
 *
 * @typedef {Map<string, string>} Messages
 */

/** Names of the catalogues in `texts/<locale>/<name>.json` of a folder, in any locale. */
export function catalogueNames(folder, locales) {
  const names = locales.flatMap((locale) => {
    const texts = join(folder, 'texts', locale)
    return existsSync(texts) ? readdirSync(texts).filter((file) => file.endsWith('.json')) : []
  })
  return [...new Set(names)].sort().map((file) => file.slice(0, -'.json'.length))
}

/** Locales with catalogues in a folder, also those that the configuration does not have. */
export const localesOnDisk = (folder) => {
  const texts = join(folder, 'texts')
  return existsSync(texts)
    ? readdirSync(texts)
        .filter((entry) => entry !== 'compiled')
        .sort()
    : []
}

/**
 * Other locales with catalogues of the same language, whose messages are used where a locale has
 * none (`br` for `pt`, `en` for `uk`).
 *
 * @param {Record<string, string>} tags BCP 47 tag of each locale of the site.
 */
export function ofSameLanguage(folder, locale, tags) {
  const languageOf = (code) => tags[code]?.split('-')[0] ?? shippedTexts[code] ?? code
  return localesOnDisk(folder).filter(
    (other) => other !== locale && languageOf(other) === languageOf(locale),
  )
}

/**
 * Fallback locales for the messages of a locale, best first: those of its language, the source and
 * those of the source's language, English, others.
 */
export function standInsFor(folder, locale, { source, tags }) {
  const order = [
    ...ofSameLanguage(folder, locale, tags),
    source,
    ...ofSameLanguage(folder, source, tags),
    'en',
    ...localesOnDisk(folder),
  ]
  return [...new Set(order)].filter((other) => other !== locale)
}

/**
 * Messages of a catalogue that a locale shows: its own, else those of its fallback locales.
 * Messages that link to a page in the locale always name its language.
 */
export function shownCatalogue(folder, locale, name, languages) {
  const messages = new Map()
  const own = [locale, ...ofSameLanguage(folder, locale, languages.tags)]
  const isWritten = own.some((code) => readCatalogue(folder, code, 'languages').get('samePage'))
  const title = languages.titles?.[locale]
  if (name === 'languages' && title !== undefined && !isWritten) messages.set('samePage', title)
  for (const language of [locale, ...standInsFor(folder, locale, languages)])
    for (const [path, message] of readCatalogue(folder, language, name))
      if (message !== '' && !messages.has(path)) messages.set(path, message)
  return messages
}

/** Number of messages of a folder that a locale shows in another language. */
export function countUntranslated(folder, locale, languages) {
  const own = [locale, ...ofSameLanguage(folder, locale, languages.tags)]
  return catalogueNames(folder, localesOnDisk(folder)).reduce((count, name) => {
    const written = own.map((code) => readCatalogue(folder, code, name))
    const all = [...shownCatalogue(folder, languages.source, name, languages).keys()]
    return count + all.filter((path) => !written.some((messages) => messages.get(path))).length
  }, 0)
}

/** Path of a catalogue. */
export const catalogueFile = (folder, locale, name) => join(folder, 'texts', locale, `${name}.json`)

/**
 * Reads a catalogue; empty when the locale has none.
 *
 * @returns {Messages}
 * @throws {Error} For JSON that cannot be parsed and for values that are neither text nor object.
 */
export function readCatalogue(folder, locale, name) {
  const file = catalogueFile(folder, locale, name)
  const messages = new Map()
  if (!existsSync(file)) return messages
  const collect = (value, path) => {
    if (typeof value === 'string') messages.set(path.join('.'), value)
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) collect(inner, [...path, key])
    else throw new Error(`${file}: ${path.join('.')} is neither text nor a group of texts.`)
  }
  collect(parseJson(file), [])
  return messages
}

/** Nested groups (a `Map` each) of values by path. */
export function groupsOf(values) {
  const groups = new Map()
  for (const [path, value] of values) {
    const keys = path.split('.')
    let group = groups
    for (const key of keys.slice(0, -1)) {
      if (!group.has(key)) group.set(key, new Map())
      group = group.get(key)
    }
    group.set(keys.at(-1), value)
  }
  return groups
}

function parseJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${cause.message}`, { cause })
  }
}

/**
 * Writes a locale's catalogues with the keys of the source: the messages it has, and empty ones,
 * which are shown in the source's language.
 */
export function addCatalogues(folder, locale, languages) {
  for (const name of catalogueNames(folder, localesOnDisk(folder))) {
    const own = readCatalogue(folder, locale, name)
    const all = shownCatalogue(folder, languages.source, name, languages)
    const messages = [...all.keys()].map((path) => [path, own.get(path) ?? ''])
    const file = catalogueFile(folder, locale, name)
    mkdirSync(dirname(file), { recursive: true })
    const plain = (_, value) => (value instanceof Map ? Object.fromEntries(value) : value)
    writeFileSync(file, `${JSON.stringify(groupsOf(messages), plain, 2)}\n`)
  }
}

/**
 * Problems of a folder's catalogues, a sentence each: messages that a locale lacks or that only it
 * has, values that the source does not have, messages that do not compile.
 */
export function problemsOf(folder, { locales, source, tags }) {
  return catalogueNames(folder, locales).flatMap((name) => {
    const shown = shownCatalogue(folder, source, name, { source, tags })
    const keys = readCatalogue(folder, source, name)
    const original = new Map(
      [...(keys.size > 0 ? keys : shown).keys()].map((path) => [path, shown.get(path) ?? '']),
    )
    return locales.flatMap((locale) => {
      const messages = readCatalogue(folder, locale, name)
      const file = catalogueFile(folder, locale, name)
      const related = ofSameLanguage(folder, locale, tags)
        .map((other) => readCatalogue(folder, other, name))
        .flatMap((catalogue) => [...catalogue.keys()].filter((path) => catalogue.get(path)))
      const lacking = [...original.keys()].filter(
        (path) => !messages.has(path) && !related.includes(path),
      )
      const problems = lacking.map((path) => `${file} lacks ${path}.`)
      for (const [path, message] of messages) {
        const before = original.get(path)
        if (before === undefined)
          problems.push(`${file}: ${path} is not in the ${source} catalogue.`)
        else if (message !== '' || !related.includes(path))
          problems.push(...problemsOfMessage(message, before, { file, path, locale, source, tags }))
      }
      return problems
    })
  })
}

function problemsOfMessage(message, original, { file, path, locale, source, tags }) {
  if (message.trim() === '' && original.trim() !== '') return [`${file}: ${path} is empty.`]
  try {
    const { values } = compileMessage(message, locale, tags[locale])
    const known = compileMessage(original, source, tags[source]).values
    // any language may be the source of a site, whose messages then name the values of all
    const lacking = [...known.keys()].filter((value) => !values.has(value))
    const left = lacking.map(
      (value) => `${file}: ${path} lacks {${value}}, which the ${source} catalogue has.`,
    )
    const wrong = [...values].flatMap(([value, type]) => {
      if (!known.has(value))
        return `${file}: ${path} has {${value}}, which the ${source} catalogue does not have.`
      // a value without a format accepts any type
      return type === 'string | number' || type === known.get(value)
        ? []
        : `${file}: ${path} takes {${value}} as a ${type}, the ${source} catalogue as ${known.get(value)}.`
    })
    return [...left, ...wrong]
  } catch (error) {
    return [`${file}: ${path}: ${error.message}`]
  }
}
