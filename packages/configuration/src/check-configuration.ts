import type { SiteConfiguration } from './site-configuration.ts'
import { shippedTexts } from './shipped-texts.ts'
import { screenPathsOf } from './language-paths.ts'

/**
 * Problems of a configuration that its types do not exclude, one sentence each; empty if valid.
 * Checked when the texts are compiled, which is the first step of each start, test and build.
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
  const { tag, prefix, abbr } = language
  const before = Object.entries(languages).filter(([name]) => name < code)
  const other = before.find(([, own]) => own.prefix === prefix)
  const same = before.find(([, own]) => own.tag.toLowerCase() === tag.toLowerCase())
  const shipped = shippedTexts[code]
  return [
    ...(/^[a-z]{2,8}$/.test(code)
      ? []
      : [`The language “${code}”: a code is two to eight letters.`]),
    ...(reservedCodes.includes(code)
      ? [`The language “${code}”: the word has a meaning in the panel, give another code.`]
      : []),
    ...(isTag(tag) ? [] : [`languages.${code}.tag is “${tag}”: give a BCP 47 tag like de-DE.`]),
    ...(same ? [`languages.${code} has the tag of languages.${same[0]}.`] : []),
    ...(shipped === undefined || !isTag(tag) || tag.toLowerCase().split('-')[0] === shipped
      ? []
      : [
          `languages.${code} is “${tag}”, but the texts of ${code} are ${nameOf(shipped)}: give another code.`,
        ]),
    ...([...abbr].length <= maxAbbrLength
      ? []
      : [`languages.${code}.abbr is “${abbr}”: give ${maxAbbrLength} letters at most, like DE.`]),
    ...(/^(\/[a-z0-9-]+)?$/.test(prefix)
      ? []
      : [`languages.${code}.prefix is “${prefix}”: give a path like /de, or nothing.`]),
    ...(other ? [`languages.${code} has the prefix of languages.${other[0]}.`] : []),
  ]
}

/** Maximum length of a language's abbreviation in the header, beside the search. */
const maxAbbrLength = 5

/** Values of Payload’s parameter `locale` that are not languages. */
const reservedCodes: readonly string[] = ['all', 'none', 'null', 'false', 'undefined']

/** English name of a language: `Portuguese`. */
const nameOf = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

function pathProblems(code: string, site: SiteConfiguration<string, string>): string[] {
  const tag = site.languages[code]?.tag ?? ''
  if (!isTag(tag)) return []
  const prefix = site.languages[code]?.prefix ?? ''
  const configured: Partial<Record<string, string>> = site.paths?.[code] ?? {}
  // pages of blocks have what no screen has
  const all = Object.entries(screenPathsOf(tag.split('-')[0] ?? '', configured)).filter(
    ([screen]) => screen !== 'page',
  )
  return [
    ...(configured['home'] === undefined || configured['home'] === '/'
      ? []
      : [
          `The path of home in ${code} is “${configured['home']}”: it is the prefix of the language.`,
        ]),
    ...Object.entries(configured).flatMap(([screen, path = '']) =>
      pathForm.test(path)
        ? []
        : [
            `The path of ${screen} in ${code} is “${path}”: write lower-case letters without accents, digits and hyphens, each part after a slash.`,
          ],
    ),
    ...all.flatMap(([screen, path]) => {
      const first = `/${(prefix + path).split('/')[1] ?? ''}`
      const language = Object.entries(site.languages).find(
        ([other, own]) => other !== code && own.prefix !== '' && own.prefix === first,
      )
      return [
        ...(reservedSegments.includes(first.slice(1))
          ? [`The path of ${screen} in ${code} begins with ${first}, which is not a page.`]
          : []),
        ...(language && prefix === ''
          ? [`The path of ${screen} in ${code} begins with ${first}, the prefix of ${language[0]}.`]
          : []),
      ]
    }),
    ...all.flatMap(([screen, path], index) =>
      all
        .slice(0, index)
        .filter(([other, before]) => coincide(before, path) && !isPartOfProduct([other, screen]))
        .map(([other]) =>
          path.includes(':')
            ? `In ${code} an address of ${path} can be of the screens ${other} and ${screen}.`
            : `In ${code} the screens ${other} and ${screen} have the path ${path}.`,
        ),
    ),
  ]
}

/** Normalized form of a path (`addressPath`), without parameters. */
const pathForm = /^(\/|(\/[a-z0-9_-]+)+)$/

/** First path segments that are reserved for URLs other than pages. */
export const reservedSegments: readonly string[] =
  'admin api media assets _next healthz readyz metrics preview appearance brand share client-errors chosen-suggestions visit-measurements mcp 01 404'.split(
    ' ',
  )

/** True if a path can match both patterns. */
function coincide(one: string, other: string): boolean {
  const [these, those] = [one.split('/'), other.split('/')]
  return (
    these.length === those.length &&
    these.every((segment, index) => {
      const against = those[index] ?? ''
      return segment === against || [segment, against].some((each) => each.startsWith(':'))
    })
  )
}

/**
 * True if these are the screens of distributors and of part numbers, whose paths may overlap: the
 * screen of distributors takes precedence.
 */
const isPartOfProduct = (screens: readonly string[]): boolean =>
  screens.includes('where-to-buy') && screens.includes('part')

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
