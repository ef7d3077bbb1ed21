import type { Span } from '../query/codes.ts'
import { aboutWord, askWord, ofWord, quantityWord } from './line-words.ts'
import { overlaps } from './pasted-line.ts'
import type { PastedLine, PossibleQuantity } from './pasted-line.ts'

/** Formats of quantities that state a unit or multiplier. */
const isCounted: ReadonlySet<string> = new Set(['with a unit', 'in packs', 'times'])

/**
 * Rank of a number as the quantity of its line, 0 most certain. A cell with only a number precedes
 * a number in a text.
 */
function rankOf(
  { written, isCell = false, isPricelike = false, from }: PossibleQuantity,
  end: number,
): number {
  switch (written) {
    case 'proved':
      return -1
    case 'in its column':
      return isPricelike ? 1 : 0
    case 'with a unit':
    case 'in packs': {
      const inText = written === 'with a unit' ? 5 : 6
      return isCell ? 2 : inText
    }
    case 'alone in a column':
      return from >= end && !isPricelike ? 4 : isPricelike ? 10 : 9
    case 'times':
      return 7
    case 'glued':
      return 8
    case 'alone':
      return isPricelike ? 12 : 11
    case 'measured':
    case 'in a measure':
      return Number.POSITIVE_INFINITY
  }
}

/**
 * False for a number that counts only directly after a code (`XY-50x10`, `XY 50 x 10`) if no code
 * precedes it.
 */
const followsCode = ({ follows }: PossibleQuantity, codes: readonly Span[]): boolean =>
  follows === undefined || codes.some(({ to }) => to === follows)

const freeOf = ({ quantities }: PastedLine, codes: readonly Span[]): readonly PossibleQuantity[] =>
  quantities.filter(
    (quantity) =>
      quantity.measure === undefined &&
      followsCode(quantity, codes) &&
      !codes.some((code) => overlaps(code, quantity)),
  )

/**
 * True if each part number of a line has its own quantity. Numbers without a unit count only if
 * they differ.
 */
export function countedApart(line: PastedLine, codes: readonly Span[]): boolean {
  const free = freeOf(line, codes)
  const counted = free.filter(({ written }) => isCounted.has(written))
  const alone = free.filter(({ written }) => written === 'alone')
  return (
    counted.length > 1 ||
    (counted.length === 0 && new Set(alone.map(({ value }) => value)).size > 1)
  )
}

/** Text between a quantity and its code in a sentence. */
const counts = new RegExp(String.raw`^\s+${ofWord}\s+$`)
/** Text before a quantity that directly precedes its code: none, or a word of a request. */
const asks = new RegExp(
  String.raw`(?:^|:|(?<![a-z0-9])(?:${askWord}|${aboutWord})\s(?:${ofWord}\s)?)[\s(]*$`,
)
/**
 * Text after a number at the beginning of a line that counts the following words: `10 HASTE 5/8"`.
 */
const names = /^\s+[a-z]{3,}(?![a-z]*\d)/

/**
 * Quantity in a sentence: the number directly after the code, at the end of the line, directly
 * before the code, or at the beginning of the line before a word (`10 HASTE 5/8"`).
 */
function quantityInText(
  found: readonly PossibleQuantity[],
  folded: string,
  codes: readonly Span[],
): PossibleQuantity | undefined {
  const begins = ({ from, to }: PossibleQuantity) =>
    folded.slice(0, from).trim() === '' && names.test(folded.slice(to))
  if (codes.length === 0) return found.find(begins)
  const end = Math.max(0, ...codes.map(({ to }) => to))
  const begin = Math.min(...codes.map(({ from }) => from))
  const after = found.filter(({ from }) => from >= end)
  const before = found.filter(({ from }) => from < end)
  return (
    after.find(({ from }) => /^[\s.,;:=()[\]{}>\u2192-]*$/.test(folded.slice(end, from))) ??
    after.find(({ to }) => /^[\s.)\]}]*$/.test(folded.slice(to))) ??
    before.find(
      ({ from, to }) =>
        (/^[\s:-]*$/.test(folded.slice(to, begin)) && asks.test(folded.slice(0, from))) ||
        counts.test(folded.slice(to, begin)),
    ) ??
    before.find(begins)
  )
}

/**
 * Number with a group of zeros after it: `1 000`. Undefined if an adjacent number may be a group or
 * another number: `1 200`.
 */
function withThousands(
  quantity: PossibleQuantity,
  folded: string,
  codes: readonly Span[],
): PossibleQuantity | undefined {
  const { from, to, value } = quantity
  const text = folded.slice(from, to)
  const [, group] = /^\s(\d{3}(?!\d)(?:[.,]\d+)?)/.exec(folded.slice(to)) ?? []
  const isCode = codes.some((code) => overlaps(code, { from: to + 1, to: to + 4 }))
  if (group !== undefined && /^[1-9]\d{0,2}$/.test(text) && !isCode)
    return group === '000' ? { ...quantity, to: to + 4, value: value * 1000 } : undefined
  const before = /(?<![\d.,/-])[1-9]\d{0,2}\s$/.exec(folded.slice(0, from))
  const isCodeBefore = codes.some((code) => overlaps(code, { from: from - 2, to: from }))
  return /^\d{3}$/.test(text) && before && !isCodeBefore ? undefined : quantity
}

/**
 * Quantity of a line with the given codes: a number of the lowest rank, preferably after the codes.
 * Undefined if there is none, or if different numbers of that rank may be the quantity.
 */
export function quantityOf(line: PastedLine, codes: readonly Span[]): PossibleQuantity | undefined {
  const free = freeOf(line, codes)
  const end = Math.max(0, ...codes.map(({ to }) => to))
  const byRank = Map.groupBy(free, (one) => rankOf(one, end))
  for (const rank of [...byRank.keys()].sort((a, b) => a - b)) {
    const found = byRank.get(rank) ?? []
    const [first] = found
    if (first === undefined) continue
    if (first.written === 'alone') {
      const near = quantityInText(found, line.folded, codes)
      if (near) return withThousands(near, line.folded, codes)
      continue
    }
    const whole = found.filter(({ value }) => Number.isInteger(value))
    const likely = whole.length > 0 ? whole : found
    // ambiguous: two quantity columns, or two cells of which one may be a price
    const isAsked =
      (rank <= 5 || rank === 9) && rank !== 2 && new Set(likely.map(({ value }) => value)).size > 1
    if (isAsked) return undefined
    return likely.find(({ from }) => from >= end) ?? likely[0]
  }
  return undefined
}

/** True if numbers of a line may be the quantity of its codes, so that one must be chosen. */
export const isAmbiguous = (line: PastedLine, codes: readonly Span[]): boolean =>
  codes.length > 0 && freeOf(line, codes).some(({ written }) => written !== 'alone')

/** Text between a code and the length or mass that is asked of it: `AB-50 - 100 m`. */
const beside = new RegExp(String.raw`^[\s.,;:=()|\u2192-]*(?:${quantityWord}[\s.:=]*)?$`)

/**
 * Length or mass that a line states in place of a number of pieces: in a cell, or beside the code;
 * elsewhere it is a size of the part.
 */
export function measureOf(
  { quantities, folded }: PastedLine,
  codes: readonly Span[],
): PossibleQuantity | undefined {
  const measured = quantities.filter(
    (one) => one.measure !== undefined && !codes.some((code) => overlaps(code, one)),
  )
  return measured.find(
    ({ from, to, written, isCell = false }) =>
      written === 'in a measure' ||
      isCell ||
      codes.some(
        (code) =>
          (from >= code.to && beside.test(folded.slice(code.to, from))) ||
          (to <= code.from && asks.test(folded.slice(0, from))),
      ),
  )
}
