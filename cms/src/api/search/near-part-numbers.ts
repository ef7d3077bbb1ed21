import { parseQuery } from '#src/search/query/parse.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'

/** Part number that a text may mean, with its product. */
export interface NearPartNumber {
  partNumber: string
  product: number
}

/** Maximum part numbers that are offered. */
const maxNear = 5
/** Maximum part numbers with the same beginning that are compared. */
const maxCompared = 2000
/** Maximum characters that are compared. */
const maxLength = 40
/** Minimum length of the common beginning, characters. */
const minBeginning = 2

/** Codes with two neighboring characters swapped, the most frequent typing error. */
const swapped = (code: string): string[] =>
  Array.from(
    { length: code.length - 1 },
    (_, at) => code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2),
  )

/**
 * Part numbers similar to an unknown one: first those with two neighboring characters swapped, then
 * those with the longest common beginning (at least half of the code), by edit distance, or else
 * those that are equal after the first group (`XY-95-12` for `XZ-95-12`). Empty for a text without
 * a part number.
 */
export async function readNearPartNumbers(
  { payload, locale }: CallContext,
  text: string,
): Promise<NearPartNumber[]> {
  const [candidate] = parseQuery(text, locale)
    .partNumbers.filter(({ normalized }) => /[A-Z]/.test(normalized) && /\d/.test(normalized))
    .toSorted((a, b) => b.normalized.length - a.normalized.length)
  if (candidate === undefined) return []
  const code = candidate.normalized.slice(0, maxLength)
  const nearest = (condition: ReturnType<typeof sql>) =>
    rows<NearPartNumber>(
      payload,
      sql`
      select v.printed as "partNumber", v.product_id as product from (
        select printed, normalised, product_id from search_variants v where ${condition} limit ${maxCompared}
      ) v join search_entries e on e.collection = 'products' and e.document_id = v.product_id and e.locale = ${locale}
      order by levenshtein(left(v.normalised, ${maxLength}), ${code}), v.normalised limit ${maxNear}`,
    )
  const slips = await nearest(sql`v.normalised = any(${sql.param(swapped(code))}::text[])`)
  const others = await nearestByBeginning(code, nearest)
  const offered = new Map([...slips, ...others].map((one) => [one.partNumber, one]))
  return [...offered.values()].slice(0, maxNear)
}

async function nearestByBeginning(
  code: string,
  nearest: (condition: ReturnType<typeof sql>) => Promise<NearPartNumber[]>,
): Promise<NearPartNumber[]> {
  const minLength = Math.max(minBeginning, Math.ceil(code.length / 2))
  for (let length = code.length - 1; length >= minLength; length -= 1) {
    // the code contains only letters and digits, so nothing has to be escaped in the pattern
    const found = await nearest(sql`v.normalised like ${`${code.slice(0, length)}%`}`)
    if (found.length > 0) return found
  }
  const tail = code.replace(/^[A-Z]+(?=\d)/, '')
  return tail.length < 3 ? [] : nearest(sql`part_number_tail(v.printed) = ${tail}`)
}
