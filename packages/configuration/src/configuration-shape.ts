import {
  countryPacks,
  moduleNames,
  type Language,
  type SiteConfiguration,
} from './site-configuration.ts'
import { shippedPaths } from './shipped-paths.ts'

type Values = Record<string, unknown>

const settings = Object.keys({
  languages: true,
  defaultLanguage: true,
  country: true,
  timeZone: true,
  otherTimeZones: true,
  paths: true,
  modules: true,
} satisfies Record<keyof SiteConfiguration<string, string>, true>)

const settingsOfLanguage = Object.keys({
  tag: true,
  abbr: true,
  title: true,
  prefix: true,
  textSearch: true,
} satisfies Record<keyof Language, true>)

/**
 * Problems that the compiler would find in a configuration, one sentence each: Node strips the
 * types and runs the sources unchecked.
 */
export function shapeProblems(site: unknown): string[] {
  if (!isValues(site)) return ['It has no configuration as its default export: defineSite({ … }).']
  const { languages, defaultLanguage, country = 'none', timeZone, otherTimeZones = [] } = site
  const { paths = {}, modules = {} } = site
  return [
    ...unknownNames(site, 'a setting', settings),
    ...(isValues(languages) && Object.keys(languages).length > 0
      ? Object.entries(languages).flatMap(([code, own]) => problemsOfLanguage(code, own))
      : ['languages has no language.']),
    ...textProblems({ defaultLanguage, timeZone }),
    ...((countryPacks as readonly unknown[]).includes(country)
      ? []
      : [`country is “${String(country)}”: give one of ${countryPacks.join(', ')}.`]),
    ...(Array.isArray(otherTimeZones) ? [] : ['otherTimeZones is no list of time zones.']),
    ...groupProblems('modules', modules, (all) => [
      ...unknownNames(all, 'a module', moduleNames, 'modules.'),
      ...Object.entries(all)
        .filter(([, isOn]) => isOn !== undefined && typeof isOn !== 'boolean')
        .map(([name]) => `modules.${name} is neither true nor false.`),
    ]),
    ...groupProblems('paths', paths, (all) =>
      Object.entries(all).flatMap(([code, own]) =>
        groupProblems(`paths.${code}`, own, (screens) => [
          ...unknownNames(
            screens,
            'a screen with a path of its own',
            Object.keys(shippedPaths),
            `paths.${code}.`,
          ),
          ...textProblems(screens, `paths.${code}.`),
        ]),
      ),
    ),
  ]
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function groupProblems(
  name: string,
  value: unknown,
  problemsOf: (values: Values) => string[],
): string[] {
  return isValues(value) ? problemsOf(value) : [`${name} is not a group of settings: { … }.`]
}

const unknownNames = (
  values: Values,
  kind: string,
  known: readonly string[],
  before = '',
): string[] =>
  Object.keys(values)
    .filter((name) => !known.includes(name))
    .map((name) => `${before}${name} is not ${kind}; there are ${known.join(', ')}.`)

const textProblems = (values: Values, before = ''): string[] =>
  Object.entries(values)
    .filter(([, value]) => typeof value !== 'string' || value.trim() === '')
    .map(([name]) => `${before}${name} is empty, or no text.`)

function problemsOfLanguage(code: string, own: unknown): string[] {
  const before = `languages.${code}`
  return groupProblems(before, own, (language) => {
    const { tag, abbr, title, prefix, textSearch = 'simple' } = language
    return [
      ...unknownNames(language, 'a setting of a language', settingsOfLanguage, `${before}.`),
      ...textProblems({ tag, abbr, title }, `${before}.`),
      ...(typeof prefix === 'string'
        ? []
        : [`${before}.prefix is no text: give '' or '/${code}'.`]),
      ...(typeof textSearch === 'string' && /^[a-z_]+$/.test(textSearch)
        ? []
        : [`${before}.textSearch is no name of a configuration of PostgreSQL, like “german”.`]),
      ...(typeof tag === 'string' && rightToLeft.test(tag)
        ? [`${before} is written from right to left, for which there is no layout.`]
        : []),
    ]
  })
}

/** Right-to-left languages, and right-to-left scripts named in a tag. */
const rightToLeft =
  /^(ar|arc|ckb|dv|fa|ha-arab|he|iw|ks|ku-arab|nqo|pa-arab|ps|sd|syr|ug|ur|uz-arab|yi)(-|$)|-(arab|hebr|thaa|syrc|nkoo|adlm)(-|$)/i
