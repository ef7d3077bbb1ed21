import { packUnit } from './line-words.ts'
import type { AskedPacks } from './amount.ts'

const atEnd = new RegExp(
  String.raw`^(?<number>.*\S)\s+(?<count>\d{1,6})\s(?<unit>${packUnit})$`,
  'i',
)

/** Splits a part number from the packs after it: `Maker AB 50 3 cx`. */
export function splitPacks(text: string): { number: string; packs?: AskedPacks } {
  const { number, count, unit } = atEnd.exec(text)?.groups ?? {}
  return number === undefined
    ? { number: text }
    : { number, packs: { count: Number(count), text: `${count} ${unit}` } }
}
