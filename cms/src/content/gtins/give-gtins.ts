import type { Payload } from 'payload'
import { gtinForms } from '@vitrine/contract/gtin'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { gtinOfItem, rangeOf } from './ranges.ts'
import type { GtinRange, StoredRange } from './ranges.ts'

/** GTINs that are looked for in the catalogue by one statement. */
const batch = 500

/** GTIN with 14 digits, as the register and the known GTINs have it. */
const fullForm = (gtin: string): string => gtin.padStart(14, '0')

/** Ranges of the setting, in their order. */
export async function readRanges(
  payload: Payload,
  transaction?: Transaction,
): Promise<GtinRange[]> {
  const found = await rows<StoredRange>(
    payload,
    sql`select prefix, first::float8, last::float8 from gtin_ranges order by _order`,
    transaction,
  )
  return found.flatMap((range) => rangeOf(range) ?? [])
}

/** GTINs of a list that were given, that a published part number has or had, or that a draft has. */
async function takenOf(
  payload: Payload,
  gtins: readonly string[],
  transaction: Transaction,
): Promise<Set<string>> {
  const full = gtins.map(fullForm)
  const codes = gtins.flatMap(gtinForms)
  const found = await rows<{ gtin: string }>(
    payload,
    sql`
    select gtin from given_gtins where gtin = any(${sql.param(full)}::text[])
    union select gtin from known_gtins where gtin = any(${sql.param(full)}::text[])
    union select lpad(key, 14, '0') from staff_keys
      where collection = 'products' and kind = 'code' and key = any(${sql.param(codes)}::text[])`,
    transaction,
  )
  return new Set(found.map(({ gtin }) => gtin))
}

/** First item number of a range after those that were given without a gap. */
async function firstFree(
  payload: Payload,
  range: GtinRange,
  transaction: Transaction,
): Promise<number> {
  const bounds = [range.first, range.last].map((item) => fullForm(gtinOfItem(range, item)))
  const [found] = await rows<{ given: number }>(
    payload,
    sql`
    select count(*)::int as given from (
      select left(gtin, 13)::bigint - row_number() over (order by gtin) as gap from given_gtins
      where gtin between ${bounds[0]} and ${bounds[1]}
    ) numbered where gap = left(${bounds[0]}, 13)::bigint - 1`,
    transaction,
  )
  return range.first + (found?.given ?? 0)
}

/** Next free GTINs of a range, `count` at most. */
async function freeOf(
  payload: Payload,
  range: GtinRange,
  { count, avoided }: { count: number; avoided: ReadonlySet<string> },
  transaction: Transaction,
): Promise<string[]> {
  const free: string[] = []
  let item = await firstFree(payload, range, transaction)
  while (free.length < count && item <= range.last) {
    const end = Math.min(range.last, item + batch - 1)
    const gtins = Array.from({ length: end - item + 1 }, (_, at) => gtinOfItem(range, item + at))
    const taken = await takenOf(payload, gtins, transaction)
    free.push(...gtins.filter((gtin) => !taken.has(fullForm(gtin)) && !avoided.has(fullForm(gtin))))
    item = end + 1
  }
  return free.slice(0, count)
}

interface Given {
  gtins: string[]
  /** GTINs for which the ranges had no number left. */
  missing: number
}

/**
 * Gives the next GTINs of the ranges, and registers them: none is given a second time, whatever
 * becomes of its part number. Undefined: no range is set.
 *
 * @param present - GTINs that the rows of a form have, which are not saved yet.
 */
export function giveGtins(
  payload: Payload,
  { count, present, author }: { count: number; present: readonly string[]; author: number },
): Promise<Given | undefined> {
  return inTransaction(payload, async (transaction) => {
    // two people at once: the second one reads what the first was given
    await rows(payload, sql`select pg_advisory_xact_lock(${advisoryLocks.gtins})`, transaction)
    const ranges = await readRanges(payload, transaction)
    if (ranges.length === 0) return undefined
    const avoided = new Set(present.map(fullForm))
    const gtins: string[] = []
    for (const range of ranges) {
      const left = count - gtins.length
      if (left === 0) break
      const free = await freeOf(payload, range, { count: left, avoided }, transaction)
      for (const gtin of free) avoided.add(fullForm(gtin))
      gtins.push(...free)
    }
    await rows(
      payload,
      sql`insert into given_gtins (gtin, given_by) select unnest(${sql.param(gtins.map(fullForm))}::text[]), ${author}::int`,
      transaction,
    )
    return { gtins, missing: count - gtins.length }
  })
}
