import type { Locale } from '@vitrine/configuration/locales'
import { figureDifferences, listDifferences } from './figures.ts'
import { plainText, tagsOf } from './tagged-text.ts'
import type { Term } from './terms/term.ts'
import { termDeviations } from './terms/term-deviations.ts'
import type { TermDeviation } from './terms/term-deviations.ts'
import { unitsOf } from './unit-differences.ts'

/** Passage of a text with its translation; those of a rich text with tags. */
export interface CheckedPassage {
  source: string
  target: string
  isRich: boolean
  sourceLocale: Locale
  locale: Locale
  /** Characters; null: no limit. */
  maxLength: number | null
  /** Glossary that the passage is compared with; undefined: none. */
  terms?: readonly Term[] | undefined
}

/** Fault of a translation: a reason to read it again, not to refuse it. */
export type Fault =
  | {
      kind:
        | 'figuresMissing'
        | 'figuresAdded'
        | 'unitsMissing'
        | 'unitsAdded'
        | 'tagsMissing'
        | 'tagsAdded'
        | 'placeholdersMissing'
        | 'placeholdersAdded'
        | 'invisible'
        | 'termsMissing'
        | 'termsForbidden'
      values: string[]
    }
  | { kind: 'tooLong'; over: number; max: number }
  | { kind: 'sameAsSource' }
  | { kind: 'empty' }

/** Fault of a translation that came back: of the text itself, or of its place. */
export type ReviewFault =
  | Fault
  | { kind: 'unknownTags'; values: string[] }
  /** The source was changed after the export: the translation follows the older one. */
  | { kind: 'sourceChanged' }
  /** Somebody changed the translation after the export. */
  | { kind: 'translationChanged' }
  /** The passage was removed, or is another one now. */
  | { kind: 'sourceGone' }

type Check = (passage: CheckedPassage & { plainSource: string; plainTarget: string }) => Fault[]

type ListFault = Extract<Fault, { values: string[] }>['kind']

/** Faults for the elements that one list has and the other lacks. */
const differences = (
  { missing, added }: { missing: string[]; added: string[] },
  kinds: readonly [missing: ListFault, added: ListFault],
): Fault[] => [
  ...(missing.length > 0 ? [{ kind: kinds[0], values: missing }] : []),
  ...(added.length > 0 ? [{ kind: kinds[1], values: added }] : []),
]

const length: Check = ({ target, maxLength }) => {
  const over = maxLength === null ? 0 : target.length - maxLength
  return over > 0 ? [{ kind: 'tooLong', over, max: maxLength ?? 0 }] : []
}

const tags: Check = ({ isRich, source, target }) =>
  isRich
    ? differences(listDifferences(tagsOf(source), tagsOf(target)), ['tagsMissing', 'tagsAdded'])
    : []

const startsWord = (text: string): boolean => /^[\p{L}\p{N}]/u.test(text)

/** Values that a program fills in: `{name}`, `{{name}}`, `${name}`, `%s`, `%1$d`. */
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\$?\{{1,2}[\w.$-]+\}{1,2}|%(?:\d\$)?[sd]/gu)].flatMap((match) => {
    const [found] = match
    const after = text.slice(match.index + found.length, match.index + found.length + 2)
    // `100 %do` is no placeholder
    return found.startsWith('%') && startsWord(after) ? [] : [found]
  })

const placeholders: Check = ({ plainSource, plainTarget }) =>
  differences(listDifferences(placeholdersOf(plainSource), placeholdersOf(plainTarget)), [
    'placeholdersMissing',
    'placeholdersAdded',
  ])

const figures: Check = ({ plainSource, plainTarget, sourceLocale, locale }) =>
  differences(
    figureDifferences({ text: plainSource, locale: sourceLocale }, { text: plainTarget, locale }),
    ['figuresMissing', 'figuresAdded'],
  )

const units: Check = ({ plainSource, plainTarget }) =>
  differences(listDifferences(unitsOf(plainSource), unitsOf(plainTarget)), [
    'unitsMissing',
    'unitsAdded',
  ])

/** Words, not of capitals alone, from which an equal translation is suspicious; norms are equal. */
const minEqualWords = 3

const sameAsSource: Check = ({ plainSource, plainTarget }) =>
  plainSource.trim() === plainTarget.trim() &&
  plainSource.split(/\s+/).filter((word) => /^\p{L}\p{Ll}+$/u.test(word)).length >= minEqualWords
    ? [{ kind: 'sameAsSource' }]
    : []

/** Controls, directions of text, and blanks without width. */
const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Signs that are not seen, by their code: `U+202E`. */
const invisibleSigns = (text: string): string[] =>
  (text.match(unseen) ?? []).map(
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  )

const invisible: Check = ({ plainSource, plainTarget }) =>
  differences(
    {
      missing: [],
      added: listDifferences(invisibleSigns(plainSource), invisibleSigns(plainTarget)).added,
    },
    ['invisible', 'invisible'],
  )

const glossary: Check = ({ terms = [], plainSource, plainTarget, sourceLocale, locale }) => {
  const found = termDeviations(terms, {
    source: plainSource,
    target: plainTarget,
    sourceLocale,
    targetLocale: locale,
  })
  const valuesOf = (kind: TermDeviation['kind']): string[] =>
    found
      .filter((each) => each.kind === kind)
      .map(({ word, preferred }) => (preferred === '' ? word : `${word} → ${preferred}`))
  return differences({ missing: valuesOf('missing'), added: valuesOf('forbidden') }, [
    'termsMissing',
    'termsForbidden',
  ])
}

/** Checks of a translation, in the order in which their faults are shown. */
const checks: readonly Check[] = [
  length,
  tags,
  placeholders,
  figures,
  units,
  glossary,
  sameAsSource,
  invisible,
]

/** Faults of a translated passage; the same for a typed text and for one that an agency returned. */
export function faultsOf(passage: CheckedPassage): Fault[] {
  if (passage.target.trim() === '') return [{ kind: 'empty' }]
  const { source, target, isRich } = passage
  const plain = {
    plainSource: isRich ? plainText(source) : source,
    plainTarget: isRich ? plainText(target) : target,
  }
  return checks.flatMap((check) => check({ ...passage, ...plain }))
}
