import { anyOf, inAllLanguages } from '../words/languages.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { measureWord, packUnit, pieceUnit, quantityWord, quantityWords } from './line-words.ts'

const headings = (listOf: (own: LanguageWords['headings']) => string): string[] =>
  inAllLanguages((language) => listOf(language.headings))

/**
 * Words of headings in all languages; only words of `code` distinguish a heading from other texts.
 */
const words = {
  code: headings(({ code }) => code),
  number: headings(({ codeOrText }) => codeOrText),
  quantity: [...quantityWords, ...headings(({ quantity }) => quantity)],
  other: headings(({ other }) => other),
} as const

/** Words of headings whose quantity is not the requested one: `Min. qty`, `Qty per box`. */
const unasked: ReadonlySet<string> = new Set(headings(({ notAsked }) => notAsked))
/**
 * Endings of German compounds that name a quantity: `bestellmenge`; compounds of other quantities
 * are listed separately.
 */
const quantityEnding = anyOf(headings(({ quantityEndings }) => quantityEndings))
const compoundQuantity = new RegExp(String.raw`^[a-z]+${quantityEnding}$`)
const unaskedCompound = new RegExp(
  String.raw`^${anyOf([...unasked].filter((word) => word.length > 4))}[a-z]*$`,
)

/** Meaning of a column; `total`: sum of the others or amount; `unnamed`: no word of its heading is known. */
export type ColumnRole = 'code' | 'quantity' | 'total' | 'unnamed' | 'other'

const roles = new Map<string, keyof typeof words>(
  (Object.keys(words) as (keyof typeof words)[])
    .toReversed()
    .flatMap((role) => words[role].map((word): [string, keyof typeof words] => [word, role])),
)

const maxWords = 5

/** Headings of requested quantities in order of preference: `Qtd total` before `Qtd QGBT`. */
const preferred = [
  new RegExp(String.raw`(?<![a-z])${anyOf(headings(({ total }) => total))}(?![a-z])`),
  new RegExp(String.raw`(?<![a-z])${anyOf(headings(({ requested }) => requested))}(?![a-z])`),
  new RegExp(String.raw`(?<![a-z])${anyOf(quantityWords)}(?![a-z])|${quantityEnding}`),
] as const

/** Rank of a quantity heading in the order of preference. */
const preferenceOf = (heading: string): number => {
  const place = preferred.findIndex((pattern) => pattern.test(heading))
  return place === -1 ? preferred.length : place
}

/**
 * Roles in which, of several quantity columns, only those with the most preferred heading remain.
 */
function withPreferredQuantity(roles: ColumnRole[], cells: readonly string[]): ColumnRole[] {
  const columns = roles.flatMap((role, at) =>
    role === 'quantity' ? [{ at, preference: preferenceOf(cells[at] ?? '') }] : [],
  )
  const first = Math.min(...columns.map(({ preference }) => preference))
  const likeliest = columns.filter(({ preference }) => preference === first)
  // columns of the same rank are all read: either they agree, or only one has a number
  return roles.map((role, at) =>
    role === 'quantity' && !likeliest.some((one) => one.at === at) ? 'other' : role,
  )
}

/** Heading that numbers one of several quantities: `qtd p1`, `qtd painel 2`. */
const numberedQuantity = new RegExp(
  String.raw`^\s*${quantityWord}[\s.]+(?:[a-z]+[\s-]*\d{1,3}|20\d{2})\s*$`,
)

/** Unit of pieces or packs with a number at the end of a cell: `qtd pc 10`, which is no heading. */
const isAmount = new RegExp(String.raw`\s(?:${pieceUnit}|${packUnit})\s*\d+\s*$`)

/** Word of the heading of a total: `Total`, `Total geral`. */
const totalWord = new RegExp(`^${anyOf(headings((own) => own.total))}$`)

interface Heading {
  role: ColumnRole
  /** True if all words occur in headings. */
  isWhole: boolean
  /** True if one of the words occurs only in headings. */
  isTelling: boolean
}

/**
 * Meaning of a text as a heading. Undefined for texts with digits, without words or with too many
 * words, except numbered quantities (`qtd p1`).
 */
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
  const isNumber = named.length > 1 && found.every((one) => one === 'number')
  const isTelling = found.includes('quantity') || found.includes('code') || isNumber
  const [first] = found
  // a length or mass is no number of pieces: `Qtd (m)`
  const isMeasured = named.some((word) => measureWord.test(word))
  const isUnasked = found.includes('unasked') || isMeasured
  const isKnown = isUnasked || found.some((one) => one !== undefined)
  const role = named.every((word) => totalWord.test(word))
    ? 'total'
    : isUnasked || (!isTelling && first !== 'number')
      ? isKnown
        ? 'other'
        : 'unnamed'
      : found.includes('quantity')
        ? 'quantity'
        : 'code'
  return { role, isWhole, isTelling }
}

/**
 * Roles of the columns in a heading row; undefined for other rows. In a heading row all words occur
 * in headings, or one occurs only in headings and no cell has a digit. Commas followed by spaces
 * separate clauses of a sentence, not columns.
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
  const found = read.map(
    (one, at): ColumnRole => one?.role ?? (/\p{L}/u.test(cells[at] ?? '') ? 'unnamed' : 'other'),
  )
  return (isWhole || isTold) && found.some((role) => role === 'code' || role === 'quantity')
    ? withPreferredQuantity(found, cells)
    : undefined
}
