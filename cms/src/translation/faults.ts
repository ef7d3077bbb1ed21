import type { Locale } from '@vitrine/configuration/locales'
import { damageIn, mended } from '#src/content/damaged-text.ts'
import { figureDifferences, listDifferences, plainNumber } from './figures.ts'
import { plainText, tagsOf } from './tagged-text.ts'
import type { Term } from '#src/translation/terms/term-shapes.ts'
import { termDeviations } from './terms/term-deviations.ts'
import type { TermDeviation } from './terms/term-deviations.ts'
import { exchangedUnits, unitDifferences } from './unit-differences.ts'
import type { Fault } from '#src/translation/fault-shapes.ts'

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
    figureDifferences(
      { text: withoutAddresses(plainSource), locale: sourceLocale },
      { text: withoutAddresses(plainTarget), locale },
    ),
    ['figuresMissing', 'figuresAdded'],
  )

const units: Check = (passage) => {
  const { plainSource, plainTarget, sourceLocale, locale } = passage
  const found = differences(unitDifferences(plainSource, plainTarget), [
    'unitsMissing',
    'unitsAdded',
  ])
  if (found.length > 0 || figures(passage).length > 0) return found
  return differences(
    exchangedUnits(plainSource, plainTarget, [
      (number) => plainNumber(number, sourceLocale),
      (number) => plainNumber(number, locale),
    ]),
    ['figuresMissing', 'figuresAdded'],
  )
}

const isAddress = (word: string): boolean =>
  /^(?:https?:\/\/|www\.)/i.test(word) || /^[^@]+@[^@]+\.[^@.]+$/.test(word)

/** Word without the punctuation of the sentence after it. */
function withoutPunctuation(word: string): string {
  let end = word.length
  while (end > 0 && '.,;:!?'.includes(word.charAt(end - 1))) end -= 1
  return word.slice(0, end)
}

/** What stands between blanks, quotes and brackets. */
const betweenBlanks = /[^\s<>"'()]+/g

/** E-mail addresses, and addresses of the web. */
const addressesOf = (text: string): string[] =>
  (text.match(betweenBlanks) ?? [])
    .map(withoutPunctuation)
    .filter(isAddress)
    .map((word) => word.toLowerCase())

/** Text without damage and addresses, whose digits are faults of their own. */
const withoutAddresses = (text: string): string =>
  mended(text).replaceAll(betweenBlanks, (word) =>
    isAddress(withoutPunctuation(word)) ? ' ' : word,
  )

// a text of one language alone has addresses of its own
const addresses: Check = ({ plainSource, plainTarget }) =>
  plainSource.trim() === ''
    ? []
    : differences(listDifferences(addressesOf(plainSource), addressesOf(plainTarget)), [
        'addressesMissing',
        'addressesAdded',
      ])

/** Words, not of capitals alone, from which an equal translation is suspicious; norms are equal. */
const minEqualWords = 3

const sameAsSource: Check = ({ plainSource, plainTarget }) =>
  plainSource.trim() === plainTarget.trim() &&
  plainSource.split(/\s+/).filter((word) => /^\p{L}\p{Ll}+$/u.test(word)).length >= minEqualWords
    ? [{ kind: 'sameAsSource' }]
    : []

/** Damage that the translation has and its source lacks; signs that are not seen have their own fault. */
const damage: Check = ({ source, target }) => {
  const inSource = new Set(damageIn(source).map(({ kind, value }) => `${kind} ${value}`))
  const added = damageIn(target).filter(({ kind, value }) => !inSource.has(`${kind} ${value}`))
  const valuesOf = (isInvisible: boolean): string[] =>
    added.filter(({ kind }) => (kind === 'invisible') === isInvisible).map(({ value }) => value)
  return [
    ...differences({ missing: [], added: valuesOf(false) }, ['damaged', 'damaged']),
    ...differences({ missing: [], added: valuesOf(true) }, ['invisible', 'invisible']),
  ]
}

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
  addresses,
  glossary,
  sameAsSource,
  damage,
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
