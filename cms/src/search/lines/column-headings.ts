import { anyOf, inAllLanguages } from '../words/languages.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { packUnit, pieceUnit, quantityWord, quantityWords } from './line-words.ts'

const headings = (listOf: (own: LanguageWords['headings']) => string): string[] =>
  inAllLanguages((language) => listOf(language.headings))

/** Words of headings of all languages; `code` alone tells a heading from other words. */
const words = {
  code: headings(({ code }) => code),
  number: headings(({ codeOrText }) => codeOrText),
  quantity: [...quantityWords, ...headings(({ quantity }) => quantity)],
  other: headings(({ other }) => other),
} as const

/** Words of a heading whose quantity is not that which is asked for: `Min. qty`, `Qty per box`. */
const unasked: ReadonlySet<string> = new Set(headings(({ notAsked }) => notAsked))
/** German words of one piece: `bestellmenge`; those that are not asked for are listed. */
const quantityEnding = anyOf(headings(({ quantityEndings }) => quantityEndings))
const compoundQuantity = new RegExp(String.raw`^[a-z]+${quantityEnding}$`)
const unaskedCompound = new RegExp(
  String.raw`^${anyOf([...unasked].filter((word) => word.length > 4))}[a-z]*$`,
)

export type ColumnRole = 'code' | 'quantity' | 'other'

const roles = new Map<string, keyof typeof words>(
  (Object.keys(words) as (keyof typeof words)[])
    .toReversed()
    .flatMap((role) => words[role].map((word): [string, keyof typeof words] => [word, role])),
)

const maxWords = 5

/** Headings of quantities of which one is asked for, surest first: `Qtd total` before `Qtd QGBT`. */
const preferred = [
  new RegExp(String.raw`(?<![a-z])${anyOf(headings(({ total }) => total))}(?![a-z])`),
  new RegExp(String.raw`(?<![a-z])${anyOf(headings(({ requested }) => requested))}(?![a-z])`),
  new RegExp(String.raw`(?<![a-z])${anyOf(quantityWords)}(?![a-z])|${quantityEnding}`),
] as const

/** Place of the first preference that a heading of a quantity has. */
const preferenceOf = (heading: string): number => {
  const place = preferred.findIndex((pattern) => pattern.test(heading))
  return place === -1 ? preferred.length : place
}

/** Roles with the one column of quantities that is preferred, where there is one. */
function withPreferredQuantity(roles: ColumnRole[], cells: readonly string[]): ColumnRole[] {
  const columns = roles.flatMap((role, at) =>
    role === 'quantity' ? [{ at, preference: preferenceOf(cells[at] ?? '') }] : [],
  )
  const first = Math.min(...columns.map(({ preference }) => preference))
  const likeliest = columns.filter(({ preference }) => preference === first)
  // equal ones are all read: they may have the same number, or one of them
  return roles.map((role, at) =>
    role === 'quantity' && !likeliest.some((one) => one.at === at) ? 'other' : role,
  )
}

/** Whether a heading names one of several quantities by a number: `qtd p1`, `qtd painel 2`. */
const numberedQuantity = new RegExp(
  String.raw`^\s*${quantityWord}[\s.]+(?:[a-z]+[\s-]*\d{1,3}|20\d{2})\s*$`,
)

/** A quantity after its word: `qtd pc 10`. */
const isAmount = new RegExp(String.raw`\s(?:${pieceUnit}|${packUnit})\s*\d+\s*$`)

interface Heading {
  role: ColumnRole
  /** Whether all words occur in headings, and whether one of them occurs in headings only. */
  isWhole: boolean
  isTelling: boolean
}

/** What a column holds by its heading; undefined for a text that is none. */
function readHeading(text: string): Heading | undefined {
  if (numberedQuantity.test(text) && !isAmount.test(text))
    return { role: 'quantity', isWhole: false, isTelling: true }
  const named = text.split(/[\s.:()[\]_'"-]+/).filter(Boolean)
  if (named.length === 0 || named.length > maxWords || /\d/.test(text)) return undefined
  const found = named.map((word) =>
    unasked.has(word) || unaskedCompound.test(word)
      ? 'unasked'
      : compoundQuantity.test(word)
        ? 'quantity'
        : roles.get(word),
  )
  const isWhole = !found.includes(undefined)
  const isTelling = found.includes('quantity') || found.includes('code')
  const [first] = found
  const role =
    found.includes('unasked') || (!isTelling && first !== 'number')
      ? 'other'
      : found.includes('quantity')
        ? 'quantity'
        : 'code'
  return { role, isWhole, isTelling }
}

/**
 * Roles of the columns of a heading row; undefined for any other row. In a heading row all words occur in
 * headings, or one occurs in headings only and no cell has a digit. Commas followed by blanks separate
 * clauses of a sentence, not columns.
 */
export function rolesOf(cells: readonly string[], isApart: boolean): ColumnRole[] | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const read = cells.map(readHeading)
  const isWhole = read.every((one, at) => one?.isWhole === true || cells[at]?.trim() === '')
  const isTold =
    isApart &&
    filled.length > 1 &&
    !filled.some((cell) => /\d/.test(cell) && readHeading(cell) === undefined) &&
    read.some((one) => one?.isTelling === true)
  const found = read.map((one): ColumnRole => one?.role ?? 'other')
  return (isWhole || isTold) && found.some((role) => role !== 'other')
    ? withPreferredQuantity(found, cells)
    : undefined
}
