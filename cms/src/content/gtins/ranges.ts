import { gtinCheckDigit } from '@vitrine/contract/gtin'

/** Digits of a GTIN-13 before its check digit: company prefix and item number. */
const bodyLength = 12

/** Form of a GS1 company prefix, which leaves at least one digit for the item number. */
const prefixForm = /^\d{4,11}$/

/** Item numbers of a GS1 company prefix from which GTINs are given. */
export interface GtinRange {
  prefix: string
  /** First item number. */
  first: number
  /** Last item number. */
  last: number
}

/** Highest item number of a prefix. */
const highestItem = (prefix: string): number => 10 ** (bodyLength - prefix.length) - 1

/** Part of a range that is wrong. */
export type WrongRangePart = 'prefix' | 'first' | 'last'

/** Range as it is stored. */
export interface StoredRange {
  prefix?: string | null
  first?: number | null
  last?: number | null
}

/** Range without `last` to the end of its prefix; undefined: a part of it is wrong. */
export function rangeOf({ prefix, first, last }: StoredRange): GtinRange | undefined {
  if (!prefix || !prefixForm.test(prefix)) return undefined
  const range = { prefix, first: first ?? 0, last: last ?? highestItem(prefix) }
  return wrongPartOf(range) === undefined ? range : undefined
}

/** Part of a range that is wrong: the prefix, or an item number that it has no digits for. */
export function wrongPartOf({ prefix, first, last }: StoredRange): WrongRangePart | undefined {
  if (!prefix || !prefixForm.test(prefix)) return 'prefix'
  const highest = highestItem(prefix)
  const isItem = (item: number): boolean => Number.isInteger(item) && item >= 0 && item <= highest
  if (!isItem(first ?? 0)) return 'first'
  if (!isItem(last ?? highest) || (last ?? highest) < (first ?? 0)) return 'last'
  return undefined
}

/** GTIN-13 of an item number, with its check digit. */
export function gtinOfItem({ prefix }: Pick<GtinRange, 'prefix'>, item: number): string {
  const body = prefix + String(item).padStart(bodyLength - prefix.length, '0')
  return body + gtinCheckDigit(body)
}
