import type { Locale } from '@vitrine/configuration/locales'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import type { PartNumberCandidate, Span } from '../query/codes.ts'
import { isSpelledLike } from '../query/spelling.ts'
import {
  andWord,
  dateWord,
  eachWord,
  multipleWord,
  orWord,
  packUnit,
  pieceUnit,
  quantityWord,
  signatureLine,
  totalLine,
  weekWord,
} from './line-words.ts'
import { amountOf } from './amount.ts'
import type { Amount } from './amount.ts'
import { countedApart, quantityOf } from './line-quantity.ts'
import { overlaps } from './pasted-line.ts'
import type { PastedLine } from './pasted-line.ts'
import { readPastedLines } from './read-line.ts'
import { fold } from '../words/fold.ts'
import { taxCodeSign } from './tax-codes.ts'
import {
  countsThings,
  isMeasure,
  isTelling,
  numbersOfOthers,
  statesSize,
} from './telling-number.ts'

/** Meaning of a line, given the existing part numbers. */
export type ResolvedLine = Resolved | { kind: 'text' }

type Resolved = Amount &
  /** One existing part number. */
  (
    | { kind: 'found'; code: string; partNumber: string }
    /** Several existing part numbers, of which the visitor chooses. */
    | { kind: 'several'; code: string; partNumbers: string[] }
    /** Numbers of other makers, without separators. */
    | { kind: 'equivalent'; code: string; numbers: string[] }
    /**
     * Line without an existing part number. `coded`: true if `code` looks like a part number;
     * otherwise it is a description. `described`: text to search, without the quantity.
     */
    | { kind: 'missing'; code: string; coded: boolean; described: string }
  )

/**
 * Printed part numbers of the catalogue by normalized number and GTIN, and other makers' numbers.
 */
export interface PartLookup {
  byNumber: ReadonlyMap<string, string>
  byGtin: ReadonlyMap<string, string>
  /** Other makers' numbers with a replacement, without separators. */
  ofOthers?: ReadonlySet<string>
}

interface Named extends Span {
  partNumber: string
  /** GTIN by which the part number was found; a scanned text contains more than the GTIN. */
  gtin?: string
  pieces: number
}

/** Meaning of a line. */
export function resolveLine(line: PastedLine, known: PartLookup): ResolvedLine {
  const named = namedParts(line, known)
  const partNumbers = [...new Set(named.map(({ partNumber }) => partNumber))]
  const [first] = named
  if (first !== undefined) {
    const [partNumber = '', ...others] = partNumbers
    const code = codeOf(line, first)
    if (others.length === 0) return { kind: 'found', code, partNumber, ...amountOf(line, named) }
    const amount = countedApart(line, named) ? { quantity: null } : amountOf(line, named)
    return { kind: 'several', code, partNumbers, ...amount }
  }
  const others = namedOthers(line, known)
  const [other] = others
  if (other !== undefined)
    return {
      kind: 'equivalent',
      code: textOf(line, other),
      numbers: [...new Set(others.map(({ normalized }) => normalized))],
      ...amountOf(line, others),
    }
  if (signatureLine.test(line.folded) || totalLine.test(line.folded)) return { kind: 'text' }
  const asked = likeliestCode(line)
  if (asked !== undefined)
    return {
      kind: 'missing',
      code: textOf(line, asked),
      coded: true,
      described: textOf(line, asked),
      ...amountOf(line, [asked]),
    }
  const counted = line.quantities.some(({ written }) => written !== 'alone')
  return (counted || countsThings(line.folded) || statesSize(line.folded)) &&
    /[a-z]{3}/.test(line.folded)
    ? {
        kind: 'missing',
        code: line.source,
        coded: false,
        described: describedIn(line),
        ...amountOf(line, []),
      }
    : { kind: 'text' }
}

/** Text between part numbers that are all meant. */
const listing = new RegExp(String.raw`^(?:[\s,;|&+]|(?<![a-z0-9])${andWord}(?![a-z0-9]))+$`)

/**
 * Part numbers of a line that lists them, each with its quantity if the line says so (`10 each of
 * AB-50 and CD-70`), or without a quantity. Undefined if they are alternatives, or if the quantity
 * may belong to one of them.
 */
function resolveListed(line: PastedLine, known: PartLookup): ResolvedLine[] | undefined {
  const named = namedParts(line, known)
  const isListed = named.every((one, at) => {
    const before = named[at - 1]
    return before === undefined || listing.test(line.folded.slice(before.to, one.from))
  })
  const amount = amountOf(line, named)
  const isStated = amount.quantity !== null || amount.packs !== undefined
  if (!isListed || (isStated && !eachWord.test(line.folded))) return undefined
  return named.map((one) => ({
    kind: 'found',
    code: codeOf(line, one),
    partNumber: one.partNumber,
    ...amount,
  }))
}

/** Text between a part of a line and the previous one. */
const beforePart = new RegExp(String.raw`^(?:[\s,;+/&]|${andWord}\s)+`)

/**
 * Meanings of a line: several if each of its part numbers has its own quantity (`AB-50 x 10, CD-70
 * x 5`), if one quantity is stated for each of them, or if none has one; otherwise one.
 */
export function resolveEach(line: PastedLine, known: PartLookup, locale: Locale): ResolvedLine[] {
  const whole = resolveLine(line, known)
  if (whole.kind !== 'several' || line.isWithdrawn || orWord.test(line.folded)) return [whole]
  const named = namedParts(line, known)
  const free = line.quantities.filter((one) => !named.some((code) => overlaps(code, one)))
  const [first] = named
  const isBefore = free.some(({ from }) => first !== undefined && from < first.from)
  const parts = named.map((one, at) =>
    line.folded.slice(
      isBefore ? (named[at - 1]?.to ?? 0) : one.from,
      isBefore ? one.to : named[at + 1]?.from,
    ),
  )
  const resolved = parts.map((part): ResolvedLine => {
    const [own, ...more] = readPastedLines(part.replace(beforePart, ''), locale)
    return own === undefined || more.length > 0 ? { kind: 'text' } : resolveLine(own, known)
  })
  const isWhole = resolved.every(
    (one, at) =>
      one.kind === 'found' &&
      one.partNumber === named[at]?.partNumber &&
      (one.quantity !== null || one.packs !== undefined),
  )
  return isWhole ? resolved : (resolveListed(line, known) ?? [whole])
}

const beforeQuantity = new RegExp(String.raw`[\s(]*(?:${quantityWord})?[\s.:=(x*-]*$`)
const afterQuantity = new RegExp(
  String.raw`^\s*(?:${pieceUnit}|${packUnit}|${multipleWord})?[\s)]*`,
)

/** Text of a line that describes a part, without its quantity. */
function describedIn(line: PastedLine): string {
  const quantity = quantityOf(line, [])
  const described =
    quantity === undefined
      ? line.folded
      : [
          line.folded.slice(0, quantity.from).replace(beforeQuantity, ''),
          line.folded.slice(quantity.to).replace(afterQuantity, ''),
        ].join(' ')
  return described.replaceAll(taxCodeSign, ' ').trim()
}

/** Code of a part in a line: as pasted, or the GTIN of a longer scanned text. */
const codeOf = (line: PastedLine, { gtin, ...span }: Named): string => {
  const text = textOf(line, span)
  return gtin === undefined || text.replace(/\D/g, '') === gtin ? text : gtin
}

/**
 * Displayed code of a span: as pasted if the span is found in the source, otherwise the folded text
 * in upper case.
 */
function textOf({ folded, source }: PastedLine, { from, to }: Span): string {
  const text = folded.slice(from, to).replace(/[\s.,;:=-]+$/, '')
  const at = source.toLowerCase().indexOf(text)
  return at === -1 ? text.toUpperCase() : source.slice(at, at + text.length)
}

const piecesOf = (line: PastedLine, { from, to }: Span): number =>
  line.folded.slice(from, to).trim().split(/\s+/).length

/** Beginning of the number of a week: `KW 50` in `Liefertermin: KW 50`. */
const isWeek = new RegExp(String.raw`^${weekWord}\s`)
/**
 * Unit of pieces or word for a week at the beginning of a candidate, whose number is not part of a
 * part number: `PC 10,00`, `KW 50`.
 */
const beginsOtherwise = new RegExp(String.raw`^(?:${pieceUnit}|${weekWord})\s`)

/** Part numbers that a line names, without those whose spelling is part of a longer one. */
function namedParts(line: PastedLine, { byNumber, byGtin }: PartLookup): Named[] {
  const exact = line.codes.flatMap((candidate): Named[] => {
    const partNumber = byNumber.get(candidate.normalized)
    const isDate =
      isWeek.test(line.folded.slice(candidate.from)) &&
      /[a-z]{4}/.test(line.folded.slice(0, candidate.from))
    return partNumber === undefined || isDate || !isSpelledLike(candidate.typed, partNumber)
      ? []
      : [{ ...candidate, partNumber, pieces: piecesOf(line, candidate) }]
  })
  const gtins = line.gtins.flatMap(({ gtin, from, to }): Named[] => {
    const partNumber = byGtin.get(gtin)
    return partNumber === undefined ? [] : [{ from, to, partNumber, pieces: 1, gtin }]
  })
  // a comma does not separate groups of a part number: `AB-50,10` is ten of AB-50
  const spelled = exact.filter(
    ({ from, to, partNumber }) =>
      /[.,]/.test(partNumber) ||
      !exact.some((other) => other.from === from && other.to < to && line.folded[other.to] === ','),
  )
  // a code without spaces ends at the next space: `XY-50-10 25` is 25 pieces of XY-50-10
  const whole = [...gtins, ...spelled.filter(({ pieces }) => pieces === 1)]
  const lettered = whole.filter(({ partNumber, from, to }) => {
    const text = line.folded.slice(from, to)
    return /[a-z]/.test(text) || byGtin.get(text.replace(/\D/g, '')) === partNumber
  })
  const apart = spelled.filter(
    (one) =>
      one.pieces > 1 &&
      !beginsOtherwise.test(line.folded.slice(one.from, one.to)) &&
      isTelling(normalizePartNumber(one.partNumber)) &&
      !whole.some((other) => overlaps(one, other)),
  )
  const sure = withoutParts(lettered.length > 0 ? [...lettered, ...apart] : [...spelled, ...whole])
  return sure.flatMap((one) => {
    // ambiguous `XY 50 10`: XY-50 ten times, or XY-50-10
    const shorter = exact.find(
      (other) =>
        other.pieces > 1 &&
        other.from === one.from &&
        other.to < one.to &&
        /^\s+\d+$/.test(line.folded.slice(other.to, one.to)),
    )
    return shorter === undefined ? [one] : [one, shorter]
  })
}

/** Numbers of other makers that a line names; a code without spaces ends at the next space. */
function namedOthers(line: PastedLine, { ofOthers }: PartLookup): PartNumberCandidate[] {
  const isKnown = (number: string) => ofOthers?.has(number) === true
  const whole = line.codes.filter(
    (candidate) => piecesOf(line, candidate) === 1 && /[A-Z]/.test(candidate.normalized),
  )
  const inOnePiece = numbersOfOthers(whole, isKnown)
  return inOnePiece.length > 0 ? inOnePiece : numbersOfOthers(line.codes, isKnown)
}

/** Part numbers whose spans do not overlap the span of a longer one, in the order of the line. */
const withoutParts = (all: readonly Named[]): Named[] => {
  const byLength = all.toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return byLength
    .filter((one, at) => !byLength.slice(0, at).some((other) => overlaps(one, other)))
    .toSorted((a, b) => a.from - b.from)
}

const unitWord = new RegExp(
  String.raw`^(?:${pieceUnit}|${packUnit}|${multipleWord}|${quantityWord})$`,
)

/** Telephone numbers of a signature: in brackets, international, or mobile with an area code. */
const phone =
  /(?:\+\d{1,3}[\s.-]*)?\(\d{2,4}\)\s*\d[\d\s.-]{5,11}\d|\+\d{1,3}[\s.-]\d[\d\s.-]{6,13}\d|(?<![\d.,/-])\d{2}\s9\d{4}[-\s]\d{4}(?!\d)/g

const phonesIn = (folded: string): Span[] =>
  [...folded.matchAll(phone)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }))

/** E-mail addresses and file names. */
const nameOfOther = /@|\.(?:jpe?g|png|pdf|xlsx?|csv|docx?|dwg|zip)$/

/**
 * True if words beside a code with spaces describe the part, so that the pieces of the code are
 * sizes.
 */
const isDescribed = ({ folded }: PastedLine, { from, to }: Span): boolean =>
  [folded.slice(0, from), folded.slice(to)].some((text) =>
    [...text.matchAll(/[a-z]{3,}/g)].some(([word]) => !unitWord.test(word)),
  )

/**
 * Candidate that looks most like a part number: letters and digits without spaces, then with spaces
 * (`XY 50/10`), then a GTIN or at least five digits.
 */
function likeliestCode(line: PastedLine): Span | undefined {
  const counted = line.quantities.filter(
    ({ written, follows }) => written !== 'alone' && written !== 'glued' && follows === undefined,
  )
  const taken = [...counted, ...phonesIn(line.folded)]
  const textAt = ({ from, to }: Span) => line.folded.slice(from, to).trim()
  const isFree = (span: Span) =>
    !taken.some((other) => overlaps(other, span)) && !nameOfOther.test(textAt(span))
  const coded = line.codes.filter(
    (candidate) =>
      /[A-Z]/.test(candidate.normalized) && /\d/.test(candidate.normalized) && isFree(candidate),
  )
  const [whole] = coded
    .filter((candidate) => piecesOf(line, candidate) === 1 && !isMeasure(textAt(candidate)))
    .toSorted((a, b) => b.normalized.length - a.normalized.length)
  if (whole !== undefined) return whole
  const joined = coded
    .filter((candidate) => /^[a-z]{1,4}(?:\s+[^\s\d]*\d\S*)+$/.test(textAt(candidate)))
    .filter((candidate) => !dateWord.test(textAt(candidate)) && !isDescribed(line, candidate))
    // if there is no other quantity, a number at the end is the quantity
    .filter((candidate) => counted.length > 0 || !/\s\S+\s+\d+$/.test(textAt(candidate)))
    .toSorted((a, b) => b.to - a.to)
  const phones = phonesIn(line.folded)
  const isPhone = (span: Span) => phones.some((phone) => overlaps(phone, span))
  const digits = line.codes.find((one) => /^\d{5,}$/.test(one.normalized) && !isPhone(one))
  const others = counted.filter((quantity) => digits && !overlaps(quantity, digits))
  return (
    joined[0] ??
    line.gtins.find((gtin) => !isPhone(gtin)) ??
    (others.length > 0 || !/[a-z]/.test(line.folded) ? digits : undefined)
  )
}

/** Part numbers and GTINs that lines may contain, to be looked up in the catalogue. */
export function lookedUp(lines: readonly PastedLine[]): { numbers: string[]; gtins: string[] } {
  return {
    numbers: [...new Set(lines.flatMap(({ codes }) => codes.map(({ normalized }) => normalized)))],
    gtins: [...new Set(lines.flatMap(({ gtins }) => gtins.map(({ gtin }) => gtin)))],
  }
}

/** Part number that a list item consists of, also if given as a GTIN; undefined for other items. */
export function partOfCode(code: string, { byNumber, byGtin }: PartLookup): string | undefined {
  const partNumber = byNumber.get(normalizePartNumber(code))
  return partNumber !== undefined && isSpelledLike(fold(code), partNumber)
    ? partNumber
    : byGtin.get(code.replace(/[\s-]/g, ''))
}
