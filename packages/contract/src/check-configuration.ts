import type { SiteConfiguration } from './configuration/site-configuration.ts'
import { screenPathsOf } from './language-paths.ts'

/**
 * Problems of a configuration that its types do not show, one sentence each; empty if valid.
 * Checked when the texts are compiled, which each start, test and build begins with.
 */
export function configurationProblems(site: SiteConfiguration<string, string>): string[] {
  const codes = Object.keys(site.languages)
  return [
    ...codes.flatMap((code) => languageProblems(code, site)),
    ...(codes.includes(site.defaultLanguage)
      ? []
      : [`defaultLanguage is “${site.defaultLanguage}”, which is not one of the languages.`]),
    ...[site.timeZone, ...(site.otherTimeZones ?? [])]
      .filter((zone) => !isTimeZone(zone))
      .map((zone) => `“${zone}” is not a time zone: give one like Europe/Berlin.`),
    ...Object.keys(site.paths ?? {})
      .filter((code) => !codes.includes(code))
      .map((code) => `paths.${code} is of a language that the site does not have.`),
    ...codes.flatMap((code) => pathProblems(code, site)),
  ]
}

function languageProblems(
  code: string,
  { languages }: SiteConfiguration<string, string>,
): string[] {
  const language = languages[code]
  if (!language) return []
  const { tag, prefix } = language
  const other = Object.entries(languages).find(
    ([name, own]) => name < code && own.prefix === prefix,
  )
  return [
    ...(/^[a-z]{2,8}$/.test(code)
      ? []
      : [`The language “${code}”: a code is two to eight letters.`]),
    ...(isTag(tag) ? [] : [`languages.${code}.tag is “${tag}”: give a BCP 47 tag like de-DE.`]),
    ...(/^(\/[a-z0-9-]+)?$/.test(prefix)
      ? []
      : [`languages.${code}.prefix is “${prefix}”: give a path like /de, or nothing.`]),
    ...(other ? [`languages.${code} has the prefix of languages.${other[0]}.`] : []),
  ]
}

function pathProblems(code: string, site: SiteConfiguration<string, string>): string[] {
  const tag = site.languages[code]?.tag ?? ''
  if (!isTag(tag)) return []
  const screens = new Map<string, string>()
  return Object.entries(screenPathsOf(tag.split('-')[0] ?? '', site.paths?.[code])).flatMap(
    ([screen, path]) => {
      const shape = path.replaceAll(/:\w+/g, ':')
      const other = screens.get(shape)
      screens.set(shape, screen)
      return [
        ...(/^\/([^\s?#]*[^\s?#/])?$/.test(path)
          ? []
          : [
              `The path of ${screen} in ${code} is “${path}”: it begins with a slash and ends without.`,
            ]),
        ...(other ? [`In ${code} the screens ${other} and ${screen} have the path ${path}.`] : []),
      ]
    },
  )
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
