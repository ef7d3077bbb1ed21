import { matchAt } from '../match-at.ts'

/** Cited standard: its issuing bodies, number and parts; a year (`:2015`) is dropped. */
export interface Standard {
  /** Issuing bodies; empty if only the number was given. */
  bodies: string[]
  number: string
  parts: string[]
}

/** Bodies that issue numbered documents, folded. */
const bodies =
  'abnt nbr nm iec iso din ansi ieee ul en astm asme nema tia eia nr vde bs jis une iram nom ntc csa cispr itu'.split(
    ' ',
  )
const body = `(?:${bodies.join('|')})`
const cited = new RegExp(
  String.raw`(?<bodies>${body}(?:[\s/-]*${body})*)[\s.:#-]*(?<number>[a-z]?\d{2,6})(?<parts>(?:[-.]\d{1,3}){0,3})(?:\s?[:/]\s?(?:19|20)\d{2})?(?![a-z\d])`,
  'y',
)

/**
 * Minimum digits of a number by its bodies: `nr 10` is a standard, `din 35` a rail, `en 95` Spanish
 * text.
 */
const minDigits = (names: readonly string[]): number =>
  names.includes('nr') ? 2 : names.every((name) => name === 'en') ? 4 : 3

/** Standard at a position of a folded text. */
export function readStandard(
  folded: string,
  position: number,
): { end: number; standard: Standard } | undefined {
  const match = matchAt(cited, folded, position)
  if (!match?.groups) return undefined
  const names = match.groups['bodies']?.match(/[a-z]+/g) ?? []
  const number = match.groups['number'] ?? ''
  const known = names.flatMap((name) => bodiesIn(name))
  if (number.replace(/\D/g, '').length < minDigits(known)) return undefined
  return {
    end: position + match[0].length,
    standard: { bodies: known, number, parts: match.groups['parts']?.match(/\d+/g) ?? [] },
  }
}

const eachBody = new RegExp(body, 'g')

/** Standards bodies named by a word; `abntnbr` names two, written together. */
const bodiesIn = (name: string): string[] => name.match(eachBody) ?? [name]

/** All standards that a folded text cites. */
export function standardsIn(folded: string): Standard[] {
  const found: Standard[] = []
  for (let position = 0; position < folded.length;) {
    const begins = !/[a-z0-9]/.test(folded[position - 1] ?? '')
    const read = begins ? readStandard(folded, position) : undefined
    if (read) found.push(read.standard)
    position = read?.end ?? position + 1
  }
  return found
}

/**
 * Similarity of a cited standard to the queried one: 1 with the same parts, less if one names only
 * the series, 0 for another number, part or body. `ABNT` alone names no body.
 */
export function compareStandards(queried: Standard, cited: Standard): number {
  if (queried.number !== cited.number) return 0
  const named = (names: readonly string[]) => names.filter((name) => name !== 'abnt')
  const [wanted, given] = [named(queried.bodies), named(cited.bodies)]
  if (wanted.length > 0 && given.length > 0 && !wanted.some((name) => given.includes(name)))
    return 0
  const shared = Math.min(queried.parts.length, cited.parts.length)
  for (let index = 0; index < shared; index += 1)
    if (queried.parts[index] !== cited.parts[index]) return 0
  if (queried.parts.length === cited.parts.length) return 1
  return queried.parts.length < cited.parts.length ? 0.95 : 0.6
}
