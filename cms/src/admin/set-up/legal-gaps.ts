import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Blank of a legal text, as its template or the staff name it between `[[` and `]]`. */
const gap = /\[\[([^[\]\n]{1,80})\]\]/g

/** Maximum characters of what is written in a blank: names of some suppliers. */
export const maxGapText = 500

/** A blank in the languages that have it: its name in each. */
export type LegalGap = Partial<Record<Locale, string>>

/** Texts of a language, in their order. */
export type LegalTextsByLocale = Record<Locale, readonly (object | null | undefined)[]>

/** Names of the blanks of rich texts, each once, in their order. */
function gapsIn(texts: readonly (object | null | undefined)[]): string[] {
  const names = new Set<string>()
  JSON.stringify(texts, (_, value: unknown) => {
    if (typeof value === 'string') for (const [, name = ''] of value.matchAll(gap)) names.add(name)
    return value
  })
  return [...names]
}

/**
 * Blanks that are still open. Languages with the same number of blanks have the same ones, in the
 * order of the templates; else each language has its own.
 */
export function findLegalGaps(texts: LegalTextsByLocale): LegalGap[] {
  const open = localeCodes
    .map((locale) => ({ locale, names: gapsIn(texts[locale]) }))
    .filter(({ names }) => names.length > 0)
  const [first, ...others] = open
  if (!first) return []
  if (others.every(({ names }) => names.length === first.names.length))
    return first.names.map((_, at) =>
      Object.fromEntries(open.map(({ locale, names }) => [locale, names[at]])),
    )
  return open.flatMap(({ locale, names }) => names.map((name) => ({ [locale]: name })))
}

/** Name of the form field of a blank in a language. */
export const gapField = (at: number): string => `gap.${at}`

/**
 * What is written in the blanks of a language, by their names: an empty one has what the default
 * locale has, and stays without it.
 */
export function gapValues(
  gaps: readonly LegalGap[],
  locale: Locale,
  written: (at: number, locale: Locale) => string,
): ReadonlyMap<string, string> {
  return new Map(
    gaps.flatMap((names, at): [string, string][] => {
      const name = names[locale]
      const value =
        written(at, locale) ||
        (names[defaultLocale] === undefined ? '' : written(at, defaultLocale))
      return name === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}

/** Rich text with its blanks filled in. */
export const withGapsFilled = <Text extends object>(
  text: Text,
  values: ReadonlyMap<string, string>,
): Text =>
  JSON.parse(JSON.stringify(text), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(gap, (whole, name: string) => values.get(name) ?? whole)
      : value,
  )
