import { isGtin } from '@vitrine/contract/gtin'
import { listQuantity } from '@vitrine/contract/part-list'
import type { Locale } from '@vitrine/contract/locales'
import { partNumberCandidates } from '../query/codes.ts'
import type { PartNumberCandidate, Span } from '../query/codes.ts'
import { readNumber } from '../quantities/numbers.ts'
import { fold } from '../words/fold.ts'
import { numbersBetweenCommas } from './between-commas.ts'
import {
  columnUnit,
  itemWord,
  multipleWord,
  packUnit,
  packWord,
  piecesOfMultiple,
  pieceUnit,
  quantityWord,
  roleOf,
} from './line-words.ts'
import type { ColumnRole } from './line-words.ts'
import { withNumbersInDigits } from './number-words.ts'
import { withoutMarkup } from './without-markup.ts'
import { withoutPrices } from './without-prices.ts'

/** A number of a line that may be its quantity. */
export interface PossibleQuantity extends Span {
  value: number
  /** Unit of packs that it counts, of which only the catalogue knows the pieces. */
  packs?: string
  /** How it is written; where several are, the first of `quantityOrder` counts. */
  written:
    | 'in its column'
    | 'with a unit'
    | 'in packs'
    | 'times'
    | 'glued'
    | 'alone in a column'
    | 'alone'
}

/** Digits of a line that are a GTIN by their check digit. */
interface PossibleGtin extends Span {
  gtin: string
}

/** A line of a pasted text as it reads without a catalogue; spans are of `folded`. */
export interface PastedLine {
  /** From 1, blank lines counted. */
  number: number
  /** As pasted. */
  source: string
  folded: string
  codes: PartNumberCandidate[]
  gtins: PossibleGtin[]
  quantities: PossibleQuantity[]
}

/** Codes of a line that are looked up. */
const mostCodes = 60
/** Characters of a line that are read. */
const longestLine = 300

/** What follows one another in these is never one part number. */
const columns = /[\t;|]+/g
/** In a table whose headings are separated by them; those within quotes are text. */
const commas = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/g

/** A number that is rather a price where nothing says what it counts: `15,90`. */
const pricelike = /^\d+[.,]\d{2}$/

/** `1.000`, `2,5`, `1 000`: blanks group digits where a number is all that a column holds. */
const digits = String.raw`\d+(?:[.,'\u00a0\u202f]\d+)*`
const grouped = String.raw`\d{1,3}(?:\s\d{3})+`
const wholeColumn = new RegExp(
  String.raw`^(?:${quantityWord}[\s.:=]*)?(?<number>${grouped}|${digits})\s*(?:x|${columnUnit})?$`,
)

const between = String.raw`(?<![a-z0-9.,/-])`
const numbers: readonly {
  written: PossibleQuantity['written']
  pattern: RegExp
}[] = [
  // `2 boxes of 50`: the pieces are stated
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`${between}(?<number>\d{1,6})\s*(?:${packUnit})\s*(?:(?:de|com|con|of|with|mit|von|zu|je|a)\s+|c\/\s*|x\s*)(?<each>\d{1,4})(?![a-z\d/-]|[.,]\d)(?:\s*${pieceUnit})?`,
      'g',
    ),
  },
  {
    written: 'in packs',
    pattern: new RegExp(String.raw`${between}(?<number>${digits})\s*(?<packs>${packUnit})`, 'g'),
  },
  // `2 dozen`, `3 mil pç`
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`${between}(?<number>${digits})\s*(?<multiple>${multipleWord})`,
      'g',
    ),
  },
  // also `10 (ten) pieces`
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`${between}(?<number>${grouped}|${digits})\s*(?:\([a-z ]{2,40}\)\s*)?(?:${pieceUnit})`,
      'g',
    ),
  },
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`(?<![a-z0-9])${quantityWord}[\s.:=]*(?<number>${digits})(?![a-z0-9/-])`,
      'g',
    ),
  },
  // `10x AB-50`, `10 * AB-50`, also before a price
  {
    written: 'times',
    pattern: new RegExp(String.raw`${between}(?<number>${digits})\s?[x*]\s*(?=[a-z])`, 'g'),
  },
  // `AB-50 10x`
  {
    written: 'times',
    pattern: new RegExp(String.raw`${between}(?<number>${digits})\s?[x*](?=\s*(?:$|[);]))`, 'g'),
  },
  // `AB-50 x 10`, `AB-50 (x10)`, `AB-50 *10`, `x10 AB-50`
  {
    written: 'times',
    pattern: new RegExp(
      String.raw`(?<=^|[\s(])[x*]\s?(?<number>${digits})(?=$|[\s);,.]|${pieceUnit})`,
      'g',
    ),
  },
  // `AB-50x10`, unless that is a part number
  {
    written: 'glued',
    pattern: new RegExp(String.raw`(?<=[a-z]\S*\d)[x*](?<number>${digits})(?=\s*$)`, 'g'),
  },
  {
    written: 'alone',
    pattern: new RegExp(
      String.raw`(?<![a-z0-9./+-]|[a-z0-9],)(?<number>${digits})(?=$|[\s);:,.\]}])(?!\.\d)`,
      'g',
    ),
  },
]

/** A line's number before what it is about: `1.`, `2)`, `Item 3:`, `#4`. */
const ordinal = new RegExp(
  String.raw`^\s*(?:${itemWord}[\s.:#]*\d{1,4}\s*[.):-]*(?=\s|$)|#\s?\d{1,4}\s*[.):-]*(?=\s)|\(?\d{1,3}[.)]+(?=\s+[^\s\d]|\s+\d+\s*[a-z]))`,
)

const valueOf = (text: string, locale: Locale): number | undefined => {
  const [read] = readNumber(text.replace(/['\s\u00a0\u202f]/g, ''), locale)
  return read === undefined ? undefined : (listQuantity(read.value) ?? undefined)
}

interface Column extends Span {
  text: string
}

/** Columns of a line; a line without separators is one. */
function columnsOf(folded: string, separator = columns): Column[] {
  const found: Column[] = []
  let from = 0
  for (const match of [...folded.matchAll(separator), undefined]) {
    const to = match?.index ?? folded.length
    found.push({ text: folded.slice(from, to), from, to })
    from = to + (match?.[0].length ?? 0)
  }
  return found
}

/** What is known of a column and its line. */
interface InLine {
  role: ColumnRole | undefined
  packs: string | undefined
  multiple: number
}

/** Quantity of a column that holds nothing else; undefined where it holds more than a number. */
function wholeQuantity(
  column: Column,
  { role, packs, multiple }: InLine,
  locale: Locale,
): PossibleQuantity[] | undefined {
  const whole = wholeColumn.exec(column.text.trim())?.groups?.['number']
  if (whole === undefined) return undefined
  const { from, to } = column
  const value = role === 'code' || role === 'other' ? undefined : valueOf(whole, locale)
  const written = role === 'quantity' ? 'in its column' : 'alone in a column'
  if (value === undefined) return []
  if (/[a-z]/.test(column.text)) return [{ from, to, value, written }]
  if (role === undefined && pricelike.test(whole) && !Number.isInteger(value)) return []
  const pieces = listQuantity(value * multiple)
  if (pieces === null) return []
  return [{ from, to, value: pieces, written, ...(packs === undefined ? {} : { packs }) }]
}

/** Numbers of a column that may be the line's quantity. */
function quantitiesIn(
  column: Column,
  only: boolean,
  line: InLine,
  locale: Locale,
): PossibleQuantity[] {
  const whole = only ? undefined : wholeQuantity(column, line, locale)
  if (whole !== undefined) return whole
  const between = only
    ? numbersBetweenCommas(column.text).flatMap(
        ({ text, from, to }) =>
          wholeQuantity({ text, from: column.from + from, to: column.from + to }, line, locale) ??
          [],
      )
    : []
  const taken: Span[] = []
  const unpriced = withoutPrices(column.text)
  const inText = numbers.flatMap(({ written, pattern }) =>
    [...unpriced.matchAll(pattern)].flatMap((match): PossibleQuantity[] => {
      const text = match.groups?.['number'] ?? ''
      const { packs: unit, each, multiple: counting } = match.groups ?? {}
      const from = column.from + match.index + match[0].indexOf(text)
      // a unit of packs belongs to it: it is no code, and its pieces no other quantity
      const isPacked = unit !== undefined || each !== undefined || counting !== undefined
      const found = {
        from,
        to: isPacked ? column.from + match.index + match[0].length : from + text.length,
      }
      if (taken.some((other) => overlaps(other, found))) return []
      const factor = counting === undefined ? Number(each ?? 1) : (piecesOfMultiple(counting) ?? 1)
      const value = listQuantity((valueOf(text, locale) ?? 0) * factor)
      if (value === null) return []
      if (written === 'alone' && pricelike.test(text) && !Number.isInteger(value)) return []
      taken.push(found)
      return [{ ...found, value, written, ...(unit === undefined ? {} : { packs: unit }) }]
    }),
  )
  return [...between, ...inText]
}

export const overlaps = (one: Span, other: Span): boolean =>
  one.from < other.to && other.from < one.to

/** Part numbers that a column may hold, also beside a glued number of pieces: `10xAB-50`, `AB-50x10`. */
function codesIn({ text, from }: Column, locale: Locale): PartNumberCandidate[] {
  const moved = (at: number) => (candidate: PartNumberCandidate) => ({
    ...candidate,
    from: candidate.from + at,
    to: candidate.to + at,
  })
  const times = /^\s*\d+\s?[x*]\s?(?=[a-z])/.exec(text)?.[0].length ?? 0
  const glued = /^(.*[a-z].*\d)[x*]\d+\s*$/.exec(text)?.[1]
  // `=` and `:` lead to a quantity
  const spaced = (part: string) => part.replace(/[=:]/g, ' ')
  return [
    ...partNumberCandidates(spaced(text), locale).map(moved(from)),
    ...(times > 0
      ? partNumberCandidates(spaced(text.slice(times)), locale).map(moved(from + times))
      : []),
    ...(glued === undefined ? [] : partNumberCandidates(spaced(glued), locale).map(moved(from))),
  ]
}

function gtinsIn({ text, from }: Column): PossibleGtin[] {
  return [...text.matchAll(/(?<![a-z0-9])\d(?:[\s-]?\d){7,13}(?![a-z0-9])/g)].flatMap((match) => {
    const gtin = match[0].replace(/\D/g, '')
    const isOne = isGtin(gtin) && (gtin.length >= 12 || gtin === match[0])
    return isOne
      ? [{ gtin, from: from + match.index, to: from + match.index + match[0].length }]
      : []
  })
}

/**
 * Lines of which a number alone is the quantity of the line before: cells copied below one another. A
 * number that counts on from the one before the line is its successor's place in the list.
 */
function withQuantitiesBelow(lines: readonly PastedLine[], locale: Locale): PastedLine[] {
  const aloneIn = (line: PastedLine | undefined): number | undefined => {
    const alone = wholeColumn.exec(line?.folded ?? '')?.groups?.['number']
    return alone === undefined ? undefined : valueOf(alone, locale)
  }
  const joined: PastedLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const value = aloneIn(line)
    const place = aloneIn(joined.at(-2))
    if (
      value === undefined ||
      value - 1 === place ||
      !above ||
      !above.codes.some(({ normalised }) => /\d/.test(normalised)) ||
      above.quantities.length > 0
    )
      joined.push(line)
    else {
      const end = { from: above.folded.length, to: above.folded.length }
      joined.splice(-1, 1, {
        ...above,
        source: `${above.source}\t${line.source}`,
        quantities: [{ ...end, value, written: 'alone in a column' }],
      })
    }
  }
  return joined
}

/**
 * Lines of a pasted text with what each may mean, blank ones left out. A line of headings has
 * neither codes nor quantities; it says where the lines below it have theirs.
 */
export function readPastedLines(text: string, locale: Locale): PastedLine[] {
  let roles: (ColumnRole | undefined)[] = []
  let separator = columns
  const lines = withoutMarkup(text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((source, index): PastedLine[] => {
      // beginnings of quoted and listed lines
      const quoted = fold(source.slice(0, longestLine))
        .replace(/^[\s>*\u2022\u00b7-]+/, '')
        .trimEnd()
      const unquoted = quoted.replace(/"|(?<=^|[\t;|,])'|'(?=$|[\t;|,])|\.{2,}|\u2026/g, (signs) =>
        ' '.repeat(signs.length),
      )
      const folded = withNumbersInDigits(unquoted).trimEnd()
      if (folded.trim() === '') return []
      const line = { number: index + 1, source: source.trim(), folded }
      const split = (by: RegExp) =>
        columnsOf(quoted, by).map(({ from, to }) => ({ text: folded.slice(from, to), from, to }))
      for (const by of [columns, commas]) {
        const cells = split(by)
        const named = cells.map((column) => roleOf(column.text))
        const words = cells.filter((column) => column.text.trim() !== '').length
        if (
          (by === columns || cells.length > 1) &&
          named.filter((role) => role !== undefined).length === words &&
          named.some((role) => role !== 'other')
        ) {
          roles = named
          separator = by
          return [{ ...line, codes: [], gtins: [], quantities: [] }]
        }
      }
      const inTable = split(separator)
      const all = inTable.length === roles.length ? inTable : split(columns)
      const start = ordinal.exec(folded)?.[0].length ?? 0
      const own = all.map((column) =>
        column.from < start && start <= column.to
          ? { ...column, text: folded.slice(start, column.to), from: start }
          : column,
      )
      const withRoles = roles.length === own.length ? roles : []
      const cells = own.length === 1 ? folded.split(',') : own.map(({ text }) => text)
      const packs = cells.map((text) => text.trim()).find((cell) => packWord.test(cell))
      const multiple = cells.map((text) => piecesOfMultiple(text.trim())).find(Boolean) ?? 1
      return [
        {
          ...line,
          codes: own.flatMap((column) => codesIn(column, locale)).slice(0, mostCodes),
          gtins: own.flatMap(gtinsIn),
          quantities: own.flatMap((column, at) =>
            quantitiesIn(
              column,
              own.length === 1,
              { role: withRoles[at], packs, multiple },
              locale,
            ),
          ),
        },
      ]
    })
  return withQuantitiesBelow(lines, locale)
}
